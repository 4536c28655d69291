import { Box, Tabs } from '@chakra-ui/react'
import { useTabInSight } from './useTabInSight.ts'

interface TabRowProps {
  label: string
  /** Id of the open tab. */
  current: string
  tabs: readonly { id: string; label: string }[]
}

/** The row of tabs inside a part of the desk; longer than a phone's screen, it is moved sideways to its edges. */
export const TabRow = ({ label, current, tabs }: TabRowProps) => (
  <Box
    ref={useTabInSight(current)}
    position="relative"
    overflowX="auto"
    mx={{ base: '-4', md: '0' }}
    px={{ base: '4', md: '0' }}
    py="1"
  >
    <Tabs.List aria-label={label} minWidth="max-content">
      {tabs.map((tab) => (
        <Tabs.Trigger key={tab.id} value={tab.id}>
          {tab.label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  </Box>
)
