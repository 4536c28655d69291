import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { UrlSubmission as Answer } from './bing.type.ts'
import { UrlSubmission, type submissionChannels } from './url-submission.entity.ts'

type Channel = (typeof submissionChannels)[number]

const describe = ({ createdAt, urlCount, successCount, sandbox }: UrlSubmission): Answer => ({
  date: createdAt,
  urlCount,
  successCount,
  errorCount: urlCount - successCount,
  sandbox,
})

export const noteSubmission = async (
  ctx: Context,
  channel: Channel,
  sandbox: boolean,
  counts: { urlCount: number; successCount: number },
): Promise<Answer> => {
  const submission = ctx.em.create(UrlSubmission, { channel, sandbox, ...counts, createdAt: ctx.now() })
  await ctx.em.flush()
  return describe(submission)
}

export const lastSubmission = async (ctx: Context, channel: Channel, sandbox: boolean): Promise<Answer | null> => {
  const last = await ctx.em.findOne(UrlSubmission, { channel, sandbox }, { orderBy: { createdAt: 'desc' } })
  return last && describe(last)
}

/** Addresses taken today and this month, by the calendar of Greenwich, which Bing's quota goes by. */
export const usageOf = async (ctx: Context, channel: Channel, sandbox: boolean) => {
  const day = `${ctx.now().toISOString().slice(0, 10)}T00:00:00Z`
  const month = `${ctx.now().toISOString().slice(0, 7)}-01T00:00:00Z`
  const { rows } = await sql<{ today: number; thisMonth: number }>`
    select coalesce(sum(success_count) filter (where created_at >= ${day}::timestamptz), 0)::int as today,
      coalesce(sum(success_count), 0)::int as "thisMonth"
    from url_submission where channel = ${channel} and sandbox = ${sandbox} and created_at >= ${month}::timestamptz`.execute(
    ctx.em.getKysely(),
  )
  return rows[0]!
}
