import { addDays } from '#graphql/stay-dates.ts'
import type { Locale } from '#graphql/locales.ts'
import { withDigits } from '../words/numbers.ts'
import { endByWeekday } from './spoken-weekdays.ts'
import { arrives, type Days, lastAt } from './stay-ends.ts'
import { anyWeekday, untilWord, weekdayCalled, weekdayFrom } from '../words/weekdays.ts'

/** A day that ends a stay, and is not called so for a way to it: 'return flight on the 14th'. */
const goesHome =
  /\b(?:ruckflug|heimflug|ruckreise|heimreise|abreisen?|auschecken|check(?:ing)?.?out|(?:fly|flying|flight|drive|head) (?:back )?home|return flight|leav(?:e|ing)|depart(?:ure|ing)|salida|saliendo|salgo|salimos|saindo|saida|lahto|lahdemme|lahtisin[a-z]*|vuelo de (?:vuelta|regreso)|regres(?:o|amos)|volvemos|voo de volta|voltamos|vol (?:de )?retour|repart(?:s|ons)|paluulento|kotilento|hemresa|hemflyg|(?:aker|reser|flyger) hem|avresa|cruise (?:leaves|departs|sails|starts)|crucero (?:sale|zarpa|empieza)|cruzeiro (?:sai|parte|comeca)|croisiere (?:part|commence)|kreuzfahrt (?:startet|beginnt|geht los)|risteily(?:mme)? (?:lahtee|alkaa)|kryssning(?:en)? (?:avgar|gar|startar)|embarqu[a-z]*|embarc[a-z]*|einschiff[a-z]*)\b/
const aLength = String.raw`\d{1,2}\s*(?:nights?|nites?|noches?|noites?|nuits?|nachte?|yota|yoksi|yoks|natter|days?|dias?|jours?|tage|paivaa|dagar)`
const beforeIt =
  '(?:before(?:hand| that| it)?|davor|vorher|zuvor|antes|avant|auparavant|innan|dessforinnan|ennen(?: sita)?)'
export const nightsBeforeIt = new RegExp(
  String.raw`\b${beforeIt}\b(?:\s+[a-z]+){0,5}?\s+${aLength}\b|\b${aLength}\s+(?:[a-z]+\s+)?(?:d.)?${beforeIt}\b`,
)

/** Who says when they come is not counted back, but for 'leaving on March 5, arriving three nights before'. */
const isCountedBack = (goes: boolean, isBefore: boolean, plain: string) =>
  (goes && isBefore) || ((goes || isBefore) && lastAt(plain, arrives) < 0)

/** 'Flying home on the 14th, six nights before that': a stay that is counted back from its last day. */
export const countedBack = (plain: string, last: string, at: number, nights: number | null): Days | null =>
  nights !== null && isCountedBack(goesHome.test(plain.slice(0, at)), nightsBeforeIt.test(withDigits(plain)), plain)
    ? { arrival: addDays(last, -nights), departure: last }
    : null

/** 'The Friday before'. */
const weekdayBeside = (locale: Locale) =>
  new RegExp(
    String.raw`\b(${anyWeekday(locale)})\s+(?:(?:right |just )?before|prior|anterior|davor|vorher|zuvor|avant|d.avant|precedente?|innan|fore|ennen sita)\b(?!\s+[a-z]*\d)`,
  )

/** 'Our cruise leaves on the 16th, we need the night before', 'die Nacht davor'. */
const nightBefore = new RegExp(
  String.raw`\b(?:night|nite|nacht|noche|noite|nuit|natt(?:en)?)\s+(?:anterior|d.avant|precedente|${beforeIt})\b|\bedelt\w+ yo`,
)

export const dayBefore =
  /\b(?:(?:the|a) day (?:before|early|earlier)|the (?:night|evening) before|(?:el |o |un |um )?dia (?:antes|anterior)|vesperas?|visperas?|la veille|un jour (?:avant|plus tot)|(?:einen|1) tag (?:vorher|davor|zuvor|fruher)|(?:am |den )?(?:tag|abend) (?:davor|vorher|zuvor)|paivaa (?:ennen|aiemmin)|edellis[a-z]+ (?:paivana|iltana)|dag(?:en)? (?:fore|innan|tidigare)|kvallen (?:fore|innan))\b/
export const dayAfter =
  /\b(?:the (?:day|morning) after|(?:el |o |no )?dia (?:despues|siguiente|depois|seguinte)|le lendemain|(?:am )?tag (?:danach|darauf|drauf)|seuraava[a-z]+ paivana|paivaa (?:jalkeen|myohemmin)|dag(?:en)? efter)\b/

