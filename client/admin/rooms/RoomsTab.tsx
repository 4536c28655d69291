import { Tabs } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { DeskPart } from '../frame/DeskPart.tsx'
import { TabRow } from '../ui/TabRow.tsx'

/** As in `/admin?tab=rooms&sub=pricing`. */
const sections = [
  { id: 'types', label: 'Room Types', Content: lazyPart(() => import('./RoomTypes.tsx')) },
  { id: 'rooms', label: 'Rooms', Content: lazyPart(() => import('./Rooms.tsx')) },
  { id: 'pricing', label: 'Pricing Rules', Content: lazyPart(() => import('../pricing/PricingRules.tsx')) },
  { id: 'availability', label: 'Availability', Content: lazyPart(() => import('../availability/Availability.tsx')) },
  { id: 'grid', label: 'Rates grid', Content: lazyPart(() => import('../rate-grid/RateGrid.tsx')) },
  { id: 'room-grid', label: 'Rooms grid', Content: lazyPart(() => import('../room-grid/RoomGrid.tsx')) },
  { id: 'studio', label: 'Price studio', Content: lazyPart(() => import('../pricing/PriceStudio.tsx')) },
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
          <DeskPart>
            <Content />
          </DeskPart>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

export default RoomsTab
