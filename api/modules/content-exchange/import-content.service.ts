import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import sharp from 'sharp'
import { fixedKinds, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { badFile } from '../../errors.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import type { Published } from '../../platform/content.ts'
import { audit } from '../audit/audit.service.ts'
import { checkDocument } from '../content/check-document.ts'
import { checkPictureFile } from '../content/check-picture.ts'
import { ContentEntry, type ContentDocument } from '../content/content-entry.entity.ts'
import { documentOf, mostOfKind, takeTurns, wasPutAway } from '../content/content-entry.service.ts'
import { titleOf } from '../content/entry-details.ts'
import { keepDraft } from '../content/keep-draft.ts'
import { PictureFile } from '../pictures/picture-file.entity.ts'
import { digestOf, picturesIn, type ContentFile, type FileRecord } from './content-file.ts'
import { hotelId } from './hotel-id.ts'
import {
  goesOut,
  remarksOf,
  reportOf,
  type ImportOptions,
  type ImportReport,
  type Outcome,
  type RecordReport,
  type Remark,
} from './import-report.ts'
import type { PictureBytes } from './read-archive.ts'

interface Plan {
  record: FileRecord
  entry: ContentEntry | undefined
  report: RecordReport
  /** What the record says then; null where it stays as it is. */
  document: ContentDocument | null
}

/** What is true of the hotel while records are planned. */
interface Ground {
  isOwnFile: boolean
  replace: boolean
  maySetFacts: boolean
  /** How many records there are of each kind, with those that the file adds. */
  taken: Map<ContentKind, number>
  missingPictures: ReadonlySet<string>
  published: Published
}

const idOf = ({ kind, key }: { kind: string; key: string }) => `${kind}/${key}`

const planRecord = (record: FileRecord, entry: ContentEntry | undefined, ground: Ground): Plan => {
  const { kind, key } = record
  const document = record.document as ContentDocument
  const report = (outcome: Outcome, ...messages: (string | Remark)[]): RecordReport => ({
    kind,
    key,
    title: titleOf(kind, document) || key,
    outcome,
    remarks: messages.map((remark) => (typeof remark === 'string' ? { field: null, message: remark } : remark)),
  })
  const stays = (...about: Parameters<typeof report>): Plan => ({
    record,
    entry,
    report: report(...about),
    document: null,
  })

  const now = entry && digestOf(documentOf(entry), entry)
  if (now === digestOf(document, record)) return stays('unchanged')
  if (kind === 'facts' && !ground.maySetFacts)
    return stays('refused', 'Changing the hotel’s facts needs the permission facts:write')
  if (entry?.archivedAt) return stays('refused', wasPutAway)
  if (entry?.publishAt) return stays('refused', goesOut)
  if (!entry && fixedKinds.includes(kind)) return stays('refused', 'The pages have no place of this name')
  if (!entry && (ground.taken.get(kind) ?? 0) >= mostOfKind)
    return stays('refused', `There are ${mostOfKind} records of this kind already`)
  const missing = picturesIn(document).find((picture) => ground.missingPictures.has(picture))
  if (missing) return stays('refused', `The file of the picture uploads/${missing} is missing`)
  const isConflict = now !== undefined && ground.isOwnFile && now !== record.digest
  const conflict = 'It was changed here since the export'
  if (isConflict && !ground.replace) return stays('conflict', conflict)
  try {
    const checked = checkDocument(kind, document, ground.published, true)
    if (kind === 'picture') checkPictureFile(checked, picturesIn(checked).length > 0)
    if (entry && now === digestOf(checked, record)) return stays('unchanged')
    if (!entry) ground.taken.set(kind, (ground.taken.get(kind) ?? 0) + 1)
    return {
      record,
      entry,
      report: report(entry ? 'changed' : 'new', ...(isConflict ? [conflict] : [])),
      document: checked,
    }
  } catch (error) {
    return stays('refused', ...remarksOf(error))
  }
}

/** The hotel as it is once some records of the file are there: they may name one another. */
const hotelWith = (now: Published, entries: readonly ContentEntry[], brought: readonly FileRecord[]): Published => {
  const present = new Set([...entries.filter(({ archivedAt }) => !archivedAt), ...brought].map(idOf))
  const find = (kind: ContentKind, key: string) => (present.has(idOf({ kind, key })) ? { id: key } : null)
  return { ...now, content: { ...now.content, find: find as Published['content']['find'] } }
}

/** A record that names a refused one is refused with it. */
const planAll = (entries: ContentEntry[], file: ContentFile, ground: Omit<Ground, 'taken'>): Plan[] => {
  const byId = new Map(entries.map((entry) => [idOf(entry), entry]))
  const counts = () =>
    new Map(
      [...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, all]): [ContentKind, number] => [kind, all.length]),
    )
  let brought = file.records
  for (;;) {
    const published = hotelWith(ground.published, entries, brought)
    const taken = counts()
    const plans = file.records.map((record) =>
      planRecord(record, byId.get(idOf(record)), { ...ground, published, taken }),
    )
    const refused = new Set(plans.filter(({ report }) => report.outcome === 'refused').map(({ record }) => record))
    const left = brought.filter((record) => !refused.has(record))
    if (left.length === brought.length) return plans
    brought = left
  }
}

