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

const usage = `
  select coalesce(sum(success_count) filter (where created_at >= ?::timestamptz), 0)::int as today,
    coalesce(sum(success_count), 0)::int as "thisMonth"
  from url_submission where channel = ? and sandbox = ? and created_at >= ?::timestamptz`

/** Addresses taken today and this month, by the calendar of Greenwich, which Bing's quota goes by. */
export const usageOf = async (ctx: Context, channel: Channel, sandbox: boolean) => {
  const day = `${ctx.now().toISOString().slice(0, 10)}T00:00:00Z`
  const month = `${ctx.now().toISOString().slice(0, 7)}-01T00:00:00Z`
  const [row] = await ctx.em.execute<{ today: number; thisMonth: number }[]>(usage, [day, channel, sandbox, month])
  return row!
}
