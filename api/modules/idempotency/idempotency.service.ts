import { createHmac } from 'node:crypto'
import { addHours } from 'date-fns/addHours'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { decryptStored, encryptStored } from '../../platform/secrets.ts'
import { visitorHash } from '../../platform/visitor.ts'
import { canonicalJson } from './canonical-json.ts'
import { IdempotentRequest } from './idempotent-request.entity.ts'

/** For how long an answer is repeated, and a request of which nobody knows what became is not made again. */
export const keptHours = 24
const purpose = 'idempotent-answer'

interface Keyed {
  /** Method and path. */
  path: string
  key: string
  body: unknown
}

const callerOf = (ctx: Context) => (ctx.viewer ? `${ctx.viewer.kind} ${ctx.viewer.id}` : `guest ${visitorHash(ctx)}`)

const hash = ({ secrets }: Pick<Context, 'secrets'>, ...parts: unknown[]) =>
  createHmac('sha256', secrets.current).update(JSON.stringify(parts)).digest('hex')

/** One statement, so that of two who ask at once one gets it. */
const claim = (id: string, fingerprint: string, until: Date, now: Date) => sql<{ id: string }>`
  insert into idempotent_request (id, fingerprint, kept_until) values (${id}, ${fingerprint}, ${until})
  on conflict (id) do update set fingerprint = excluded.fingerprint, answer = null, kept_until = excluded.kept_until
  where idempotent_request.kept_until <= ${now}
  returning id`

export type Claim =
  /** The caller is to do the work, and to say how it ended. */
  | { state: 'new'; keep: (answer: object) => Promise<void>; release: () => Promise<void> }
  | { state: 'answered'; answer: unknown }
  | { state: 'other-body' }
  /** It is still under way, or was cut off. */
  | { state: 'unanswered' }

/** Takes up a request of a key, or says what has become of it: a key belongs to its caller and path. */
export const claimRequest = async (ctx: Context, { path, key, body }: Keyed): Promise<Claim> => {
  const em = ctx.orm.em.fork()
  const id = hash(ctx, callerOf(ctx), path, key)
  const fingerprint = hash(ctx, canonicalJson(body ?? null))
  const now = ctx.now()
  const claimedUntil = addHours(now, keptHours)
  const { rows: claimed } = await claim(id, fingerprint, claimedUntil, now).execute(em.getKysely())
  if (claimed.length > 0) {
    const mine = { id, answer: null, keptUntil: claimedUntil }
    return {
      state: 'new',
      keep: async (answer) => {
        const sealed = encryptStored(ctx, purpose, JSON.stringify(answer))
        await em.nativeUpdate(IdempotentRequest, mine, { answer: sealed, keptUntil: addHours(ctx.now(), keptHours) })
      },
      release: async () => {
        await em.nativeDelete(IdempotentRequest, mine)
      },
    }
  }
  const known = await em.findOne(IdempotentRequest, { id })
  if (known && known.fingerprint !== fingerprint) return { state: 'other-body' }
  // It was given back this very moment: the caller asks again.
  if (!known?.answer) return { state: 'unanswered' }
  return { state: 'answered', answer: JSON.parse(decryptStored(ctx, purpose, known.answer)) }
}

export const forgetAnswers = (ctx: Context): Promise<number> =>
  ctx.em.nativeDelete(IdempotentRequest, { keptUntil: { $lt: ctx.now() } })

/**
 * Forgets the answers that say one of these texts, in whatever case: what was erased is not repeated. Their keys are free.
 * All of the last day are read, for they are encrypted.
 */
export const forgetAnswersThatSay = async (ctx: Context, texts: readonly string[]): Promise<number> => {
  const wanted = texts.map((text) => text.toLowerCase())
  const kept = await ctx.em.find(IdempotentRequest, { answer: { $ne: null } }, { disableIdentityMap: true })
  const found = kept.filter(({ answer }) => {
    const said = decryptStored(ctx, purpose, answer!).toLowerCase()
    return wanted.some((text) => said.includes(text))
  })
  return ctx.em.nativeDelete(IdempotentRequest, { id: { $in: found.map(({ id }) => id) } })
}
