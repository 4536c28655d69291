import { z } from 'zod'

/** What ended a key for good. */
export const keyEnds = ['revoked', 'owner-removed'] as const
export type KeyEnd = (typeof keyEnds)[number]

/** Hours for which the secret before a rotation goes on working: long enough to bring the new one everywhere. */
export const longestOverlap = 168

export const rotateApiKeySchema = z.object({
  id: z.uuid('Id must be the id of an API key'),
  overlapHours: z
    .int(`Overlap must be 0 to ${longestOverlap} hours`)
    .min(0, `Overlap must be 0 to ${longestOverlap} hours`)
    .max(longestOverlap, `Overlap must be 0 to ${longestOverlap} hours`),
  expiresAt: z.date('Expiry must be an instant').nullish(),
})

export type RotateApiKey = z.input<typeof rotateApiKeySchema>
