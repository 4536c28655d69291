import type { Context } from '../../platform/context.ts'
import type { ContentDocument, ContentEntry } from './content-entry.entity.ts'
import { sayTheSame, withoutDraftMarks } from './translations.ts'

/** Keeps a document as the record's draft: guests read on what is published. What says the same as that is no draft. */
export const keepDraft = (ctx: Context, entry: ContentEntry, document: ContentDocument): void => {
  Object.assign(entry, { isSample: false, changedBy: ctx.viewer?.name ?? null })
  if (sayTheSame(document, entry.published))
    Object.assign(entry, { published: withoutDraftMarks(document), draft: null, publishAt: null })
  else entry.draft = document
}
