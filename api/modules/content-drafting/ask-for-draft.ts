import type { Locale } from '#graphql/locales.ts'
import { unavailable } from '../../errors.ts'
import { languageName } from '../../i18n/language-name.ts'
import { ModelFailure, type LanguageModel } from '../../integrations/model/port.ts'
import { modelTrouble } from '../../integrations/model/watched.ts'
import type { Context } from '../../platform/context.ts'
import { fieldInWords, type Unit } from '../content-exchange/translation-units.ts'
import { spend } from '../throttle/throttle.service.ts'
import { correction, request, systemPrompt } from './draft-prompt.ts'
import { readDraft, type Fault } from './judge-draft.ts'

/** Both tries together; proxies seldom wait longer than a minute. */
const draftTimeoutMs = 50_000
/** For the braces and keys around the texts. */
const tokensBeside = 500
const listedFaults = 3

const allowance = { calls: 60, windowSeconds: 600 }

/** What a model is asked to translate. */
export interface DraftTask<T> {
  /** What the texts are of, as in `a hotel’s website`. */
  of: string
  locale: Locale
  units: readonly Unit[]
  /** What the log is to say of it when a draft is refused. */
  about: object
  /** What comes of the words by the paths of the units, and what is wrong with it. */
  make: (words: ReadonlyMap<string, string>) => { made: T; faults: Fault[] }
}

export const lengthOf = (units: readonly Unit[]) =>
  units.reduce((sum, { path, source }) => sum + path.length + source.length, 0)

const inWords = ({ path, message }: Fault) => (path === null ? message : `“${fieldInWords(path)}”: ${message}`)

const judge = <T>(answer: string, { units, locale, make }: DraftTask<T>) => {
  const { words, faults } = readDraft(answer, units, locale)
  return faults.length > 0 ? { made: null, faults } : make(words)
}

/** Asks once, and once more with what was wrong. @throws ModelFailure, UNAVAILABLE with what is wrong with the answer */
const ask = async <T>(ctx: Context, model: LanguageModel, task: DraftTask<T>): Promise<T> => {
  const { of, locale, units, about } = task
  const call = {
    system: systemPrompt(of, locale),
    mostTokens: tokensBeside + lengthOf(units),
    signal: AbortSignal.timeout(draftTimeoutMs),
  }
  const turns = request(units)
  const answer = await model.answer({ ...call, turns })
  const first = judge(answer, task)
  if (first.made !== null && first.faults.length === 0) return first.made
  const again = [...turns, ...correction(answer, first.faults)]
  const second = judge(await model.answer({ ...call, turns: again }), task)
  if (second.made !== null && second.faults.length === 0) return second.made
  ctx.log.warn({ ...about, locale, faults: second.faults.length }, 'a model’s draft was refused')
  const told = second.faults.slice(0, listedFaults).map(inWords).join('. ')
  throw unavailable(`The language model’s ${languageName(locale)} cannot be used. ${told}. Nothing was changed`)
}

/**
 * Has the model draft a language from the English. What it writes is refused where it is not the same facts and numbers
 * in plain text.
 * @throws RATE_LIMITED, UNAVAILABLE
 */
export const askForDraft = async <T>(ctx: Context, task: DraftTask<T>): Promise<T> => {
  if (!ctx.model) throw unavailable('No language model is connected. Enter its key under Connections')
  await spend(ctx, `draft:${ctx.viewer!.id}`, allowance, 'These are many drafts. Please wait a minute')
  try {
    return await ask(ctx, ctx.model, task)
  } catch (error) {
    throw error instanceof ModelFailure ? unavailable(`${modelTrouble(error)}. Nothing was changed`) : error
  }
}
