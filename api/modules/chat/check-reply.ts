import { fold } from './words.ts'

/** From its first digit: begun at each digit of a long row, the search would take its square. */
const oneNumber = String.raw`(?<!\d)(?:\d{1,3}(?:[\s.,'’]\d{3})+|\d+)(?:[.,]\d{1,2})?(?!\d)`
const range = String.raw`${oneNumber}(?:\s*(?:-|–|—|to|a|bis|till)\s*${oneNumber})?`

/** A currency by sign, code or name, in the languages of the site. */
const money = String.raw`(?:us\$|\$|\busd\b|€|\beur\b|£|\bgbp\b|dollar\w*|dolar\w*|\beuro[as]?\b|\bbucks?\b)`
const percent = String.raw`(?:%|percent\w*|per\s+cent|por\s*cien\w*|por\s*cento|pour\s*cent|prozent\w*|prosent\w*|procent\w*)`

const amounts = new RegExp(`${money}\\s*(?<after>${range})|(?<before>${range})\\s*${money}|${money}`, 'gu')
const percents = new RegExp(`(?:(?<value>${range})\\s*)?${percent}`, 'gu')
const numbers = new RegExp(oneNumber, 'gu')

/** '1,000.50', '1.000,50' and '10.00' as plain numbers. */
const readNumber = (text: string): string => {
  const [, whole = '', fraction = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return String(Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`))
}

const readNumbers = (text: string | undefined) =>
  [...(text ?? '').matchAll(numbers)].map(([found]) => readNumber(found))

/** '$25', '25 $' and '25 dollars' as $25; a currency or percent sign without a number as itself. */
export const amountsIn = (text: string): string[] => {
  const plain = fold(text)
  const inMoney = [...plain.matchAll(amounts)].flatMap(({ groups }) => {
    const found = readNumbers(groups?.['after'] ?? groups?.['before'])
    return found.length > 0 ? found.map((value) => `$${value}`) : ['$']
  })
  const inPercent = [...plain.matchAll(percents)].flatMap(({ groups }) => {
    const found = readNumbers(groups?.['value'])
    return found.length > 0 ? found.map((value) => `${value}%`) : ['%']
  })
  return [...inMoney, ...inPercent]
}

/** No address has more before its @ (RFC 5321, 4.5.3.1.1), and without an end a row of letters would take its square. */
const webOrMail =
  /[\w.+-]{1,64}@[\w-]+\.[\w.-]+|(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|io|co|info|example)\b/gi

const shortestPhone = 7
const longestPhone = 10

/** Numbers to call, addresses to write to and places to click: inventing one harms as much as a price. */
export const contactsIn = (text: string): string[] => [
  ...[...text.matchAll(/\+?\d[\d\s().-]{6,}\d/g)]
    .map(([found]) => found.replaceAll(/\D/g, '').slice(-longestPhone))
    .filter((digits) => digits.length >= shortestPhone),
  ...[...text.matchAll(webOrMail)].map(([found]) => found.toLowerCase().replace(/[.,;:!?)]+$/, '')),
]

const removedWithContent = /<(script|style|iframe|svg|object)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi

/** Plain words: no HTML, no Markdown, no links. */
export const stripMarkup = (text: string): string =>
  text
    .replaceAll(removedWithContent, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[a-z!][^>]*>?/gi, ' ')
    .replaceAll(/[<>`]/g, '')
    .replaceAll(/\*\*|__|^\s*#{1,6}\s+/gm, '')
    .replaceAll(/[^\S\n]+/g, ' ')

const shortestLeak = 30

/** Whether a reply may be shown: every amount, percent and contact is in the reference, and no rule is recited. */
export const isGrounded = (reply: string, reference: string, secretRules: string): boolean => {
  const knownAmounts = new Set(amountsIn(reference))
  const knownContacts = new Set(contactsIn(reference))
  if (amountsIn(reply).some((amount) => !knownAmounts.has(amount))) return false
  if (contactsIn(reply).some((contact) => !knownContacts.has(contact))) return false
  const said = reply.toLowerCase()
  return !secretRules
    .split(/\n|(?<=[.;,:])\s/)
    .some((rule) => rule.length >= shortestLeak && said.includes(rule.toLowerCase()))
}
