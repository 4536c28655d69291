import { perRequest } from '../../platform/loader.ts'
import { listCorrections } from './list-corrections.ts'

/** What was corrected in an inquiry, by its id. */
export const inquiryCorrectionsLoader = perRequest(({ em }, ids) => listCorrections(em, ids))
