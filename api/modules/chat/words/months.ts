import { formatTags } from '#graphql/format-tags.ts'
import { locales } from '#graphql/locales.ts'
import { fold } from './words.ts'

/** 'march', 'mar', 'marzo', 'maaliskuu' … -> 3, in every language of the site: guests mix them. */
const monthNames = new Map(
  locales.flatMap((locale) =>
    Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
      (['long', 'short'] as const).map((month): [string, number] => {
        const format = new Intl.DateTimeFormat(formatTags[locale], { month, timeZone: 'UTC' })
        return [fold(format.format(Date.UTC(2027, index, 15))).replaceAll(/[^a-z]/g, ''), index + 1]
      }),
    ),
  ),
)
monthNames.delete('')
// Austria's and Switzerland's own.
monthNames.set('feber', 2)
monthNames.set('janner', 1)
// With two letters less.
monthNames.set('feveiro', 2)
/** Every name and short form of a month. */
export const monthWords = new Set(
  [...monthNames.keys()].flatMap((name) =>
    name.endsWith('kuu') ? ['', 'ta', 'ssa'].map((end) => `${name}${end}`) : name,
  ),
)

/** Short names that are words of everyday as well: 'el mar' is the sea, and 'moved out', 'all set' and 'a week ago' are no months. */
const behindDay = String.raw`(?<=(?:\d|\b(?:de|del|em|en|d[eo]))[\s/.-]{0,2})`
const inContext: Record<string, string> = {
  mar: String.raw`(?<!\b(?:del|al|el|o|do|ao|no) )mar`,
  out: `${behindDay}out`,
  set: `${behindDay}set`,
  ago: `${behindDay}ago`,
}
const inPattern = (name: string) => inContext[name] ?? name

// Longer names first, and endings after them: 'maaliskuuta', 'marzo' before 'mar'.
export const anyMonth = `(?<![a-z])(${[...monthNames.keys()]
  .sort((a, b) => b.length - a.length)
  .map(inPattern)
  .join('|')})(?:ta|ssa|n)?(?![a-z])\\.?`
/** A month by its whole name: 'out' and 'mar' are words as well, and so is 'may'; in Finnish 'joulu' is Christmas. */
export const anyLongMonth = new RegExp(
  String.raw`\b(?:${[...monthNames.keys()].filter((name) => name.length > 3 && name !== 'sept' && name !== 'joulu').join('|')})(?:ta|ssa|n)?\b`,
)

/** 1 to 12; 0 for what is no month. */
export const monthOf = (name: string) => monthNames.get(name.replaceAll(/[^a-z]/g, '')) ?? 0
