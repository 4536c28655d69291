const plural = /\{(\w+), plural, ((?:(?:=\d+|\w+) \{[^{}]*\} ?)+)\}/g
// From the beginning of a word on only: tried from each of its letters it takes long over long words.
const pluralForm = /(?<![\w=])(=\d+|\w+) \{([^{}]*)\}/g

/** A plural that counts a fact names it like any other place: another language may do without the plural. */
const withoutPlurals = (text: string) => text.replaceAll(plural, '{$1}')

/** What a text names in braces, each once and in order: `petFee`, `2 miles`, `$26`. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set([...withoutPlurals(text).matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!))].toSorted()

interface Plural {
  /** Name of the fact that it counts. */
  fact: string
  /** Its words by the form, such as `one`, `other` or `=0`. */
  forms: Record<string, string>
}

export const pluralsIn = (text: string): Plural[] =>
  [...text.matchAll(plural)].map(([, fact, forms]) => ({
    fact: fact!,
    forms: Object.fromEntries([...forms!.matchAll(pluralForm)].map(([, form, words]) => [form!, words!])),
  }))

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))?`
const twelveHours = new RegExp(
  String.raw`(?<![\d.:])(?:${clock}\s?(?:-|–|—|to)\s?)?${clock}\s?([ap])\.?\s?m\b\.?`,
  'gi',
)

/** A whole hour alone, as most languages write it; midnight is the end of a day. */
const writeHour = (hour: number, minutes = '00') => (minutes === '00' ? String(hour || 24) : `${hour}:${minutes}`)

/** `5–10 PM` as 17 and 22. */
const inTwentyFourHours = (text: string): string =>
  text.replaceAll(
    twelveHours,
    (_, fromHour?: string, fromMinutes?: string, hour?: string, minutes?: string, half?: string) => {
      const [before, after] = half?.toLowerCase() === 'p' ? [0, 12] : [12, 0]
      const end = (Number(hour) % 12) + after
      const written = ` ${writeHour(end, minutes)} `
      if (!fromHour) return written
      const start = Number(fromHour) % 12
      // "11–2 PM" begins in the morning.
      return ` ${writeHour(start + after > end ? start + before : start + after, fromMinutes)} –${written}`
    },
  )

const grouped = /(?<!\d)\d{1,3}(?:[.,’'\u0020\u00A0\u202F]\d{3})+(?!\d)/g
const broken = /(?<!\d)(\d+)(?:[.,:]|\s?h\s?)(\d{1,2})(?!\d)/gi

/**
 * Numbers as they are compared, each once and in order: `1,200`, `1.200` and `1 200` are the same, so are `5:30 PM`,
 * `17.30` and `17 h 30`, and `5 PM` is the same as `17`.
 */
const numbersOf = (text: string): string[] => {
  const plain = inTwentyFourHours(text).replaceAll(grouped, (number) => number.replaceAll(/\D/g, ''))
  const parts: string[] = []
  const rest = plain.replaceAll(broken, (_, whole: string, part: string) => {
    parts.push(/^0+$/.test(part) ? writeHour(Number(whole)) : `${Number(whole)}.${part}`)
    return ' '
  })
  const whole = (rest.match(/\d+/g) ?? []).map((digits) => String(Number(digits)))
  return [...new Set([...parts, ...whole])].toSorted()
}

/** Numbers that are typed into a text, outside its braces. */
export const numbersIn = (text: string): string[] => numbersOf(withoutPlurals(text).replaceAll(/\{[^{}]*\}/g, ' '))

const numbersInPlurals = (text: string): string[] =>
  numbersOf(
    pluralsIn(text)
      .flatMap(({ forms }) => Object.values(forms))
      .join(' · '),
  )

const cardinals = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const hours: Record<string, string> = { noon: '12', midnight: '24' }
const century = /\b(\d{1,2})(?:st|nd|rd|th)[ -]century/gi

/** Numbers that the English writes in words, and another language may write in digits. */
const numbersInWords = (english: string): string[] =>
  (english.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => {
    const value = Math.max(cardinals.indexOf(word), word ? ordinals.indexOf(word) : -1)
    return hours[word] ?? (value >= 0 ? String(value) : [])
  })

/** The nineteenth century is the 1800s in the north. */
const numbersOfCenturies = (english: string): string[] =>
  [...english.matchAll(century)].flatMap(([, number]) => [number!, String((Number(number) - 1) * 100)])

/** Whether a translation has the numbers of its English: none lost, and none that the English does not say. */
export const haveSameNumbers = (english: string, translation: string): boolean => {
  const wanted = numbersIn(english.replaceAll(century, ' '))
  const given = numbersIn(translation)
  const known = new Set([
    ...wanted,
    ...numbersInPlurals(english),
    ...numbersInWords(english),
    ...numbersOfCenturies(english),
  ])
  return (
    wanted.every((number) => given.includes(number)) &&
    [...given, ...numbersInPlurals(translation)].every((number) => known.has(number))
  )
}
