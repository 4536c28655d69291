import { z } from 'zod'
import { locales } from '../locales.ts'
import { email, fillMilliseconds } from './fields.ts'

/** How a guest joins the mailing list: at once, or by a link sent to the address. */
export const optInModes = ['single', 'double'] as const

export const signUpSchema = z.object({
  email,
  language: z.enum(locales).nullish(),
  website: z.string().max(300, 'Website must have at most 300 characters').nullish(),
  fillMilliseconds,
})
