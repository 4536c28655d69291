import { z } from 'zod'
import { locales } from '../locales.ts'
import { email } from './fields.ts'
import { bookableStaysSchema } from './stay.ts'

export const joinWaitingListSchema = bookableStaysSchema.and(
  z.object({
    email,
    language: z.enum(locales).nullish(),
    website: z.string().max(300, 'Website must have at most 300 characters').nullish(),
  }),
)
