import { sql } from 'kysely'
import { setupSteps, skipSetupStepSchema, type SetupStepId } from '#graphql/inputs/first-run.ts'
import { lockName } from '../../db/lock-name.ts'
import { inTransaction, type Context } from '../../platform/context.ts'
import { readSeed } from '../content/seed-content.ts'
import { findSetting, writeSetting } from '../settings/setting.service.ts'
import type { Setup, SkipSetupStepInput } from './first-run.type.ts'
import { findSampleAnswer } from '../content/sample-answer.ts'

const key = 'setup'

interface Kept {
  /** Who has said of a step that it does not apply. */
  skipped: Partial<Record<SetupStepId, string>>
  isDismissed: boolean
}

const untouched: Kept = { skipped: {}, isDismissed: false }

const findKept = async (ctx: Context): Promise<Kept> => (await findSetting<Kept>(ctx.em, key)) ?? untouched

interface Counted {
  roomTypes: number
  pictures: number
  charges: number
}

/** What the hotel has of its own. */
const count = async ({ em }: Context): Promise<Counted> => {
  const { rows } = await sql<Counted>`
    select
      (select count(*) from room_type t where not t.is_sample and t.active and t.archived_at is null and exists (
        select from room r where r.room_type_id = t.id and r.active and r.archived_at is null))::int as "roomTypes",
      ((select count(*) from picture_file) + (select count(*) from content_entry where kind = 'picture' and not is_sample))::int as pictures,
      (select count(*) from stay_charge where not is_sample)::int as charges`.execute(em.getKysely())
  return rows[0]!
}

/** Which steps the data says are done: nobody ticks them. */
const doneSteps = async (ctx: Context): Promise<Record<SetupStepId, boolean>> => {
  const { facts } = ctx
  const sample = readSeed('facts')[0]!.document.data
  const { roomTypes, pictures, charges } = await count(ctx)
  const isOff = (await findSampleAnswer(ctx.em))?.answer === 'removed'
  return {
    'name-and-address': facts.name !== sample.name && facts.address.street !== sample.address.street,
    'phone-and-hours': facts.phone !== sample.phone && Boolean(facts.officeOpens && facts.officeCloses),
    'rooms-and-prices': roomTypes > 0,
    pictures: pictures > 0,
    mail: ctx.mailer !== null,
    'booking-page': facts.booking.page !== null && facts.booking.page !== sample.booking.page,
    languages: isOff || facts.languages.length < sample.languages.length,
    taxes: charges > 0,
  }
}

export const readSetup = async (ctx: Context): Promise<Setup> => {
  const { skipped, isDismissed } = await findKept(ctx)
  const done = await doneSteps(ctx)
  return {
    isDismissed,
    steps: setupSteps.map((id) => ({ id, isDone: done[id], skippedBy: skipped[id] ?? null })),
  }
}

/** Two owners may change different steps at once. */
const changing = (ctx: Context, change: (kept: Kept) => Kept): Promise<Setup> =>
  inTransaction(ctx, async (inside) => {
    await lockName(inside.em, 'setup')
    await writeSetting(inside.em, key, change(await findKept(inside)))
    return readSetup(inside)
  })

/** Says of a step that it does not apply, or that it does after all. @throws BAD_USER_INPUT */
export const skipStep = (ctx: Context, raw: SkipSetupStepInput): Promise<Setup> => {
  const { id, skipped } = skipSetupStepSchema.parse(raw)
  return changing(ctx, (kept) => {
    const { [id]: _before, ...others } = kept.skipped
    return { ...kept, skipped: skipped ? { ...others, [id]: ctx.viewer?.name ?? '' } : others }
  })
}

export const dismissSetup = (ctx: Context, isDismissed: boolean): Promise<Setup> =>
  changing(ctx, (kept) => ({ ...kept, isDismissed }))
