import { Box, Tabs } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { DeskPart } from '../frame/DeskPart.tsx'
import { useViewer } from '../frame/viewer.tsx'
import { useGoogleReturn } from '../search-engines/useGoogleReturn.ts'
import { deskTabs } from './tabs.ts'
import { useTabInSight } from '../ui/useTabInSight.ts'

const DeskPage = () => {
  const { can } = useViewer()
  const [query, setQuery] = useSearchParams()
  const offered = deskTabs.filter(({ permission }) => !permission || can(permission))
  const current = offered.find(({ id }) => id === query.get('tab')) ?? offered[0]
  const row = useTabInSight(current?.id)
  useGoogleReturn()

  return (
    <Tabs.Root
      value={current?.id}
      // Other parameters belong to the tab that is left.
      onValueChange={({ value }) => setQuery({ tab: value })}
      activationMode="manual"
      lazyMount
      unmountOnExit
      size="lg"
    >
      <Box ref={row} position="relative" overflowX="auto" mx={{ base: '-4', md: '0' }} px={{ base: '4', md: '0' }}>
        <Tabs.List aria-label="Desk" minWidth="max-content">
          {offered.map(({ id, label, Count }) => (
            <Tabs.Trigger key={id} value={id} px={{ base: '2', md: '4' }}>
              {label}
              {Count && <Count />}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </Box>
      {offered.map(({ id, Content }) => (
        <Tabs.Content key={id} value={id} pt="6">
          <DeskPart>
            <Content />
          </DeskPart>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

export default DeskPage
