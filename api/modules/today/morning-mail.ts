import { deskPath } from '#graphql/desk-paths.ts'
import { languageName } from '../../i18n/language-name.ts'
import type { Context } from '../../platform/context.ts'
import { formatDollars } from '../hotel/format.ts'
import { writeInstant } from '../hotel/hotel-instant.ts'
import { layOutStaffMail } from '../mail/staff-mail.ts'
import type { NightAhead, Today } from './today.type.ts'
import { countOf, listed } from './tell-change.ts'

const days = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const formatDay = (date: string) => days.format(new Date(`${date}T00:00:00Z`))

const tellNight = ({ free, rooms, price, priceYearAgo }: NightAhead): string => {
  if (price === null) return 'Nothing free'
  const before = priceYearAgo === null ? '' : `, ${formatDollars(priceYearAgo, 'en')} a year ago`
  return `${free} of ${rooms} rooms free, from ${formatDollars(price, 'en')}${before}`
}

/** Rows of the mail. Guests stand in it by reference alone: a mail cannot be erased from a mailbox. */
const rowsOf = (
  ctx: Context,
  { waiting, nights, changes, campaigns, problems, website }: Today,
): [string, string][] => {
  const [longest] = waiting?.longest ?? []
  const rows: [string, string | false | null | undefined][] = [
    [
      'Waiting for an answer',
      waiting && longest
        ? `${countOf(waiting.count, 'guest')}; longest ${longest.reference}, since ${writeInstant(ctx.facts, longest.since)}`
        : waiting && 'Nobody',
    ],
    ...(nights ?? []).map((night, index): [string, string] => [
      index === 0 ? 'Tonight' : formatDay(night.date),
      tellNight(night),
    ]),
    ['What failed', problems.length > 0 && problems.map(({ sentence }) => sentence).join(' ')],
    ['Since yesterday', changes.length > 0 && changes.map(({ sentence }) => sentence).join(' ')],
    [
      'Campaigns',
      campaigns !== null &&
        campaigns.length > 0 &&
        campaigns.map(({ subject, sent, recipients }) => `${subject} (${sent} of ${recipients} sent)`).join(', '),
    ],
    [
      'To check',
      website !== null &&
        website.unverified > 0 &&
        countOf(website.unverified, 'record of the website', 'records of the website'),
    ],
    [
      'To translate',
      website !== null &&
        website.untranslated.length > 0 &&
        listed(website.untranslated.map(({ locale, records }) => `${languageName(locale)} (${records})`)),
    ],
  ]
  return rows.filter((row): row is [string, string] => Boolean(row[1]))
}

/** Today as a mail to one person at the desk. */
export const writeMorningMail = (ctx: Context, person: { name: string; email: string }, today: Today) => {
  const [suggestion] = today.suggestions.filter(({ id }) => !id.startsWith('answer-'))
  return layOutStaffMail(
    ctx,
    { kind: 'morning', to: { address: person.email, name: person.name } },
    {
      subject: `${ctx.facts.name}: ${formatDay(today.date)}`,
      preview: today.waiting ? `${countOf(today.waiting.count, 'guest')} waiting for an answer` : 'Today at the desk',
      heading: formatDay(today.date),
      opening: [`Good morning, ${person.name}.`],
      facts: rowsOf(ctx, today),
      button: { label: 'Open Today', url: ctx.publicUrl + deskPath('today') },
      closing: suggestion ? [[suggestion.sentence, suggestion.remedy].filter(Boolean).join(' ')] : [],
      reason: 'You asked for this mail at the staff desk, under Today, and can turn it off there.',
    },
  )
}
