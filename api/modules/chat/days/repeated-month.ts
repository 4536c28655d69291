import { anyMonth } from '../words/months.ts'
import { counted } from '../words/numbers.ts'

/** 'Or' and 'and' between stays, in every language of the site. */
export const joining = 'or|ou|oder|od|bzw|tai|vai|eller|o|u|and|y|e|et|und|ja|och'

const join = String.raw`\s*(?:\b(?:${joining})\b\.?|&)\s*(?:(?:from|vom|von|du|del?|fran|the|el|am|den|o|dia)\s+){0,2}`
const day = String.raw`\d{1,2}(?:st|nd|rd|th|\.)?`
const days = String.raw`(?<![\d.:/])${day}\s*(?:[-–—~]|\b(?:to|till?|al?|au|ao|bis|ate|hasta|auf)\b)\s*(?:(?:the|el|den|le|o|dia|zum)\s+)?${day}(?!\d|[./:]\d)${counted}(?!\s*(?:uhr|h|am|pm|a|euros?|km|min)\b|\s*[$€%])`
const of = String.raw`\s*(?:de|of|del|d)?\s*`

/** 'Dec 5-8 or 12-15'. */
const before = new RegExp(String.raw`${anyMonth}\s*${days}${join}(?=${days}(?!${of}${anyMonth}))`, 'g')
/** '5-8 dec oder 12-15'. */
const behind = new RegExp(String.raw`(${days}${of}${anyMonth}${join}${days})(?!${of}${anyMonth})`, 'g')
/** '5-8 o del 12 al 15 de diciembre'. */
const atTheEnd = new RegExp(String.raw`(${days})(?=${join}${days}${of}${anyMonth})`, 'g')

/** Says the month of two stays with each of them, in a text without case and accents. */
export const withRepeatedMonth = (text: string): string =>
  text
    .replaceAll(before, (found, month: string) => `${found}${month} `)
    .replaceAll(behind, (found, _all, month: string) => `${found} ${month}`)
    .replaceAll(atTheEnd, (found, _all, month: string) => `${found} ${month}`)
