import { indexNowKey } from '../../platform/app-keys.ts'
import type { Context } from '../../platform/context.ts'
import { OutsideFailure } from '../../integrations/outside/failure.ts'
import type { IndexNowStatus, UrlSubmissionAnswer } from './bing.type.ts'
import { listSiteAddresses } from './site-addresses.ts'
import { lastSubmission, noteSubmission } from './submissions.service.ts'

export const readIndexNowStatus = async (ctx: Context): Promise<IndexNowStatus> => {
  const { missing, sandbox } = ctx.services.indexNow.service
  return {
    configured: missing === null,
    sandbox,
    keyLocation: `${ctx.publicUrl}/${indexNowKey(ctx.secrets.first)}.txt`,
    message: missing,
    lastSubmission: await lastSubmission(ctx, 'indexnow', sandbox),
  }
}

/** Announces every page; the engines share what one of them is told. */
export const submitPagesByIndexNow = async (ctx: Context): Promise<UrlSubmissionAnswer> => {
  const { indexNow } = ctx.services
  const urls = await listSiteAddresses(ctx)
  const note = (successCount: number) =>
    noteSubmission(ctx, 'indexnow', indexNow.service.sandbox, { urlCount: urls.length, successCount })
  try {
    await indexNow.submit(urls)
    const message = `${urls.length} pages were announced to the search engines that share IndexNow`
    return { success: true, message, submission: await note(urls.length) }
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error
    return {
      success: false,
      message: error.message,
      submission: error.reason === 'not-configured' ? null : await note(0),
    }
  }
}
