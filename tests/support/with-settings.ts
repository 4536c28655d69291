import type { Env } from '#api/env.ts'
import type { TestServer } from './server.ts'

/** The server as it would be with other settings, for as long as the work takes. */
export const withSettings = async <T>(
  { deps }: TestServer,
  settings: Partial<Env>,
  work: () => Promise<T>,
): Promise<T> => {
  const { outside } = deps
  const current = () => ({ ...outside.current(), env: { ...outside.current().env, ...settings } })
  deps.outside = { ...outside, current }
  try {
    return await work()
  } finally {
    deps.outside = outside
  }
}
