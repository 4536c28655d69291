import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Essentials } from '#graphql/inputs/first-run.ts'
import { hotelFactsSchema, type HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { readSeed } from '../content/seed-content.ts'
import { phoneLink } from '../guide/guide-writer.ts'

const readSampleFacts = (): HotelFacts => readSeed('facts')[0]!.document.data

type Parts = Record<string, unknown>

/** What can be null and still says what the sample says becomes null: nobody has said it of this hotel. */
const emptied = (schema: z.ZodObject, facts: Parts, sample: Parts): Parts =>
  Object.fromEntries(
    Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, part]) => {
      const fact = facts[name]
      if (part instanceof z.ZodObject) return [name, emptied(part, fact as Parts, sample[name] as Parts)]
      const isOfSample = isDeepStrictEqual(fact, sample[name]) && part.safeParse(null).success
      return [name, isOfSample ? null : fact]
    }),
  )

/** Whether the facts without which there is no hotel still are those of the sample. */
export const lackEssentials = (facts: HotelFacts): boolean => {
  const sample = readSampleFacts()
  return (
    facts.name === sample.name ||
    facts.phone === sample.phone ||
    facts.email === sample.email ||
    facts.address.street === sample.address.street
  )
}

/** 'HA' of Hotel Aurinko; letters that telephones and keyboards everywhere have. */
const initialsOf = (name: string): string =>
  name
    .normalize('NFD')
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => /[A-Z]/.exec(word)?.[0] ?? '')
    .join('')
    .slice(0, 3) || 'H'

interface Here {
  publicUrl: string
  year: number
}

/**
 * The facts without those of the sample, and with the essentials where they are given.
 * @throws BAD_USER_INPUT naming the fact
 */
export const ownFacts = (facts: HotelFacts, essentials: Essentials | null, { publicUrl, year }: Here): HotelFacts => {
  const sample = readSampleFacts()
  const own = emptied(hotelFactsSchema, facts, sample as unknown as Parts) as unknown as HotelFacts
  return hotelFactsSchema.parse({
    ...own,
    website: facts.website === sample.website ? publicUrl : facts.website,
    copyrightYear: facts.copyrightYear === sample.copyrightYear ? year : facts.copyrightYear,
    ...essentials,
    referencePrefix:
      facts.referencePrefix === sample.referencePrefix ? initialsOf((essentials ?? facts).name) : facts.referencePrefix,
    phoneLink: essentials ? phoneLink(essentials.phone) : facts.phoneLink,
  })
}
