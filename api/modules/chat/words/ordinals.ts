import { addDays, firstOfMonth } from '#graphql/stay-dates.ts'
import { weekdayFrom } from './weekdays.ts'

/** Stands for the last one, however many there are. */
export const lastOne = 5
const ordinals: [number, RegExp][] = [
  [
    1,
    /\b(?:first|1st|primer|primera|primeir[ao]|premiere?|1ere?|erste[nrs]?|ensimmai[a-z]+|eka(?:lla|n|na)?|forsta)\b/,
  ],
  [
    2,
    /\b(?:second|2nd|segund[ao]|deuxieme|2e(?:me)?|zweite[nrs]?|toi(?:nen|sella|sen|sena)|toka(?:lla|n|na)?|andra)\b/,
  ],
  [3, /\b(?:third|3rd|tercera?|tercer|terceir[ao]|troisieme|3e(?:me)?|dritte[nrs]?|kolmas|kolmannella|tredje)\b/],
  [
    4,
    /\b(?:fourth|4th|(?:cuart[ao]|quart[ao])(?= (?:fi[mn]|seman|domingo|sabad|segund|terc|quint|sext|lunes|martes|miercoles|jueves|viernes))|quatrieme|vierte[nrs]?|neljas|neljannella|fjarde)\b/,
  ],
  [lastOne, /\b(?:last|ultim[ao]|derniere?|letzte[nrs]?|viimei[a-z]+|sista)\b/],
]

/** Which one of several a text speaks of, `lastOne` for the last; undefined where it counts none. */
export const ordinalIn = (text: string): number | undefined => ordinals.find(([, words]) => words.test(text))?.[0]

/** The nth such weekday of a month (YYYY-MM), or its last. */
export const nthWeekday = (month: string, nth: number, weekday: number): string =>
  nth === lastOne
    ? weekdayFrom(addDays(firstOfMonth(month, 1), -7), weekday)
    : addDays(weekdayFrom(`${month}-01`, weekday), 7 * (nth - 1))

const figures = ['first', 'second', 'third', 'fourth']

/** '3. Advent', '2:a advent', '4e dimanche de l'avent' with the number as a word: no day of a month is meant. */
export const withAdvents = (text: string): string =>
  text.replaceAll(
    /(?<![\d.,:/])([1-4])(?:st|nd|rd|th|ere?|eme|e|:[ae]|o|a|º|ª|\.)?\s*(?=(?:(?:domingo|dimanche|sunday)\s+(?:del?|do|of)?\s*(?:l.)?)?(?:advent|avent\b|advient))/g,
    (_match, figure: string) => `${figures[Number(figure) - 1]} `,
  )
