import { z } from 'zod'

export const circuitStates = ['closed', 'half-open', 'open'] as const
export type CircuitName = (typeof circuitStates)[number]

export const retryJobSchema = z.object({
  queue: z.string().min(1, 'Queue is required').max(100, 'Queue must have at most 100 characters'),
  id: z.uuid('Id must be the id of a job'),
})
