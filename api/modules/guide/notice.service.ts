import type { NoticeId } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { NoticeSection } from './notice.type.ts'

export const noticeIn = ({ content }: Context, locale: Locale, id: NoticeId): NoticeSection[] =>
  content.list('notice', locale).filter(({ notice }) => notice === id)
