import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import { removeSampleSchema, type Essentials } from '#graphql/inputs/first-run.ts'
import type { HotelFacts } from '#graphql/inputs/hotel-facts.ts'
import { lockName } from '../../db/lock-name.ts'
import { changingNights, inTransaction, type Context } from '../../platform/context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { audit } from '../audit/audit.service.ts'
import { changingContent } from '../content/content-entry.service.ts'
import { ContentEntry } from '../content/content-entry.entity.ts'
import { ContentRevision } from '../content/content-revision.entity.ts'
import { withoutSample } from '../content/without-sample.ts'
import type { RemoveSampleInput, SampleHotel } from './first-run.type.ts'
import { findSampleAnswer, writeSampleAnswer } from '../content/sample-answer.ts'
import { lackEssentials, ownFacts } from './sample-facts.ts'
import { findSampleRecords, sampleTables } from './sample-records.ts'

/** What guests see of the sample, and what the owner has said about it. */
export const describeSample = async (ctx: Context): Promise<SampleHotel> => {
  const answer = await findSampleAnswer(ctx.em)
  const nouns = await findSampleRecords(ctx)
  return {
    answer: answer?.answer ?? null,
    answeredBy: answer?.by ?? null,
    needsEssentials: lackEssentials(ctx.facts),
    records: nouns.reduce((sum, { goes }) => sum + goes, 0),
    nouns,
  }
}

/** One of two that take the sample off waits for the other. */
const takeTurns = (inside: Context) => lockName(inside.em, 'sample hotel')

const answered = (ctx: Context, answer: 'kept' | 'removed') =>
  writeSampleAnswer(ctx.em, { answer, by: ctx.viewer?.name ?? null, at: ctx.now().toISOString() })

/** @throws CONFLICT when it was taken off */
export const keepSample = async (ctx: Context): Promise<SampleHotel> => {
  await inTransaction(ctx, async (inside) => {
    await takeTurns(inside)
    const known = await findSampleAnswer(inside.em)
    if (known?.answer === 'removed') throw conflict('The sample hotel was taken off already')
    if (known) return
    await answered(inside, 'kept')
    await audit(inside, 'sample-kept')
  })
  return describeSample(ctx)
}

const rewriteFacts = async (inside: Context, essentials: Essentials | null): Promise<void> => {
  const entry = await inside.em.findOneOrFail(
    ContentEntry,
    { kind: 'facts' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
  const here = { publicUrl: inside.publicUrl, year: inside.now().getUTCFullYear() }
  const own = (data: unknown) => ({ data: ownFacts(data as HotelFacts, essentials, here), texts: {} })
  const document = own(entry.published!.data)
  const by = inside.viewer?.name ?? null
  Object.assign(entry, { published: document, isSample: false, changedBy: by })
  if (entry.draft) entry.draft = own(entry.draft.data)
  inside.em.create(ContentRevision, { entry, by, document, createdAt: inside.now() })
}

/** Records of the sample go; a place of a page stays, with what is true of any hotel or with nothing. */
const clearContent = async (inside: Context, kept: ReadonlySet<string>): Promise<void> => {
  const entries = await inside.em.find(ContentEntry, { isSample: true, kind: { $ne: 'facts' } })
  const gone: string[] = []
  for (const entry of entries) {
    if (kept.has(entry.id)) continue
    const left = withoutSample(entry)
    if (left) {
      const { published, draft, source, isSample } = left
      Object.assign(entry, { published, draft, source, isSample, archivedAt: null, publishAt: null, verifiedOn: null })
      await inside.em.nativeDelete(ContentRevision, { entry: entry.id })
    } else gone.push(entry.id)
  }
  await inside.em.flush()
  await inside.em.nativeDelete(ContentEntry, { id: { $in: gone } })
}

/**
 * Takes the sample hotel off, in one transaction: what came with the product and nobody has changed goes, what staff made
 * or changed stays, with whatever it needs. A second time there is nothing to take off.
 * @throws BAD_USER_INPUT when the hotel's name is not confirmed, or what must be known of a hotel is missing
 */
export const removeSample = async (ctx: Context, raw: RemoveSampleInput): Promise<SampleHotel> => {
  const { confirmation, essentials = null } = removeSampleSchema.parse(raw)
  await changingContent(ctx, async (inside) => {
    await takeTurns(inside)
    await inside.published.refresh()
    const { facts } = inside.published.current()
    if ((await findSampleAnswer(inside.em))?.answer === 'removed')
      throw conflict('The sample hotel was taken off already')
    if (confirmation.toLowerCase() !== facts.name.toLowerCase())
      throw badUserInput([
        { path: ['confirmation'], message: `Type the hotel’s present name, ${facts.name}, to confirm` },
      ])
    if (!essentials && lackEssentials(facts))
      throw badUserInput([{ path: ['essentials'], message: 'Say at least what the hotel is called and where it is' }])
    const nouns = await findSampleRecords(inside)
    const kept = new Set(nouns.flatMap(({ keptIds }) => keptIds))
    await changingNights({ ...inside, ...inside.published.current() }, async (within) => {
      await rewriteFacts(within, essentials)
      await clearContent(within, kept)
      for (const { table } of sampleTables)
        await sql`delete from ${sql.table(table)} where is_sample and not (id = any(${[...kept]}::uuid[]))`.execute(
          within.em.getKysely(),
        )
      await within.em.flush()
    })
    await answered(inside, 'removed')
    await audit(inside, 'sample-removed', {
      details: Object.fromEntries(nouns.map(({ noun, goes }) => [noun, goes])),
    })
  })
  return describeSample({ ...ctx, ...ctx.published.current() })
}
