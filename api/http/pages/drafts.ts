import type { FastifyRequest } from 'fastify'
import type { Context, Deps } from '../../platform/context.ts'
import { readDrafts } from '../../modules/content/published-content.ts'

/** `/faq?drafts` is the page as it would be if every draft were published now, for staff. */
export const asksForDrafts = ({ url }: FastifyRequest): boolean => new URLSearchParams(url.split('?')[1]).has('drafts')

/** Whoever may not see drafts gets the page that everybody gets. */
export const maySeeDrafts = ({ viewer }: Context): boolean => Boolean(viewer?.permissions.includes('content:read'))

/** The server with the drafts in the place of what is published. */
export const withDrafts = async (deps: Deps): Promise<Deps> => {
  const drafts = await readDrafts(deps.orm, deps.now)
  return { ...deps, published: { ...deps.published, current: () => drafts } }
}

const style =
  'position:fixed;inset:auto 0 0 0;z-index:9999;padding:.6rem 1rem;text-align:center;background:#1d2b36;color:#fff;font:600 1rem/1.4 system-ui'

/** Says on every preview that it is one; it stands outside what the browser fills. */
export const markAsDrafts = (html: string): string =>
  html.replace(
    '</body>',
    () =>
      `<div role="note" lang="en" style="${style}">Preview with your drafts: guests do not see this yet</div></body>`,
  )
