import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { locales, type Locale } from '#graphql/locales.ts'
import { shipped } from '../../root.ts'
import { SavedReply } from './saved-reply.entity.ts'

const read = <T>(file: string) =>
  JSON.parse(readFileSync(join(shipped, 'api', 'modules', 'saved-replies', 'seed', `${file}.json`), 'utf8')) as T

interface FirstReply {
  name: string
  texts: Partial<Record<Locale, string>>
}

/** The answers that a new desk begins with, in every language. */
export const readFirstReplies = (): FirstReply[] => {
  const texts = locales.map((locale) => [locale, read<Record<string, string>>(locale)] as const)
  return Object.entries(read<Record<string, string>>('names')).map(([key, name]) => ({
    name,
    texts: Object.fromEntries(texts.map(([locale, all]) => [locale, all[key]!])),
  }))
}

/** They are true of any hotel: they stay when the sample goes. */
export const seedReplies = (em: SqlEntityManager): void => {
  for (const reply of readFirstReplies()) em.create(SavedReply, { ...reply, active: true })
}
