import { z } from 'zod'
import { essentialsSchema } from '#graphql/inputs/first-run.ts'
import type { Locale } from '#graphql/locales.ts'
import { plainText } from '#graphql/inputs/fields.ts'

const { address, position, ...fields } = essentialsSchema.shape
const degrees = (schema: z.ZodType<number, number>) =>
  z
    .string()
    .transform((typed) => (typed.trim() === '' ? Number.NaN : Number(typed)))
    .pipe(schema)

/** Whoever takes the sample off types the present name of the hotel. */
export const confirmationSchema = (name: string) =>
  z.object({
    confirmation: plainText('Confirmation', 1, 80).refine((typed) => typed.toLowerCase() === name.toLowerCase(), {
      error: `Type ${name} to confirm`,
    }),
  })

/** The same with all that must be known of a hotel, field by field. */
export const essentialsFormSchema = (name: string) =>
  confirmationSchema(name).extend({
    ...fields,
    ...address.shape,
    latitude: degrees(position.shape.latitude),
    longitude: degrees(position.shape.longitude),
  })

export interface EssentialsForm {
  confirmation: string
  name: string
  phone: string
  email: string
  street: string
  town: string
  region: string
  postalCode: string
  country: string
  latitude: string
  longitude: string
  timeZone: string
  languages: Locale[]
  checkInTime: string
  checkOutTime: string
}

export const emptyEssentials: EssentialsForm = {
  confirmation: '',
  name: '',
  phone: '',
  email: '',
  street: '',
  town: '',
  region: '',
  postalCode: '',
  country: '',
  latitude: '',
  longitude: '',
  timeZone: '',
  languages: ['en'],
  checkInTime: '',
  checkOutTime: '',
}

export const essentialsOf = (form: EssentialsForm): z.input<typeof essentialsSchema> => {
  const { confirmation: _confirmation, street, town, region, postalCode, country, latitude, longitude, ...own } = form
  return {
    ...own,
    address: { street, town, region, postalCode, country },
    position: { latitude: Number(latitude), longitude: Number(longitude) },
  }
}
