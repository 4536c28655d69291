import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { NoticeId, NoticeSection as SectionRecord } from './guide.model.ts'
import { guideWriter } from './guide-writer.ts'
import type { NoticeSection } from './notice.type.ts'
import { accessibility } from './notices/accessibility.ts'
import { privacy } from './notices/privacy.ts'

const notices: Record<NoticeId, SectionRecord[]> = { privacy, accessibility }

export const noticeIn = (ctx: Context, locale: Locale, id: NoticeId): NoticeSection[] => {
  const write = guideWriter(ctx, locale)
  return notices[id].map((section) => ({
    id: section.id,
    title: write.text(section.title),
    paragraphs: section.paragraphs.map(write.text),
  }))
}
