import { byId } from '../../platform/loader.ts'
import { findEntryDetails } from './entry-details.ts'

/** Translations, revisions and former addresses of a post at the desk, by its id. */
export const blogEntryDetailsLoader = byId(findEntryDetails)
