import type { z } from 'zod'
import { slugOf } from '#graphql/inputs/slug.ts'
import { factUnits, longestExtraName, stayExtraSchema } from '#graphql/inputs/stay-extra.ts'
import { changeSchema } from '#graphql/inputs/room.ts'
import { lockName } from '../../db/lock-name.ts'
import { changingPages, type Context } from '../../platform/context.ts'
import { lockRecord } from '../../platform/lock-record.ts'
import { badUserInput } from '../../errors.ts'
import { omitUnset } from '../../platform/schema/omit-unset.ts'
import { isId } from '../../platform/schema/ids.ts'
import { differences, markDeleted, markRestored, recordChange } from '../history/record-change.service.ts'
import { offeredExtras, type StoredExtra } from '../pricing/offered-extras.ts'
import { StayExtra } from './stay-extra.entity.ts'
import type { CreateStayExtraInput, UpdateStayExtraInput } from './stay-extra.type.ts'

const mostExtras = 200

/** What an extra can be without. */
const canBeMissing = ['name', 'price', 'includedGuests']

const seesAll = ({ viewer }: Context) => viewer?.permissions.includes('rooms:read') ?? false

const stored = (extra: StayExtra): StoredExtra => ({
  ...extra,
  name: extra.name ?? null,
  price: extra.price ?? null,
  includedGuests: extra.includedGuests ?? null,
})

/** As it is offered; its price is null and its most its own while it is not. */
const shown = ({ facts }: Context, extra: StayExtra) => {
  const record = stored(extra)
  const [offered] = offeredExtras([record], facts)
  return {
    ...record,
    ...extra,
    ownName: record.name,
    price: null,
    ...(offered && { price: offered.price, maximum: offered.maximum }),
  }
}

export type ShownExtra = ReturnType<typeof shown>

/** In their order: strangers see those that are offered, staff all that are not deleted. */
export const listStayExtras = async (ctx: Context): Promise<ShownExtra[]> => {
  const all = seesAll(ctx)
  const extras = await ctx.em.find(
    StayExtra,
    { deletedAt: null, ...(!all && { active: true }) },
    { orderBy: { displayOrder: 'asc', createdAt: 'asc', slug: 'asc' }, limit: mostExtras },
  )
  return extras.map((extra) => shown(ctx, extra)).filter(({ price }) => all || price !== null)
}

export const findStayExtra = async (ctx: Context, id: string): Promise<ShownExtra | null> => {
  const extra = isId(id) ? await ctx.em.findOne(StayExtra, { id }) : null
  return extra && shown(ctx, extra)
}

type Form = z.output<typeof stayExtraSchema>

/** @throws ZodError naming each field */
const parse = (raw: object): Form => stayExtraSchema.parse(omitUnset(raw, canBeMissing))

/** The fields of the record. */
const columns = ({ translations, ...form }: Form) => ({
  ...form,
  translations: Object.fromEntries(translations.map(({ locale, name }) => [locale, name])),
})

/** 'Beach bicycle' is beach-bicycle. */
const slugOfExtra = ({ kind, name }: Form): string =>
  kind === 'other' ? slugOf(name!, 'extra', longestExtraName) : kind

/** One after the other: two people may add the same at the same moment. */
const changingExtras = <T>(ctx: Context, work: (inside: Context) => Promise<T>): Promise<T> =>
  changingPages(ctx, async (inside) => {
    await lockName(inside.em, 'stay extras')
    return work(inside)
  })

const isTaken = async ({ em }: Context, slug: string): Promise<boolean> =>
  (await em.count(StayExtra, { slug, deletedAt: null })) > 0

const thereAlready = (field: string) =>
  badUserInput([{ path: [field], message: 'There is such an extra already: change that one' }])

/** @throws BAD_USER_INPUT naming each field */
export const createStayExtra = async (ctx: Context, raw: CreateStayExtraInput): Promise<ShownExtra> => {
  const form = parse(raw)
  const slug = slugOfExtra(form)
  return changingExtras(ctx, async (inside) => {
    if (await isTaken(inside, slug)) throw thereAlready(form.kind === 'other' ? 'name' : 'kind')
    const now = ctx.now()
    const extra = inside.em.create(StayExtra, {
      ...columns(form),
      slug,
      deletedAt: null,
      changedBy: ctx.viewer?.name ?? null,
      createdAt: now,
      updatedAt: now,
    })
    await inside.em.flush()
    recordChange(inside, extra.id, 'created', differences({}, columns(form)))
    await inside.em.flush()
    return shown(inside, extra)
  })
}

const asForm = (extra: StayExtra) => {
  const { kind, name, unit, price, taxed, maximum, includedGuests, countsChildren, displayOrder, active } = stored(
    extra,
  ) as StayExtra
  return {
    kind,
    name,
    translations: translationsOf(extra),
    unit,
    price: factUnits[kind] ? null : price,
    taxed,
    maximum,
    includedGuests,
    countsChildren,
    displayOrder,
    active,
  }
}

export const translationsOf = ({ translations }: Pick<StayExtra, 'translations'>) =>
  Object.entries(translations).map(([locale, name]) => ({ locale, name }))

/**
 * Changes what is given and leaves the rest. The whole extra must be valid afterwards.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND, CONFLICT
 */
export const updateStayExtra = async (ctx: Context, raw: UpdateStayExtraInput): Promise<ShownExtra> => {
  const { id, version } = changeSchema.parse(raw)
  const { id: _id, version: _version, ...changes } = raw
  return changingExtras(ctx, async (inside) => {
    const extra = await lockRecord(inside, StayExtra, 'extra', id, { version })
    const before = columns(parse(asForm(extra)))
    const after = columns(parse({ ...asForm(extra), ...omitUnset(changes, canBeMissing) }))
    const changed = differences(before, after)
    if (changed.length === 0) return shown(inside, extra)
    Object.assign(extra, after, { changedBy: ctx.viewer?.name ?? null })
    recordChange(inside, id, 'updated', changed)
    await inside.em.flush()
    return shown(inside, extra)
  })
}

/** Deleting only marks the extra, so that undo brings back the same record. @throws NOT_FOUND */
export const deleteStayExtra = async (ctx: Context, raw: string) => {
  const { id } = changeSchema.parse({ id: raw })
  return changingExtras(ctx, async (inside) => {
    markDeleted(inside, await lockRecord(inside, StayExtra, 'extra', id))
    await inside.em.flush()
    return { success: true, id }
  })
}

/** @throws NOT_FOUND, BAD_USER_INPUT when another one has taken its place */
export const restoreStayExtra = async (ctx: Context, raw: string): Promise<ShownExtra> => {
  const { id } = changeSchema.parse({ id: raw })
  return changingExtras(ctx, async (inside) => {
    const extra = await lockRecord(inside, StayExtra, 'extra', id, { evenDeleted: true })
    if (!extra.deletedAt) return shown(inside, extra)
    if (await isTaken(inside, extra.slug)) throw thereAlready('id')
    markRestored(inside, extra)
    await inside.em.flush()
    return shown(inside, extra)
  })
}
