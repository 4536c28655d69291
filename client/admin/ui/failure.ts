import { readFailure } from '#client/apollo/failure.ts'
import { asSentence } from './sentence.ts'

export type Failure = ReturnType<typeof readFailure> & {
  /** The first complaint about each field of the input. */
  fields: Record<string, string>
}

/** What a call threw, as a sentence for the person at the desk and complaints for the fields of a form. */
export const failureOf = (thrown: unknown): Failure => {
  const failure = readFailure(thrown)
  const fields: Record<string, string> = {}
  for (const { path, message } of failure.issues) fields[String(path[0])] ??= message
  return { ...failure, message: asSentence(failure.message), fields }
}
