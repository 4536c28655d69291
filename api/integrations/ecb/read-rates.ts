import { z } from 'zod'
import { guestCurrencies } from '#graphql/inputs/exchange-rates.ts'
import type { DailyRates } from './port.ts'

/** Units for one euro. */
const perEuro = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,8})?$/)
  .transform(Number)
/** None of these currencies has ever been further from the dollar; what is further is an error in the file. */
const perDollar = z.number().min(0.01).max(1_000)
const fileSchema = z.object({
  // A file of several days is another one of the bank's.
  days: z.array(z.iso.date()).length(1),
  isWhole: z.literal(true),
  rates: z.record(z.string(), perEuro).refine((rates) => 'USD' in rates),
})

const day = /<Cube\s+time=(["'])([^"'<>]*)\1\s*>/g
const rate = /<Cube\s+currency=(["'])([A-Z]{3})\1\s+rate=(["'])([^"'<>]*)\3\s*\/>/g

/**
 * The bank's daily file, in dollars. Its lines are looked for as they are documented, and nothing else of XML is
 * understood: a file that declares entities has none expanded.
 * @throws ZodError for a file that is cut off, has not one day, is without the dollar, or with a rate that cannot be
 */
export const readRates = (text: string): DailyRates => {
  const { days, rates } = fileSchema.parse({
    isWhole: /<\/gesmes:Envelope>\s*$/.test(text),
    days: [...text.matchAll(day)].map(([, , time]) => time),
    rates: Object.fromEntries([...text.matchAll(rate)].map(([, , currency, , units]) => [currency, units])),
  })
  const unitsOf = (currency: string): number | undefined => (currency === 'EUR' ? 1 : rates[currency])
  const unitsPerUsd = guestCurrencies.flatMap((currency) => {
    const units = unitsOf(currency)
    return units === undefined ? [] : [[currency, perDollar.parse(units / rates['USD']!)]]
  })
  return { asOf: days[0]!, unitsPerUsd: Object.fromEntries(unitsPerUsd) }
}
