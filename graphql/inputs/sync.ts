import { z } from 'zod'

export const syncTriggers = ['schedule', 'hand'] as const
export const syncRunStatuses = ['running', 'succeeded', 'failed'] as const
export const nightChangeKinds = ['added', 'changed', 'removed'] as const

export const mapRatePlanSchema = z.object({
  id: z.uuid('Id must be the id of a rate plan'),
  roomTypeId: z.uuid('Room type must be the id of a room type').nullable(),
})
