import type { RestRoute } from '../../platform/rest-route.ts'

type Record_ = Record<string, unknown>

const wrapIn = (value: unknown, keys: string[]): unknown =>
  keys.toReversed().reduce<unknown>((inner, key) => ({ [key]: inner }), value)

/** The answer of an operation in the documented form of its path. */
export const shapeAnswer = (answer: unknown, { wrap, map }: Pick<RestRoute, 'wrap' | 'map'>): unknown => {
  if (map) return Object.fromEntries((answer as Record_[]).map((row) => [row[map.key], row[map.value]]))
  if (!wrap || answer === null) return answer
  const entries = Object.entries(answer as Record_)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, wrap[key] && value !== null ? wrapIn(value, wrap[key]) : value]),
  )
}
