import { z } from 'zod'

const uuid = z.uuid()

/** Whether a text can be the id of a record at all; the database refuses to look for anything else. */
export const isId = (text: string): boolean => uuid.safeParse(text).success
