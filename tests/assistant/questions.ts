import type { Locale } from '#graphql/locales.ts'
import type { Question } from './question.ts'
import { de } from './questions/de.ts'
import { en } from './questions/en.ts'
import { es } from './questions/es.ts'
import { fi } from './questions/fi.ts'
import { fr } from './questions/fr.ts'
import { pt } from './questions/pt.ts'
import { sv } from './questions/sv.ts'

/** As strangers write: on phones, in a hurry, with slips of the finger. */
export const questions: Record<Locale, Question[]> = { en, es, pt, fr, de, fi, sv }
