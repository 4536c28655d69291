import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SqlEntityManager } from '@mikro-orm/postgresql'
import {
  contentKindNames,
  contentKinds,
  fixedKinds,
  type ContentData,
  type ContentKind,
  type ContentTexts,
} from '#graphql/inputs/content/kinds.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { shipped } from '../../root.ts'
import { Setting } from '../settings/setting.entity.ts'
import { isSampleRemoved } from './sample-answer.ts'
import { ContentEntry, type ContentDocument } from './content-entry.entity.ts'
import { reworded } from './translations.ts'
import { withoutSample } from './without-sample.ts'

interface SeedEntry<Kind extends ContentKind> {
  key: string
  /** True of any hotel: it stays when the sample hotel goes. */
  isNeutral?: boolean
  source?: string
  data: ContentData<Kind>
}

const read = <T>(kind: ContentKind, file: string): T =>
  JSON.parse(readFileSync(join(shipped, 'api', 'modules', 'content', 'seed', kind, `${file}.json`), 'utf8')) as T

const hasTexts = (kind: ContentKind) => Object.keys(contentKinds[kind].texts.shape).length > 0

/** Ways to ask that a release has added to the topics, by the day of the release, language and key. */
const addedPhrases = () => read<Record<string, Record<Locale, Record<string, string>>>>('topic', 'added')

/** The phrases with those that they lack. */
const withPhrases = (phrases: string, added: string) => {
  const known = new Set(phrases.split(',').map((phrase) => phrase.trim()))
  return [
    phrases,
    ...added
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => !known.has(phrase)),
  ].join(', ')
}

const topicTexts = (locale: Locale) =>
  Object.values(addedPhrases()).reduce<Record<string, ContentTexts<'topic'>>>(
    (all, added) => {
      for (const [key, phrases] of Object.entries(added[locale]))
        all[key] = { phrases: withPhrases(all[key]!.phrases, phrases) }
      return all
    },
    read<Record<string, ContentTexts<'topic'>>>('topic', locale),
  )

const textsOf = <Kind extends ContentKind>(kind: Kind, locale: Locale) =>
  (kind === 'topic' ? topicTexts(locale) : read(kind, locale)) as Record<string, ContentTexts<Kind>>

/** What the sample hotel says of a kind, in its order. */
export const readSeed = <Kind extends ContentKind>(kind: Kind) => {
  const texts = new Map<Locale, Record<string, ContentTexts<Kind>>>(
    hasTexts(kind) ? locales.map((locale) => [locale, textsOf(kind, locale)]) : [],
  )
  return read<SeedEntry<Kind>[]>(kind, 'entries').map(({ key, isNeutral = false, source = null, data }) => ({
    key,
    isNeutral,
    source,
    document: { data, texts: Object.fromEntries([...texts].map(([locale, all]) => [locale, all[key]!])) },
  }))
}

const seededKey = 'content.seeded'

const nameOf = (kind: ContentKind, key: string) => `${kind} ${key}`

/** The places of the pages, and the pictures in them: a release that brings more of them brings what they show. */
const growing = contentKindNames.filter((kind) => kind === 'picture' || fixedKinds.includes(kind))

type Texts = ContentDocument['texts']

const withAdded = (document: ContentDocument, key: string, added: Record<Locale, Record<string, string>>) => {
  const texts = locales.map((locale): [Locale, Texts[Locale]] => {
    const written = document.texts[locale] as ContentTexts<'topic'> | undefined
    const phrases = added[locale][key]
    return [
      locale,
      (written && phrases ? { phrases: withPhrases(written.phrases, phrases) } : written) as Texts[Locale],
    ]
  })
  return reworded(document, Object.fromEntries(texts.filter(([, written]) => written)))
}

/** The topics of a hotel that is there already get what a release adds, once and behind their own: what staff have taken away stays away. */
const addPhrases = async (em: SqlEntityManager, seeded: Set<string>) => {
  for (const [release, added] of Object.entries(addedPhrases())) {
    const name = nameOf('topic', release)
    if (seeded.has('topic') && !seeded.has(name))
      for (const entry of await em.find(ContentEntry, { kind: 'topic' })) {
        if (entry.published) entry.published = withAdded(entry.published, entry.key, added)
        if (entry.draft) entry.draft = withAdded(entry.draft, entry.key, added)
      }
    seeded.add(name)
  }
}

/**
 * Gives each kind the sample hotel's records, once: what staff change or take away later stays so. A kind, or a place of
 * a page, that a later release brings is filled by that release, without the sample where that was taken off.
 */
export const seedContent = async (em: SqlEntityManager): Promise<void> => {
  await em.transactional(async (inside) => {
    const setting =
      (await inside.findOne(Setting, { key: seededKey })) ?? inside.create(Setting, { key: seededKey, value: [] })
    const hasNoSample = await isSampleRemoved(inside)
    const seeded = new Set(setting.value as string[])
    const stored = await inside.find(ContentEntry, { kind: { $in: growing } }, { fields: ['kind', 'key'] })
    const there = new Set(stored.map(({ kind, key }) => nameOf(kind, key)))
    for (const kind of contentKindNames.filter((kind) => !seeded.has(kind) || growing.includes(kind)))
      readSeed(kind).forEach(({ key, isNeutral, source, document }, position) => {
        const name = nameOf(kind, key)
        const isNew = !seeded.has(kind) || (growing.includes(kind) && !seeded.has(name) && !there.has(name))
        const entry = { kind, key, position, source, published: document, isSample: !isNeutral }
        const kept = hasNoSample && entry.isSample ? withoutSample(entry) : entry
        if (isNew && kept) inside.create(ContentEntry, kept)
        if (growing.includes(kind)) seeded.add(name)
      })
    await addPhrases(inside, seeded)
    setting.value = [...new Set([...seeded, ...contentKindNames])]
  })
}
