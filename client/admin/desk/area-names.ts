import { BedIcon, GearIcon, GlobeIcon, InboxIcon, MegaphoneIcon, SunIcon } from '../ui/icons.tsx'

/** The rooms of the house: each screen of the desk stands in one of them. */
export const areas = [
  { name: 'today', label: 'Today', Icon: SunIcon },
  { name: 'inquiries', label: 'Inquiries', Icon: InboxIcon },
  { name: 'rooms', label: 'Rooms & prices', short: 'Rooms', Icon: BedIcon },
  { name: 'marketing', label: 'Marketing', Icon: MegaphoneIcon },
  { name: 'website', label: 'Website', Icon: GlobeIcon },
  { name: 'settings', label: 'Settings', Icon: GearIcon },
] as const

export type AreaName = (typeof areas)[number]['name']

export const areaLabels = Object.fromEntries(areas.map(({ name, label }) => [name, label])) as Record<AreaName, string>
