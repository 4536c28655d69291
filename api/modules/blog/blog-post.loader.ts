import { byId } from '../../platform/loader.ts'
import { findPostDetails } from './post-details.ts'

/** Text and translations of a published post, by its id. */
export const blogPostDetailsLoader = byId(findPostDetails)
