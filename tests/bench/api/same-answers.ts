import { isDeepStrictEqual } from 'node:util'
import type { Question } from './questions.ts'
import type { Target } from './load.ts'

const ask = async ({ url, headers, body }: Target, n: number): Promise<unknown> => {
  const answer = await fetch(url, { method: 'POST', headers, body: body(n) })
  return answer.json()
}

/** What an answer is made of, where the values differ each time. */
const formOf = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, formOf(inner)]))
    : typeof value

const tries = 5

/** @throws unless both answer some requests alike, and with data */
export const requireSameAnswers = async (question: Question, floor: Target, product: Target): Promise<void> => {
  for (let n = 0; n < tries; n += 1) {
    // What is written must be new to each of them.
    const answers = [await ask(floor, n), await ask(product, question.writes ? n + tries : n)]
    const [expected, actual] = question.writes ? answers.map(formOf) : answers
    if (JSON.stringify(expected).includes('null,"errors"') || !isDeepStrictEqual(expected, actual))
      throw new Error(
        `${question.id}: the answers differ\nfloor   ${JSON.stringify(answers[0]).slice(0, 2_000)}\nproduct ${JSON.stringify(answers[1]).slice(0, 2_000)}`,
      )
  }
}
