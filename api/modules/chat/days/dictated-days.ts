import { leavingWords } from '../words/leaving-words.ts'
import { anyMonth } from '../words/months.ts'

const list = (words: string) => words.split(' ')

const english = list(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
)
const spanish = list(
  'primero dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
)
const portuguese = list(
  'primeiro dois tres quatro cinco seis sete oito nove dez onze doze treze (?:qua|ca)torze quinze dez[ae]sseis dez[ae]ssete dezoito dez[ae]nove vinte',
)
const french = list(
  String.raw`premier deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix[\s-]sept dix[\s-]huit dix[\s-]neuf vingt`,
)
const german = list(
  'erste zweite dritte vierte funfte sechste sieb(?:en)?te achte neunte zehnte elfte zwolfte dreizehnte vierzehnte funfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste',
)
const germanUnits = list('ein zwei drei vier funf sechs sieben acht neun')
const swedish = list(
  'forsta andra tredje fjarde femte sjatte sjunde attonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde tjugonde',
)
const finnishStems = list('ensimmai toi kolma nelja viide kuude seitsema kahdeksa yhdeksa kymmene')
const finnishTeens = list('yhde kahde kolma nelja viide kuude seitsema kahdeksa yhdeksa')

/** Finnish bends each part: 'viidennestä', 'yhdeksänteen', 'kahdennenkymmenennen'. */
const bent = '(?:s|nnen|nnesta|nteen|ntena)'
const bentFew = '(?:nen|sen|sesta|seen|sena)'

const finnish = (day: number): string => {
  const ofFew = (unit: number) => `${finnishStems[unit - 1]}${unit < 3 ? bentFew : bent}`
  if (day <= 10) return ofFew(day)
  if (day < 20) return `${finnishTeens[day - 11]}${bent}toista`
  const tens = `${day < 30 ? 'kahde' : 'kolma'}${bent}kymmene${bent}`
  return day % 10 === 0 ? tens : String.raw`${tens}\s?${ofFew(day % 10)}`
}

const formsOf = (day: number): string[] => {
  const unit = day % 10
  if (day <= 20)
    return [
      ...[english, spanish, portuguese, french, swedish].map((words) => words[day - 1]!),
      `${german[day - 1]}[nrs]?`,
      finnish(day),
    ]
  if (day === 30) return ['thirtieth', 'treinta', 'trinta', 'trente', 'dreissigste[nrs]?', 'trettionde', finnish(day)]
  const isTwenties = day < 30
  return [
    String.raw`${isTwenties ? 'twenty' : 'thirty'}[\s-]${english[unit - 1]}`,
    isTwenties ? `veinti${spanish[unit - 1]!.replace('primero', 'uno?')}` : 'treinta y uno',
    `${isTwenties ? 'vinte' : 'trinta'} e ${portuguese[unit - 1]!.replace('primeiro', 'um')}`,
    String.raw`${isTwenties ? 'vingt' : 'trente'}[\s-](?:et[\s-])?${french[unit - 1]!.replace('premier', 'un')}`,
    `${germanUnits[unit - 1]}und${isTwenties ? 'zwanzig' : 'dreissig'}ste[nrs]?`,
    String.raw`${isTwenties ? 'tjugo' : 'trettio'}\s?${swedish[unit - 1]}`,
    finnish(day),
  ]
}

/** From the 31st to the 1st, so that 'vinte e quatro' is found before 'quatro'. */
const days = Array.from({ length: 31 }, (_, index) => 31 - index)
const anyDay = String.raw`\b(?:${days.flatMap(formsOf).join('|')})\b`
const forms = Object.fromEntries(days.map((day) => [day, new RegExp(`^(?:${formsOf(day).join('|')})$`)]))

/** The text with each day that the pattern finds in digits. */
const toDigits = (text: string, pattern: RegExp) =>
  text.replaceAll(pattern, (word) => String(days.find((day) => forms[day]!.test(word))))

const besides = String.raw`\s+(?:(?:day|dia|tag|paiva[a-z]*)\s+)?(?:(?:of|de|del|d)\s+)?`
/** Of 'the first week of March' and 'ensimmäinen maaliskuun viikko' the number counts weeks. */
const noWeek = String.raw`(?!\s+(?:week|wknd|wochen|viik|veck|helg|seman|semain|finde|fi[nm] de))`
const until = String.raw`\s+(?:(?:day|dia|tag|paiva[a-z]*)\s+)?(?:to|till?|until|through|thru|and|al?|hasta|ate|ao|au|jusqu.?au|bis|asti|e|y|et|und|och)\s+(?:(?:the|el|le|den|zum|o|dia)\s+){0,2}`
const beforeMonth = new RegExp(`${anyDay}(?=${besides}${anyMonth}${noWeek})`, 'g')
/** Where the month stands first: a number behind 'marzo' may count anything, an ordinal does not. */
const afterMonth = new RegExp(String.raw`(?<=${anyMonth}\s+(?:the\s+)?)${anyDay}${noWeek}`, 'g')
const afterDay = new RegExp(String.raw`(?<=\d{1,2}${until})${anyDay}${noWeek}`, 'g')
const beforeDay = new RegExp(String.raw`${anyDay}(?=${until}\d{1,2}\b)`, 'g')
const afterUntil = new RegExp(
  String.raw`(?<=\b(?:to|till?|until|through|thru|hasta|ate|au|jusqu.?au|bis|asti)\s+(?:(?:the|el|le|den|zum|o|dia)\s+){0,2})${anyDay}${noWeek}`,
  'g',
)
/** 'Salir el veintisiete': in these languages the article alone may stand before anything. */
const leavingOn = String.raw`(?:${leavingWords}|home)(?:\s+(?:on|the|el|le|no))*`
/** 'Am Samstag den sechzehnten', 'den sjätte': beside a date such a number is a day as well. */
const afterArticle = new RegExp(String.raw`(?<=\b(?:(?:den|am|vom|zum|dia)|${leavingOn})\s+)${anyDay}${noWeek}`, 'g')
/** 'Del once en adelante'. */
const fromThenOn = new RegExp(String.raw`(?<=\b(?:del|el|do|du) )${anyDay}(?= (?:en adelante|em diante))`, 'g')
/** As telephones write out what was said. */
const spokenComma = /\b(?:comma|virgule|virgula|pilkku)\b/g

/**
 * A text, without case and accents, with the dictated days of its dates in digits: 'the 3 of february', 'vom 9 bis zum
 * 13 dezember'.
 */
export const withDayNumbers = (text: string): string => {
  const plain = toDigits(text.replaceAll(spokenComma, ','), fromThenOn)
  const dated = toDigits(toDigits(plain, beforeMonth), afterMonth)
  return dated === plain ? plain : [beforeDay, afterDay, afterUntil, afterArticle].reduce(toDigits, dated)
}
