import { UniqueConstraintViolationException } from '@mikro-orm/core'

/** Whether something was refused because another record has what this index has once; every other refusal is a fault of ours. */
export const isTaken = (error: unknown, index: string): boolean =>
  // The driver's error has the name that PostgreSQL gives; the ORM's type does not say so.
  error instanceof UniqueConstraintViolationException && (error as { constraint?: string }).constraint === index
