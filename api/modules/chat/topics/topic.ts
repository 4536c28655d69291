import type { Localized } from '../../hotel/localized.ts'

/**
 * What guests write when they mean a passage, by the passage's source; phrases are separated by commas.
 * A phrase matches when each of its words begins a word of the question, in any order and without accents.
 * Words of up to three letters, and those after `=`, must be the whole word; `!word` must not be there;
 * a phrase that ends in `~` is only a hint.
 */
export type Topics = Record<string, Localized>
