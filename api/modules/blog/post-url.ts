import { defaultLocale, type Locale } from '#graphql/locales.ts'

/** The address under which search engines know a post. */
export const postUrl = (publicUrl: string, { slug, language }: { slug: string; language: Locale }): string =>
  `${publicUrl}${language === defaultLocale ? '' : `/${language}`}/blog/${slug}`
