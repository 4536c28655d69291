/**
 * Facts that are recognised where somebody has typed them: the others are bare numbers, or names that may mean something
 * else.
 */
const recognisableFacts = [
  'hotel',
  'phone',
  'email',
  'street',
  'checkIn',
  'checkOut',
  'officeOpens',
  'officeCloses',
  'lateCheckOutFee',
  'lateCheckOutUntil',
  'securityDeposit',
  'petFee',
  'smokingFee',
  'newsletterPercent',
  'couponMaxPercent',
  'beachParkingFee',
] as const

type RecognisableFact = (typeof recognisableFacts)[number]

interface TypedFact {
  fact: RecognisableFact
  /** What stands there. */
  value: string
}

const isWordBeside = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Where a value stands in a text as words of its own, from the first place on. */
const placesOf = (value: string, text: string): number[] => {
  const places: number[] = []
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
    if (!isWordBeside(text[at - 1]) && !isWordBeside(text[at + value.length])) places.push(at)
  return places
}

/** Facts that were typed into a text instead of named in braces: the first of those that read the same. */
export const typedFactsIn = (text: string, known: Partial<Record<RecognisableFact, string>>): TypedFact[] => {
  const found = new Map<string, RecognisableFact>()
  for (const fact of recognisableFacts) {
    const value = known[fact]
    if (value && !found.has(value) && placesOf(value, text).length > 0) found.set(value, fact)
  }
  return [...found].map(([value, fact]) => ({ value, fact }))
}

/** The text with the fact named in braces wherever it was typed. */
export const withFactNamed = (text: string, { fact, value }: TypedFact): string =>
  placesOf(value, text).reduceRight(
    (named, at) => `${named.slice(0, at)}{${fact}}${named.slice(at + value.length)}`,
    text,
  )
