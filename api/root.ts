import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout: everything that is read from disk is named from here. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
