import type { Locale } from '#graphql/locales.ts'
import type { Question } from './question.ts'
import { de } from './questions/de.ts'
import { en } from './questions/en.ts'
import { es } from './questions/es.ts'
import { fi } from './questions/fi.ts'
import { fr } from './questions/fr.ts'
import { de as heldOutDe } from './questions/held-out/de.ts'
import { en as heldOutEn } from './questions/held-out/en.ts'
import { es as heldOutEs } from './questions/held-out/es.ts'
import { fi as heldOutFi } from './questions/held-out/fi.ts'
import { fr as heldOutFr } from './questions/held-out/fr.ts'
import { pt as heldOutPt } from './questions/held-out/pt.ts'
import { sv as heldOutSv } from './questions/held-out/sv.ts'
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

const inOne = ({ turns }: Question) => turns.join('\n').toLowerCase()

/** Strangers ask what others have asked in the same words: that has been read. */
const unread = (asked: readonly Question[], known: readonly Question[]): Question[] => {
  const read = new Set(known.map(inOne))
  return asked.filter((question) => !read.has(inOne(question)))
}

/** Whole lists of strangers that nobody has read who tunes the assistant. Once read, a list moves to the others. */
export const heldOut: Record<Locale, Question[]> = {
  en: unread(heldOutEn, questions.en),
  es: unread(heldOutEs, questions.es),
  pt: unread(heldOutPt, questions.pt),
  fr: unread(heldOutFr, questions.fr),
  de: unread(heldOutDe, questions.de),
  fi: unread(heldOutFi, questions.fi),
  sv: unread(heldOutSv, questions.sv),
}
