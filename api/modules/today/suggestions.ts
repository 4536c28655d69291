import { differenceInHours } from 'date-fns/differenceInHours'
import { deskPath } from '#graphql/desk-paths.ts'
import type { Permission } from '#graphql/permissions.ts'
import { languageName } from '../../i18n/language-name.ts'
import { countOf } from './tell-change.ts'
import type { Today, TodayTask } from './today.type.ts'

/** Guests expect an answer within a day. */
const patienceHours = 24
/** A night with so much of the house empty is worth an offer. */
const emptyShare = 0.5

type Known = Omit<Today, 'suggestions'>

/** What would be good to do next, the most useful first; only what the caller may do. */
export const suggest = (known: Known, may: (permission: Permission) => boolean, now: Date): TodayTask[] => {
  const { waiting, nights, website } = known
  const [guest] = waiting?.longest ?? []
  const hours = guest ? differenceInHours(now, guest.since) : 0
  const quiet = nights?.find(({ free, rooms }) => rooms > 0 && free / rooms >= emptyShare)
  const [language] = website?.untranslated.toSorted((a, b) => b.records - a.records) ?? []
  const tasks: (TodayTask | false | null | undefined)[] = [
    guest &&
      may('inquiries:write') && {
        id: `answer-${guest.id}`,
        sentence:
          hours >= patienceHours
            ? `${guest.name} has waited for an answer for ${countOf(Math.floor(hours / 24), 'day')}.`
            : `${guest.name} has waited longest for an answer.`,
        remedy: null,
        button: `Answer ${guest.name}`,
        path: deskPath('inquiries', { inquiry: guest.id }),
      },
    quiet &&
      may('rooms:write') && {
        id: `price-${quiet.date}`,
        sentence: `${quiet.free} of ${quiet.rooms} rooms are still free ${quiet.date === known.date ? 'tonight' : `on ${weekday(quiet.date)}`}.`,
        remedy: 'Another price, or a shorter minimum stay, may fill them.',
        button: 'Open the price studio',
        path: deskPath('rooms', { sub: 'studio' }),
      },
    website &&
      website.linksToFix > 0 &&
      may('content:write') && {
        id: 'links',
        sentence: `${countOf(website.linksToFix, 'link')} of the website ${website.linksToFix === 1 ? 'leads' : 'lead'} nowhere or elsewhere.`,
        remedy: null,
        button: 'Look at the links',
        path: deskPath('website'),
      },
    language &&
      may('content:write') && {
        id: `translate-${language.locale}`,
        sentence: `${countOf(language.records, 'text')} ${language.records === 1 ? 'waits' : 'wait'} for ${languageName(language.locale)}.`,
        remedy: 'Until then guests read English there.',
        button: `Go on in ${languageName(language.locale)}`,
        path: deskPath('website', { language: language.locale }),
      },
    website &&
      website.unverified > 0 &&
      may('content:write') && {
        id: 'verify',
        sentence: `Nobody has checked ${countOf(website.unverified, 'place or restaurant', 'places and restaurants')} for a year.`,
        remedy: 'Hours and prices of others change without telling.',
        button: 'Check them',
        path: deskPath('website'),
      },
  ]
  return tasks.filter((task) => task != null && task !== false)
}

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

const weekday = (date: string) => weekdays.format(new Date(`${date}T00:00:00Z`))
