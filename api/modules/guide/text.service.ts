import type { TextPage } from '#graphql/inputs/content/kinds.ts'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import type { Text } from './text.type.ts'

export const textsOn = ({ content }: Context, locale: Locale, pages: readonly TextPage[]): Text[] =>
  content.list('text', locale).filter(({ page }) => pages.includes(page))
