import { Tabs } from '@chakra-ui/react'
import { TabScroll } from './TabScroll.tsx'

interface TabRowProps {
  label: string
  /** Id of the open tab. */
  current: string
  tabs: readonly { id: string; label: string }[]
}

/** The row of tabs inside a part of the desk. */
export const TabRow = ({ label, current, tabs }: TabRowProps) => (
  <TabScroll current={current}>
    <Tabs.List aria-label={label} minWidth="max-content">
      {tabs.map((tab) => (
        <Tabs.Trigger key={tab.id} value={tab.id}>
          {tab.label}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  </TabScroll>
)
