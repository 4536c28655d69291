import type { Locale } from '#graphql/locales.ts'
import { splitLocale, withPrefix } from '#client/paths.ts'

/** Leads links within the site to the language that the page is read in; all else stays as it was given. */
export const keepLanguage = (html: string, prefix: Locale | undefined): string =>
  prefix
    ? html.replaceAll(/(<a\b[^<>]*?\shref=")(\/(?!\/)[^"]*)"/g, (_, start: string, href: string) => {
        const isPrefixed = splitLocale(href.split(/[?#]/)[0]!).prefix !== undefined
        return `${start}${isPrefixed ? href : withPrefix(href, prefix)}"`
      })
    : html
