// Decorators of the resolvers write into it while they are loaded.
import 'reflect-metadata'
import type { Module } from '../platform/module.ts'
import { audit } from './audit/audit.module.ts'
import { availability } from './availability/availability.module.ts'
import { backups } from './backups/backups.module.ts'
import { blog } from './blog/blog.module.ts'
import { campaigns } from './campaigns/campaigns.module.ts'
import { chat } from './chat/chat.module.ts'
import { connections } from './connections/connections.module.ts'
import { content } from './content/content.module.ts'
import { contentDrafting } from './content-drafting/content-drafting.module.ts'
import { coupons } from './coupons/coupons.module.ts'
import { exchangeRates } from './exchange-rates/exchange-rates.module.ts'
import { firstRun } from './first-run/first-run.module.ts'
import { guests } from './guests/guests.module.ts'
import { guide } from './guide/guide.module.ts'
import { history } from './history/history.module.ts'
import { hotel } from './hotel/hotel.module.ts'
import { idempotency } from './idempotency/idempotency.module.ts'
import { inquiries } from './inquiries/inquiries.module.ts'
import { inquiryStays } from './inquiry-stays/inquiry-stays.module.ts'
import { links } from './links/links.module.ts'
import { mail } from './mail/mail.module.ts'
import { mailbox } from './mailbox/mailbox.module.ts'
import { newsletter } from './newsletter/newsletter.module.ts'
import { operations } from './operations/operations.module.ts'
import { passwordResets } from './password-resets/password-resets.module.ts'
import { pickup } from './pickup/pickup.module.ts'
import { pictures } from './pictures/pictures.module.ts'
import { pricing } from './pricing/pricing.module.ts'
import { rooms } from './rooms/rooms.module.ts'
import { savedReplies } from './saved-replies/saved-replies.module.ts'
import { searchEngines } from './search-engines/search-engines.module.ts'
import { seo } from './seo/seo.module.ts'
import { settings } from './settings/settings.module.ts'
import { staff } from './staff/staff.module.ts'
import { stayCharges } from './stay-charges/stay-charges.module.ts'
import { stayExtras } from './stay-extras/stay-extras.module.ts'
import { stayLinks } from './stay-links/stay-links.module.ts'
import { stayRequests } from './stay-requests/stay-requests.module.ts'
import { staySheet } from './stay-sheet/stay-sheet.module.ts'
import { subscribers } from './subscribers/subscribers.module.ts'
import { sync } from './sync/sync.module.ts'
import { thread } from './thread/thread.module.ts'
import { today } from './today/today.module.ts'
import { throttle } from './throttle/throttle.module.ts'
import { undo } from './undo/undo.module.ts'
import { visits } from './visits/visits.module.ts'
import { waitingList } from './waiting-list/waiting-list.module.ts'
import { webhooks } from './webhooks/webhooks.module.ts'

/** The one list of all modules: a new noun is its folder and a line here. */
export const modules: readonly Module[] = [
  audit,
  availability,
  backups,
  blog,
  campaigns,
  chat,
  connections,
  content,
  contentDrafting,
  coupons,
  exchangeRates,
  firstRun,
  guests,
  guide,
  history,
  hotel,
  idempotency,
  inquiries,
  inquiryStays,
  links,
  mail,
  mailbox,
  newsletter,
  operations,
  passwordResets,
  pickup,
  pictures,
  rooms,
  // Its seed has a price for each of their types.
  pricing,
  savedReplies,
  searchEngines,
  seo,
  settings,
  staff,
  stayCharges,
  stayExtras,
  stayLinks,
  stayRequests,
  staySheet,
  subscribers,
  sync,
  thread,
  throttle,
  today,
  undo,
  visits,
  waitingList,
  webhooks,
]

const all = <Part extends 'entities' | 'resolvers' | 'jobs' | 'calls' | 'routes' | 'nodes'>(part: Part) =>
  modules.flatMap((module) => (module[part] ?? []) as NonNullable<Module[Part]>[number][])

export const entities = all('entities')
export const resolvers = all('resolvers')
export const jobs = all('jobs')
export const calls = all('calls')
export const routes = all('routes')
export const nodeKinds = all('nodes')
