import { pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { contentKindNames } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { badUserInput } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { ContentEntry } from '../content/content-entry.entity.ts'
import { documentOf } from '../content/content-entry.service.ts'
import { exportFileName } from '../hotel/export-file-name.ts'
import { PictureFile } from '../pictures/picture-file.entity.ts'
import {
  contentFileName,
  digestOf,
  formatVersion,
  pictureFileName,
  picturesIn,
  type ContentFile,
  type FileRecord,
} from './content-file.ts'
import { hotelId } from './hotel-id.ts'
import { writeCsv } from './translation-csv.ts'
import { translatable } from './translation-units.ts'
import { writeXliff } from './translation-xliff.ts'

/** What was not put away, kind by kind in the hotel's order. */
const presentEntries = async (ctx: Context): Promise<ContentEntry[]> => {
  const entries = await ctx.em.find(
    ContentEntry,
    { archivedAt: null },
    { orderBy: { position: 'asc', key: 'asc' }, disableIdentityMap: true },
  )
  return entries.toSorted((a, b) => contentKindNames.indexOf(a.kind) - contentKindNames.indexOf(b.kind))
}

const add = (tar: Pack, name: string, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    tar.entry({ name, size: bytes.length, mtime: new Date(0) }, bytes, (error) => (error ? reject(error) : resolve()))
  })

const fill = async (ctx: Context, tar: Pack, file: ContentFile): Promise<void> => {
  await add(tar, contentFileName, Buffer.from(JSON.stringify(file, null, 1)))
  for (const picture of picturesIn(file.records)) {
    const files = await ctx.em.find(PictureFile, { picture }, { disableIdentityMap: true })
    for (const { width, bytes } of files) await add(tar, pictureFileName(picture, width), Buffer.from(bytes))
  }
  tar.finalize()
}

/**
 * All that the hotel says as it was written last, and the pictures that it shows, as one archive (tar, gzip): other
 * programs open it, and no picture is a third larger for being written in letters. It is sent as it is made.
 */
export const exportContent = async (ctx: Context): Promise<{ name: string; body: Readable }> => {
  const records = (await presentEntries(ctx)).map((entry): FileRecord => {
    const { kind, key, source, sourceUrl, verifiedOn } = entry
    const document = documentOf(entry)
    const told = { source: source ?? null, sourceUrl: sourceUrl ?? null }
    const digest = digestOf(document, told)
    return { kind, key, ...told, verifiedOn: verifiedOn ?? null, digest, document: document as FileRecord['document'] }
  })
  const hotel = { id: await hotelId(ctx), name: ctx.facts.name }
  const tar = pack()
  const body = createGzip()
  // Whoever reads it learns of the failure: the archive breaks off.
  pipeline(tar, body, () => {})
  fill(ctx, tar, { format: 'hotel-content', version: formatVersion, hotel, records }).catch((error: unknown) =>
    tar.destroy(error as Error),
  )
  return { name: exportFileName(ctx, 'content', 'tar.gz'), body }
}

export const translationFormats = ['xliff', 'csv'] as const
export type TranslationFormat = (typeof translationFormats)[number]

/**
 * The texts of a language beside the English, for translators.
 * @param onlyOpen only records that are not translated, or whose translation should be read again
 * @throws BAD_USER_INPUT for English
 */
export const exportTranslation = async (
  ctx: Context,
  { locale, format, onlyOpen }: { locale: Locale; format: TranslationFormat; onlyOpen: boolean },
): Promise<{ name: string; body: string }> => {
  if (locale === defaultLocale)
    throw badUserInput([{ path: ['locale'], message: 'Locale must be a language that English is translated into' }])
  const records = (await presentEntries(ctx))
    .map((entry) => translatable(entry, documentOf(entry), locale))
    .filter(({ units }) => !onlyOpen || units.some(({ target, needsReview }) => needsReview || target === null))
  const write = format === 'csv' ? writeCsv : writeXliff
  return {
    name: exportFileName(ctx, `texts-${locale}`, format === 'csv' ? 'csv' : 'xlf'),
    body: write(await hotelId(ctx), locale, records),
  }
}
