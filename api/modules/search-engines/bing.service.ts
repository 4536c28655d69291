import type { Context } from '../../platform/context.ts'
import { mostUrlsAtOnce } from '../../integrations/bing/port.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import { answerKey, answerTo } from '../operations/kept-answer.service.ts'
import type { BingQuota, BingQuotaAnswer, BingStatus, UrlSubmission, UrlSubmissionAnswer } from './bing.type.ts'
import { listSiteAddresses } from './site-addresses.ts'
import { lastSubmission, noteSubmission, usageOf } from './submissions.service.ts'

/** Bing tells what is left; with what went from here that makes the whole. */
const askQuota = async (ctx: Context): Promise<BingQuota> => {
  const { bing } = ctx.services
  const left = await bing.remaining()
  const used = await usageOf(ctx, 'bing', bing.service.sandbox)
  return {
    dailyUsage: used.today,
    dailyQuota: left.today + used.today,
    monthlyUsage: used.thisMonth,
    monthlyQuota: left.thisMonth + used.thisMonth,
  }
}

/** Read from the settings alone: looking at the card asks Bing nothing. */
export const readBingStatus = (ctx: Context): BingStatus => {
  const { missing, sandbox } = ctx.services.bing.service
  return { configured: missing === null, sandbox, message: missing }
}

/** The quota now, or the last known one with the reason. */
export const readBingQuota = async (ctx: Context): Promise<BingQuotaAnswer> => {
  const { service } = ctx.services.bing
  const key = answerKey(service.sandbox, 'bing quota')
  const { answer, problem } = await answerTo(ctx, key, 0, () => askQuota(ctx))
  return {
    success: problem === null,
    message: problem,
    quota: answer?.value ?? null,
    asOf: answer?.asOf ?? null,
    configured: service.missing === null,
    sandbox: service.sandbox,
  }
}

export const lastBingSubmission = (ctx: Context): Promise<UrlSubmission | null> =>
  lastSubmission(ctx, 'bing', ctx.services.bing.service.sandbox)

const inWords = (sent: number, all: number) =>
  sent === all
    ? 'All website pages have been submitted to Bing for indexing.'
    : `${sent} of ${all} pages were submitted to Bing, the most valuable first: today’s quota allows no more`

/** As many pages as the quota allows, in one call: a call over the quota would fail whole. */
export const submitPagesToBing = async (ctx: Context): Promise<UrlSubmissionAnswer> => {
  const { bing } = ctx.services
  const { sandbox } = bing.service
  const urls = await listSiteAddresses(ctx)
  // Only what left for Bing is a submission; until then the last one stands.
  let sent: string[] = []
  const note = (successCount: number) => noteSubmission(ctx, 'bing', sandbox, { urlCount: sent.length, successCount })
  try {
    const { today } = await bing.remaining()
    sent = urls.slice(0, Math.min(today, mostUrlsAtOnce))
    if (sent.length === 0)
      return {
        success: false,
        message: 'Today’s quota of addresses is used up; it is full again at midnight UTC',
        submission: null,
      }
    await bing.submit(sent)
    return { success: true, message: inWords(sent.length, urls.length), submission: await note(sent.length) }
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    const submission = sent.length === 0 || error.reason === 'paused' ? null : await note(0)
    return { success: false, message: error.message, submission }
  }
}
