import { Tabs } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageSkeleton } from '../frame/PageSkeleton.tsx'
import { TabRow } from '../ui/TabRow.tsx'

/** As in `/admin?tab=rooms&sub=pricing`. */
const sections = [
  { id: 'types', label: 'Room Types', Content: lazy(() => import('./RoomTypes.tsx')) },
  { id: 'rooms', label: 'Rooms', Content: lazy(() => import('./Rooms.tsx')) },
  { id: 'pricing', label: 'Pricing Rules', Content: lazy(() => import('../pricing/PricingRules.tsx')) },
  { id: 'availability', label: 'Availability', Content: lazy(() => import('../availability/Availability.tsx')) },
  { id: 'studio', label: 'Price studio', Content: lazy(() => import('../pricing/PriceStudio.tsx')) },
] as const

/** Room Management: what the hotel has, what it costs, and which nights are free. */
const RoomsTab = () => {
  const [query, setQuery] = useSearchParams()
  const current = sections.find(({ id }) => id === query.get('sub')) ?? sections[0]
  return (
    <Tabs.Root
      value={current.id}
      onValueChange={({ value }) => setQuery({ tab: 'rooms', sub: value })}
      activationMode="manual"
      lazyMount
      unmountOnExit
      variant="enclosed"
    >
      <TabRow label="Room management" current={current.id} tabs={sections} />
      {sections.map(({ id, Content }) => (
        <Tabs.Content key={id} value={id} pt="5">
          <Suspense fallback={<PageSkeleton />}>
            <Content />
          </Suspense>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

export default RoomsTab
