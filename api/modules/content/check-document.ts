import type { z } from 'zod'
import { contentKinds, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { Published } from '../../platform/content.ts'
import { badUserInput, issueOf, type InputIssue } from '../../errors.ts'
import { interpolate, UnknownFactError } from '../hotel/interpolate.ts'
import { missingReferences } from './references.ts'
import type { ContentDocument } from './content-entry.entity.ts'

type Path = InputIssue['path']

/** Every text within a value, with the way to it. */
const textsWithin = (value: unknown, path: Path): [Path, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (Array.isArray(value)) return value.flatMap((inner, at) => textsWithin(inner, [...path, at]))
  return []
}

/** What stands in braces and means nothing, whole or not. */
const unknownIn = (text: string, { facts, counts }: Published, locale: Locale): string | undefined => {
  try {
    return /\{[^{}]*\}?|\}/.exec(interpolate(text, facts, locale, counts))?.[0]
  } catch (error) {
    if (error instanceof UnknownFactError) return `{${error.fact}}`
    throw error
  }
}

const unknownFacts = (texts: object, path: Path, published: Published, locale: Locale): InputIssue[] =>
  Object.entries(texts)
    .flatMap(([field, value]) => textsWithin(value, [...path, field]))
    .flatMap(([at, text]) => {
      const unknown = unknownIn(text, published, locale)
      return unknown ? [{ path: at, message: `${unknown} is no fact of the hotel` }] : []
    })

/** Issues of a part of the document, named from the root of the document. */
const issuesOf = (schema: z.ZodType, value: unknown, path: Path): InputIssue[] =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => issueOf(issue, path))

/** A picture is in the library as soon as it is uploaded: what it shows can be written later, before guests see it. */
const mayLackWords = (kind: ContentKind, isDraft: boolean) => kind === 'picture' && isDraft

/**
 * A document as it may be kept: every part by its kind's schema, English among its languages, and nothing named that is
 * not there.
 * @param isDraft whether guests do not see it yet
 * @throws BAD_USER_INPUT naming each field, such as `texts.fi.description`
 */
export const checkDocument = (
  kind: ContentKind,
  document: ContentDocument,
  published: Published,
  isDraft = false,
): ContentDocument => {
  const { data, texts } = contentKinds[kind]
  const written = Object.entries(document.texts) as [Locale, object][]
  const isWordless = Object.keys(texts.shape).length === 0
  const issues = [
    ...issuesOf(data, document.data, ['data']),
    ...written.flatMap(([locale, words]) => issuesOf(texts, words, ['texts', locale])),
    ...(isWordless || document.texts[defaultLocale] || mayLackWords(kind, isDraft)
      ? []
      : [{ path: ['texts', defaultLocale], message: 'English is required: it stands in for other languages' }]),
  ]
  if (issues.length > 0) throw badUserInput(issues)
  const deeper = [
    ...written.flatMap(([locale, words]) => unknownFacts(words, ['texts', locale], published, locale)),
    ...missingReferences(kind, document.data, published.content),
  ]
  if (deeper.length > 0) throw badUserInput(deeper)
  const parsed = written.map(([locale, words]) => [locale, texts.parse(words)])
  return { ...document, data: data.parse(document.data), texts: Object.fromEntries(parsed) } as ContentDocument
}
