import { Flex, Tabs } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { DeskPart } from '../frame/DeskPart.tsx'
import { useViewer } from '../frame/viewer.tsx'
import { useGoogleReturn } from '../search-engines/useGoogleReturn.ts'
import { FirstRunBar } from '../first-run/FirstRunBar.tsx'
import { pagesOf } from './areas.ts'
import { PlaceLinks } from './PlaceLinks.tsx'
import { tabAt, tabsBeside } from './tabs.ts'
import { TabScroll } from '../ui/TabScroll.tsx'

const DeskPage = () => {
  const { can } = useViewer()
  const [query, setQuery] = useSearchParams()
  const current = tabAt(can, query.get('tab'))
  const tabs = tabsBeside(can, current.area)
  const pages = pagesOf(can, current.area)
  useGoogleReturn()
  // A part that cannot be loaded says so where it is shown.
  void current.Content.preload().catch(() => undefined)

  return (
    <Tabs.Root
      value={current.id}
      // Other parameters belong to the tab that is left.
      onValueChange={({ value }) => setQuery({ tab: value })}
      activationMode="manual"
      lazyMount
      unmountOnExit
      size="lg"
    >
      <FirstRunBar isShown={current.id !== 'setup'}>
        <TabScroll current={current.id}>
          {/* Where there is room for a second row, no tab is out of sight. */}
          <Flex minWidth={{ base: 'max-content', md: '0' }} wrap={{ md: 'wrap' }}>
            <Tabs.List aria-label="Desk" flexWrap={{ md: 'wrap' }} flexGrow={pages.length > 0 ? undefined : '1'}>
              {tabs.map(({ id, label, Count }) => (
                <Tabs.Trigger key={id} value={id} px={{ base: '2', md: '2.5' }}>
                  {label}
                  {Count && <Count />}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {pages.length > 0 && <PlaceLinks places={pages} />}
          </Flex>
        </TabScroll>
        {tabs.map(({ id, Content }) => (
          <Tabs.Content key={id} value={id} pt="6">
            <DeskPart>
              <Content />
            </DeskPart>
          </Tabs.Content>
        ))}
      </FirstRunBar>
    </Tabs.Root>
  )
}

export default DeskPage
