import { z } from 'zod'
import { hotelFactsSchema } from './hotel-facts.ts'
import { plainText } from './fields.ts'

/** What must be known of a hotel before its pages can say anything true. */
export const essentialsSchema = hotelFactsSchema.pick({
  name: true,
  phone: true,
  email: true,
  address: true,
  position: true,
  timeZone: true,
  languages: true,
  checkInTime: true,
  checkOutTime: true,
})

export type Essentials = z.output<typeof essentialsSchema>

export const removeSampleSchema = z.object({
  confirmation: plainText('Confirmation', 1, 80),
  essentials: essentialsSchema.nullish(),
})

/** What is to be done before a hotel is shown to guests, in its order. */
export const setupSteps = [
  'name-and-address',
  'phone-and-hours',
  'rooms-and-prices',
  'pictures',
  'mail',
  'booking-page',
  'languages',
  'taxes',
] as const

export type SetupStepId = (typeof setupSteps)[number]

export const skipSetupStepSchema = z.object({ id: z.enum(setupSteps), skipped: z.boolean() })
