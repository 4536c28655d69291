import { z } from 'zod'

export const linkSchema = z.strictObject({
  url: z.string().min(1, 'Address is required').max(1_000, 'Address must have at most 1000 characters'),
})