const isSound = async ({ bytes, width }: PictureBytes): Promise<boolean> => {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null)
  return found?.format === 'webp' && found.width === width
}

const keepPictures = async (ctx: Context, pictures: readonly PictureBytes[]): Promise<void> => {
  for (const { picture, width, bytes } of pictures)
    await sql`insert into picture_file (picture, width, bytes, created_at) values (${picture}, ${width}, ${bytes}, ${ctx.now()})
      on conflict (picture, width) do update set created_at = excluded.created_at`.execute(ctx.em.getKysely())
}

const twiceIn = ({ records }: ContentFile): string | undefined => {
  const seen = new Set<string>()
  return records.map(idOf).find((id) => seen.size === seen.add(id).size)
}

/**
 * Brings the content of this or another hotel: what differs waits as drafts, what the file does not have stays.
 * @throws BAD_USER_INPUT when it has a record twice
 */
export const importContent = async (
  ctx: Context,
  { content, pictures }: { content: ContentFile; pictures: PictureBytes[] },
  { dryRun, replaceConflicts }: ImportOptions,
): Promise<ImportReport> => {
  const twice = twiceIn(content)
  if (twice) throw badFile(`${twice} stands in the file twice`)
  const sound: PictureBytes[] = []
  for (const picture of pictures) if (await isSound(picture)) sound.push(picture)
  return inTransaction(ctx, async (inside) => {
    if (!dryRun) await takeTurns(inside)
    const entries = await inside.em.find(ContentEntry, {}, dryRun ? {} : { lockMode: LockMode.PESSIMISTIC_WRITE })
    const named = picturesIn(content.records)
    const here = new Set(
      (await inside.em.find(PictureFile, { picture: { $in: named } }, { fields: ['picture'] })).map(
        ({ picture }) => picture,
      ),
    )
    const brings = new Set(sound.map(({ picture }) => picture))
    const plans = planAll(entries, content, {
      isOwnFile: content.hotel.id === (await hotelId(inside)),
      replace: replaceConflicts,
      maySetFacts: inside.viewer?.permissions.includes('facts:write') ?? false,
      published: inside.published.current(),
      missingPictures: new Set(named.filter((picture) => !here.has(picture) && !brings.has(picture))),
    })
    const taken = plans.filter(({ document }) => document)
    const shown = new Set(taken.flatMap(({ document }) => picturesIn(document)))
    if (!dryRun && taken.length > 0) {
      const wanted = sound.filter(({ picture }) => shown.has(picture))
      await keepPictures(inside, wanted)
      const places = new Map<ContentKind, number>()
      for (const { record, entry, document } of taken) {
        const { kind, key, source, sourceUrl, verifiedOn } = record
        if (entry) {
          keepDraft(inside, entry, document!)
          Object.assign(entry, { source, sourceUrl })
          continue
        }
        const last = Math.max(-1, ...entries.filter((other) => other.kind === kind).map(({ position }) => position))
        const position = (places.get(kind) ?? last) + 1
        places.set(kind, position)
        const by = { isSample: false, changedBy: inside.viewer?.name ?? null }
        inside.em.create(ContentEntry, {
          kind,
          key,
          position,
          draft: document,
          published: null,
          source,
          sourceUrl,
          verifiedOn,
          ...by,
        })
      }
      await inside.em.flush()
      await audit(inside, 'content-imported', { details: { from: content.hotel.name, records: taken.length } })
    }
    return reportOf(
      {
        stored: !dryRun && taken.length > 0,
        locale: null,
        hotel: content.hotel.name,
        newPictures: [...shown].filter((picture) => !here.has(picture)).length,
      },
      plans.map(({ report }) => report),
    )
  })
}
