import { firstOfMonth } from '#graphql/stay-dates.ts'
import { anyMonth, monthOf } from '../words/months.ts'

const nextYear =
  /\b(?:next year|nachstes jahr|nachsten jahr|ensi vuo[a-z]+|nasta ar|ano que viene|proximo ano|ano que vem|annee prochaine)\b/

/** The years that a message can mean: the one that it names, or else this one and the next. */
export const yearsNamed = (text: string, today: string): number[] => {
  const [, named] = /\b(20\d\d)\b/.exec(text) ?? []
  const thisYear = Number(today.slice(0, 4))
  if (named) return [Number(named)]
  return nextYear.test(text) ? [thisYear + 1] : [thisYear, thisYear + 1]
}

/** A month also at the head of a word: 'Märzwoche'. */
export const monthInside = new RegExp(anyMonth.replace('(?![a-z])', '(?=woche|helg|[^a-z]|$)'))

/** The month that a text names, as YYYY-MM; null where it names none. */
export const monthNamed = (text: string, today: string): string | null => {
  const month = monthOf(monthInside.exec(text)?.[1] ?? '')
  return month ? nextMonth(month, today) : null
}

/** The month as YYYY-MM: this one, while it is not over, or the next of that name. */
export const nextMonth = (month: number, today: string): string => {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}`
}

const inMonth = new RegExp(
  String.raw`(?:\b(?:in|for|during|kostar|kostet(?: der)?|of|en|em|im|fur|pour|para|de|i(?! may))\s+(?:late |early |mid |anfang |ende |mitte |slutet av |borjan av )?|\b(?:late|early|mid|anfang|ende|mitte|fin|debut|mi|finales de|fines de|principios de|mediados de|inicio de|comeco de|meados de|slutet av|borjan av|mitten av)\s+)${anyMonth}|\b([a-z]+kuu)(?:ssa|lle|ksi|n)\b`,
)

/** The month that is named with a word for 'in' before it; undefined where none is. */
export const monthSpoken = (text: string): string | undefined => inMonth.exec(text)?.slice(1).find(Boolean)

const thisMonth =
  /\b(?:this month|este mes|esse mes|neste mes|nesse mes|ce mois|diese[mnr]? monat|tassa kuussa|taman kuun|denna manad|den har manaden)\b/
const comingMonth =
  /\b(?:next month|following month|month after(?: that)?|mes (?:siguiente|seguinte|despues|depois)|mois (?:suivant|d.apres)|folgenden monat|monat (?:danach|darauf|drauf)|seuraavassa kuussa|manaden (?:efter|darpa)|(?:el )?mes que viene|proximo mes|mes proximo|(?:o |do |no )?mes que vem|mois prochain|nachste[mnrs]? monats?|kommende[mn] monat|ensi kuu(?:n|ssa|lle|ksi)?|nasta manad)\b/

/** 'This month', 'mês que vem', 'ensi kuussa': a month, and no length of a stay. */
export const relativeMonth = new RegExp(`${thisMonth.source}|${comingMonth.source}`)

/** Such a month as YYYY-MM; null where a question speaks of none. */
export const monthAhead = (text: string, today: string): string | null => {
  if (thisMonth.test(text)) return today.slice(0, 7)
  return comingMonth.test(text) ? firstOfMonth(today.slice(0, 7), 1).slice(0, 7) : null
}

const longestMonth = 6
/** 'May' and 'mars' are words of everyday as well, and 'jul' is Swedish for Christmas. */
const surelyMonth = /\b(?:(?!ma(?:y|i|rs)\b)[a-z]{4,}|jan|feb|fev|apr|abr|aug|ago|okt|oct|nov|dec|dez|dic|ene)\b/

/** 'Marzo', 'januari hade varit skönt': a month in a few words without a number. */
const monthAlone = (text: string): string | undefined => {
  if (/\d/.test(text) || (text.match(/[a-z]+/g) ?? []).length > longestMonth) return undefined
  const [name] = new RegExp(anyMonth).exec(text) ?? []
  return name && surelyMonth.test(name) ? name : undefined
}

/** The month of which a question speaks without a day, as YYYY-MM; null when it does not. */
export const monthInQuestion = (text: string, today: string): string | null => {
  const [, bent, finnish] = inMonth.exec(text) ?? []
  const month = monthOf(bent ?? finnish ?? monthAlone(text) ?? '')
  return month ? nextMonth(month, today) : monthAhead(text, today)
}
