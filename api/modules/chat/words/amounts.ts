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
