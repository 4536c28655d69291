import { child } from './added-guests.ts'
import { alone, countedGuests, countsAll, couples, oneAdult, oneChild, twins } from './party-words.ts'
import { and, called as byName, kin, mine, someKin } from './kin.ts'
import { breeds, petWords } from './pets-named.ts'

/** Where somebody stands whom the party counts. */
const known: readonly RegExp[] = [
  ...countedGuests,
  someKin,
  oneChild,
  oneAdult,
  twins,
  couples,
  alone,
  petWords,
  new RegExp(String.raw`\b(?:${kin}|${byName})\b`),
]

/** Each with the end of its last word. */
const everyKnown = known.map(({ source }) => new RegExp(`(?:${source})[a-z]*`, 'g'))

const whose = String.raw`(?:${mine}|his|her|their|su|sua|seu|ihre?[nmr]?|seine?[nmr]?|hans|hennes|sen|hanen|the|a|an|one|un|una|el|la|los|las|um|uma|o|os|as|une|le|les|ein|eine|einem|einer|der|die|das|dem|den|en|ett|yksi|yks|se|tuo|joku)`
const self = String.raw`(?:me|myself|i|yo|eu|mim|moi|ich|mina|ma|jag|(?:us|uns|wir|nous|nosotr[oa]s|vi|oss) \d|somebody)`
/** The guest once more, or a word that says perhaps. */
const nobodyElse =
  /^(?:mich|mir|moi|mina|minua|mej|mig|jag|servidora?|evtl|vielleicht|maybe|quiza[s]?|talvez|peut|ehka|kanske)$/
/** What people have with them, and what else stands behind 'and'. */
const things =
  /^(?:days|tage|tagen|dias|jours|paivat|dagar|cars?|truck|van|rv|trailer|boat|bikes?|bicycles?|luggage|bags?|gear|stuff|clubs|boards?|kayaks?|budget|coche|carro|auto|moto|bicis?|equipaje|maletas?|malas?|bicicletas?|voiture|velos?|bagages|valises?|wagen|gepack|fahrrad[a-z]*|anhanger|boot|bil|bilen|cykl[a-z]*|bagage|vasko[a-z]*|autoa?|pyor[a-z]*|laukut|rest|nights?|days?|room|rooms|other|others|same|also|then|that|this|it|is|are|would|want|need|please|thanks?|nada|nothing|nobody|nadie|ninguem|personne|niemand|nichts|ei|ingen|nacht|noche|noite|nuit|natt|quarto|cuarto|chambre|zimmer|rum|huone[a-z]*|king|queen|double|suite|studio|price|weekend|week|first|last|one|two|more|bit|lot|little|way|beach|hotel|house|end|day|dia|fin|fim|jour|tag|dag)$/

const dogs = new RegExp(`^(?:${breeds})$`)
const aChild = new RegExp(`^(?:${child})$`)

/** Where what a person is called by ends. */
const end = String.raw`(?=\s*(?:$|[,.;?!)(]|\b(?:for|para|pra|pour|fur|till|from|vom|del?|du|fran|im|in|en|em|i|and|und|y|e|et|ja|och|on|we|wir|vi|nous|je|ich|jag|would|want|need)\b))`
const called = String.raw`(?:\d\s+)?(?<before>[a-z]+\s+)?(?<name>[a-z]{3,})${end}`
const inCompany: readonly RegExp[] = [
  // 'Two adults and the wean', 'nous deux et nos loulous', 'mä ja frendi'.
  new RegExp(String.raw`\b${self}\s*(?:[&+]\s*|,?\s${and}\s+)${whose}\s+${called}`),
  new RegExp(
    String.raw`\b${self}\s*,\s*(?:${mine}|his|her|their|ihre?[nmr]?|seine?[nmr]?|hans|hennes|sen)\s+${called}`,
  ),
  // 'Mon mari et nos deux loulous'.
  new RegExp(String.raw`\bsomebody\s+${and}\s+somebody\s+(?<name>[a-z]{4,})${end}`),
  new RegExp(String.raw`\b${self}\s+${and}\s+(?<name>[a-z]{4,})(?=\s*(?:$|[,.;?!)]))`),
  // 'My besties and me', 'mi vieja y yo'.
  new RegExp(
    String.raw`\b(?:${mine})\s+(?<name>[a-z]{3,})\s+${and}\s+(?:me|myself|i|yo|eu|moi|ich|mina|ma|jag)(?=\s*(?:$|[,.;?!)]))`,
  ),
]

/**
 * Somebody who comes along with the guest, or with others who are counted, and is called by a word that is not known.
 * @param text without case and accents and with its numbers in digits
 */
export const unknownCompanion = (text: string, areChildrenCounted: boolean): string | undefined => {
  const counted = everyKnown.reduce((rest, pattern) => rest.replaceAll(pattern, ' somebody '), text)
  for (const pattern of inCompany) {
    const found = pattern.exec(counted.replaceAll(/\s+/g, ' '))
    if (!found) continue
    const { name = '', before } = found.groups!
    const isChild = aChild.test(name) && (areChildrenCounted || countsAll.test(text))
    const isSomebody = name === 'somebody' || before?.trim() === 'somebody'
    const isKnown = isSomebody || isChild || [nobodyElse, things, dogs].some((words) => words.test(name))
    if (!isKnown) return found[0].replaceAll('somebody', '').trim()
  }
  return undefined
}
