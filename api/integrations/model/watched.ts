import type { OutsideService } from '../outside/service.ts'
import { ModelFailure, type LanguageModel } from './port.ts'

const sentences: Record<ModelFailure['reason'], string> = {
  timeout: 'The language model did not answer in time',
  'rate-limited': 'The language model asks to wait: too many calls, or no credit',
  unavailable: 'The language model cannot be reached or refuses the key',
  malformed: 'The language model answered in a form that is not known',
  refused: 'The language model refused to answer',
  empty: 'The language model answered with nothing',
  'cut-off': 'The answer of the language model broke off',
}

/** Why a try failed, with what the status tells whoever has just entered the settings. */
export const modelTrouble = ({ reason, status }: ModelFailure): string => {
  if (status === 401 || status === 403) return 'The language model refuses the key'
  if (status === 404) return 'There is no such language model at this address'
  if (reason === 'unavailable' && status === undefined) return 'The language model cannot be reached at this address'
  return sentences[reason]
}

/** The same model, with the result of each call noted for the operations page; nothing that was said is. */
export const watched = (service: OutsideService, model: LanguageModel | null): LanguageModel | null => {
  if (!model) return null
  const note = (operation: string, started: number, error: unknown): Promise<void> =>
    error instanceof ModelFailure
      ? service.note(operation, started, error.status ?? null, sentences[error.reason])
      : Promise.resolve()
  return {
    answer: async (request) => {
      const started = performance.now()
      try {
        const answer = await model.answer(request)
        await service.note('answer', started, 200, null)
        return answer
      } catch (error) {
        await note('answer', started, error)
        throw error
      }
    },
    stream: async function* (request) {
      const started = performance.now()
      try {
        yield* model.stream(request)
        await service.note('stream', started, 200, null)
      } catch (error) {
        await note('stream', started, error)
        throw error
      }
    },
  }
}
