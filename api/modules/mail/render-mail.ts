import { createElement } from 'react'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../platform/context.ts'
import type { MailContent } from './mail-content.ts'
import { outline, putIn } from './mail-outline.ts'
import { toPlainText } from './plain-text.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Mails of one form differ in their words only, and laying one out takes far longer than storing it. */
const layouts = new LRUCache<string, string>({ max: 200 })

/** The layout's library is loaded with the first mail, not with the server. */
const layOut = async (content: MailContent, band: string | undefined): Promise<string> => {
  const [{ render }, { MailLayout }] = await Promise.all([import('@react-email/render'), import('./MailLayout.tsx')])
  return render(createElement(MailLayout, { content, band }))
}

/** Lays a mail out, or puts its words into the layout that one of the same form had. */
export const renderMail = async (ctx: Pick<Context, 'content'>, content: MailContent): Promise<RenderedMail> => {
  const band = ctx.content.find('text', 'mail-band', content.locale)?.text
  const { form, words } = outline(content)
  const key = JSON.stringify([form, band])
  const layout = layouts.get(key) ?? (await layOut(form, band))
  layouts.set(key, layout)
  return { subject: content.subject, html: putIn(layout, words), text: toPlainText(content) }
}
