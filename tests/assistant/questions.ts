import type { Locale } from '#graphql/locales.ts'
import type { Question } from './question.ts'
import { de } from './questions/de.ts'
import { en } from './questions/en.ts'
import { es } from './questions/es.ts'
import { fi } from './questions/fi.ts'
import { fr } from './questions/fr.ts'
import { pt } from './questions/pt.ts'
import { de as strangersDe } from './questions/strangers/de.ts'
import { en as strangersEn } from './questions/strangers/en.ts'
import { es as strangersEs } from './questions/strangers/es.ts'
import { fi as strangersFi } from './questions/strangers/fi.ts'
import { fr as strangersFr } from './questions/strangers/fr.ts'
import { pt as strangersPt } from './questions/strangers/pt.ts'
import { sv as strangersSv } from './questions/strangers/sv.ts'
import { sv } from './questions/sv.ts'

/** As strangers write: on phones, in a hurry, with slips of the finger. */
export const questions: Record<Locale, Question[]> = {
  en: [...en, ...strangersEn],
  es: [...es, ...strangersEs],
  pt: [...pt, ...strangersPt],
  fr: [...fr, ...strangersFr],
  de: [...de, ...strangersDe],
  fi: [...fi, ...strangersFi],
  sv: [...sv, ...strangersSv],
}
