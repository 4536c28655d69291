import { Flex, Tabs } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { DeskPart } from '../frame/DeskPart.tsx'
import { TabScroll } from '../ui/TabScroll.tsx'
import type { Place } from './areas.ts'
import { PlaceLinks } from './PlaceLinks.tsx'
import type { DeskTab } from './tabs.ts'

interface AreaTabsProps {
  current: DeskTab
  tabs: readonly DeskTab[]
  /** Screens of the area with an address of their own. */
  pages: readonly Place[]
}

/** The screens of an area, and the one that is open. */
export const AreaTabs = ({ current, tabs, pages }: AreaTabsProps) => {
  const [, setQuery] = useSearchParams()
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
    </Tabs.Root>
  )
}