/** Whether a stay goes from the day before a day to the day after it. */
export const isAround = (plain: string): boolean => dayBefore.test(plain) && dayAfter.test(plain)

/** 'My wife turns 65 on March 20; we would come the day before and go home the day after', 'the day after, five nights'. */
export const aroundDay = (plain: string, day: string): Days | null => {
  if (isAround(plain)) return { arrival: addDays(day, -1), departure: addDays(day, 1) }
  return dayAfter.test(plain) && lastAt(plain, arrives) >= 0 ? { arrival: addDays(day, 1), departure: null } : null
}

/** Whether whoever comes the day before says so: 'I get there the night before'. */
export const comesBefore = (plain: string): boolean => dayBefore.test(plain) && lastAt(plain, arrives) >= 0

/** Whether a stay ends the day after. */
export const leavesAfter = (plain: string): boolean => dayAfter.test(plain)

/** 'My birthday is on October 9; coming the Friday before, leaving the Sunday': the stay around a day that is written out. */
export const besideDay = (plain: string, day: string, locale: Locale): Days | null => {
  if (nightBefore.test(plain)) return { arrival: addDays(day, -1), departure: day }
  const found = weekdayBeside(locale).exec(plain)
  if (!found) return null
  const arrival = weekdayFrom(addDays(day, -7), weekdayCalled(found[1]!, locale))
  return { arrival, departure: endByWeekday(plain.slice(found.index + found[0].length), arrival, locale) }
}

/** '4. Juli, Sa–Mo': the days from one weekday to another that have a written one among them; 'Miami' has no Mi in it. */
export const weekdaysAround = (text: string, day: string, locale: Locale): Days | null => {
  const name = String.raw`(${anyWeekday(locale)})`
  const [, first, last] =
    new RegExp(String.raw`\b${name}\b\s*${untilWord}\s*\b${name}(?![a-z])(?!\s*\d)`).exec(text) ?? []
  if (!first || !last) return null
  const arrival = weekdayFrom(addDays(day, -6), weekdayCalled(first, locale))
  const departure = weekdayFrom(addDays(arrival, 1), weekdayCalled(last, locale))
  return departure >= day ? { arrival, departure } : null
}

/** 'Ab dem Freitag drauf', 'the following Friday': the weekday after the arrival that was spoken of. */
export const weekdayAfter = (plain: string, arrival: string, locale: Locale): string | null => {
  const name = String.raw`(${anyWeekday(locale)})`
  const found = new RegExp(
    String.raw`\b${name}\s+(?:drauf|darauf|danach|after|d.apres|suivante?|siguiente|seguinte|(?:que (?:viene|vem|sigue) )?(?:despues|depois)(?: (?:de )?(?:ese|esse|eso|desse|disso))|darpa|efter)\b(?!\s+[a-z]*\d)|\b(?:following|(?:darauf)?folgende[nr]?|seuraava[a-z]*)\s+${name}`,
  ).exec(plain)
  const weekday = found ? weekdayCalled((found[1] ?? found[2])!, locale) : -1
  return weekday < 0 ? null : weekdayFrom(addDays(arrival, 1), weekday)
}

/** 'Mo bis Mi danach': from one weekday to another after the stay that was spoken of. */
export const weekdaysAfter = (text: string, departure: string, locale: Locale): Days | null => {
  const name = String.raw`(${anyWeekday(locale)})`
  const [, first, last] =
    new RegExp(
      String.raw`\b${name}\b\s*${untilWord}\s*\b${name}\s+(?:danach|drauf|darauf|after(?: that)?|d.apres|suivante?s?|siguiente|seguinte|despues|depois|darpa|efter)\b(?!\s+[a-z]*\d)`,
    ).exec(text) ?? []
  if (!first || !last) return null
  const arrival = weekdayFrom(departure, weekdayCalled(first, locale))
  return { arrival, departure: weekdayFrom(addDays(arrival, 1), weekdayCalled(last, locale)) }
}

/** 'Wenn ich schon am Donnerstag davor komme': the weekday before the arrival that was spoken of. */
export const weekdayBefore = (plain: string, arrival: string, locale: Locale): string | null => {
  const [, name] = weekdayBeside(locale).exec(plain) ?? []
  return name ? weekdayFrom(addDays(arrival, -7), weekdayCalled(name, locale)) : null
}
