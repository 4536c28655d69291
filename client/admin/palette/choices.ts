import { campaignsPath, deskPath } from '#graphql/desk-paths.ts'
import { staffPaths } from '#graphql/paths.ts'
import type { Permission } from '#graphql/permissions.ts'
import { areasFor } from '../desk/areas.ts'
import type { PaletteSearchQuery } from './PaletteSearch.generated.ts'

export interface Choice {
  id: string
  group: string
  title: string
  detail: string
  /** Where it leads; an action of the desk itself has `run` instead. */
  to?: string
  run?: () => void
}

type Can = (permission: Permission) => boolean

interface Offer {
  title: string
  to: string
  /** Other words that people look for it by. */
  words?: string
  permission: Permission
}

const roomSections: Offer[] = [
  ['Room Types', 'types'],
  ['Rooms', 'rooms'],
  ['Pricing Rules', 'pricing'],
  ['Availability', 'availability'],
  ['Rates grid', 'grid'],
  ['Rooms grid', 'room-grid'],
  ['Price studio', 'studio'],
].map(([title, sub]) => ({ title: title!, to: deskPath('rooms', { sub: sub! }), permission: 'rooms:read' }))

const connection = (id: string) => deskPath('connections', { connection: id })

const settings: Offer[] = [
  { title: 'Mail server', words: 'smtp dkim sender', to: connection('mail'), permission: 'connections:manage' },
  {
    title: 'Mailbox for guests’ answers',
    words: 'imap inbox incoming',
    to: connection('mailbox'),
    permission: 'connections:manage',
  },
  { title: 'Language model', words: 'assistant openai key', to: connection('model'), permission: 'connections:manage' },
  {
    title: 'Little Hotelier',
    words: 'channel code sync booking',
    to: connection('little-hotelier'),
    permission: 'connections:manage',
  },
  { title: 'Google Search Console', words: 'key', to: connection('google'), permission: 'connections:manage' },
  {
    title: 'Hotel facts',
    words: 'name address phone hours fees policies languages',
    to: deskPath('website', { kind: 'facts' }),
    permission: 'content:read',
  },
  { title: 'Taxes and fees', words: 'charges', to: deskPath('rooms', { sub: 'pricing' }), permission: 'rooms:read' },
  { title: 'Postal address', words: 'mails footer', to: campaignsPath('outbox'), permission: 'campaigns:write' },
]

const actions: Offer[] = [
  { title: 'Write a campaign', words: 'send offer mail', to: staffPaths.emailCampaigns, permission: 'campaigns:write' },
  { title: 'Redeem a coupon', words: 'code discount scan', to: deskPath('coupons'), permission: 'coupons:redeem' },
  { title: 'Add a subscriber', words: 'mailing list', to: staffPaths.emailAdmin, permission: 'subscribers:write' },
  { title: 'Invite a colleague', words: 'staff account', to: deskPath('staff'), permission: 'staff:manage' },
  { title: 'Make a backup', words: 'download', to: deskPath('operations'), permission: 'backups:manage' },
  {
    title: 'Upload a picture',
    words: 'photo',
    to: deskPath('website', { kind: 'picture' }),
    permission: 'content:write',
  },
]

const offered = (group: string, offers: readonly Offer[], can: Can): (Choice & { words: string })[] =>
  offers
    .filter(({ permission }) => can(permission))
    .map(({ title, to, words = '' }) => ({ id: `${group} ${title}`, group, title, detail: '', to, words }))

/** What the desk offers by itself: its screens, settings and actions, of those that somebody may use. */
const ownChoices = (can: Can): (Choice & { words: string })[] => [
  ...areasFor(can).flatMap(({ label: area, places }) =>
    places.map(({ to, label }) => ({
      id: `screen ${to}`,
      group: 'Screens',
      title: label,
      detail: label === area ? '' : area,
      to,
      words: area,
    })),
  ),
  ...offered('Screens', roomSections, can),
  ...offered('Settings', settings, can),
  ...offered('Actions', actions, can),
]

/** Those of them in which every typed word occurs; all screens while nothing is typed. */
export const matchingChoices = (text: string, can: Can): Choice[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return ownChoices(can).filter(({ id }) => id.startsWith('screen '))
  return ownChoices(can).filter(({ title, words: more }) => {
    const said = `${title} ${more}`.toLowerCase()
    return words.every((word) => said.includes(word))
  })
}

type Hit = PaletteSearchQuery['deskSearch'][number]

const groups: Record<Hit['kind'], string> = {
  INQUIRY: 'Guests and inquiries',
  SUBSCRIBER: 'Mailing list',
  COUPON: 'Coupons',
  ROOM_TYPE: 'Rooms',
  ROOM: 'Rooms',
  POST: 'Blog',
  CONTENT: 'Website',
}

const addresses: Record<Hit['kind'], (hit: Hit) => string> = {
  INQUIRY: ({ id }) => deskPath('inquiries', { inquiry: id }),
  SUBSCRIBER: ({ title }) => `${staffPaths.emailAdmin}?${new URLSearchParams({ q: title })}`,
  COUPON: ({ title }) => deskPath('coupons', { code: title }),
  ROOM_TYPE: () => deskPath('rooms', { sub: 'types' }),
  ROOM: () => deskPath('rooms', { sub: 'rooms' }),
  POST: ({ id }) => deskPath('blog', { post: id }),
  CONTENT: ({ id, detail }) => deskPath('website', { kind: detail, entry: id }),
}

/** What the server found, with the way to each. */
export const foundChoices = (hits: readonly Hit[]): Choice[] =>
  hits.map((hit) => ({
    id: `${hit.kind} ${hit.id}`,
    group: groups[hit.kind],
    title: hit.title,
    detail: hit.detail,
    to: addresses[hit.kind](hit),
  }))
