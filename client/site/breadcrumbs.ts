import { defaultLocale } from '#graphql/locales.ts'
import { localizedPath } from '#client/paths.ts'
import type { Site } from './site-context.ts'

/** The way from the home page to a page, as [name, path]: https://schema.org/BreadcrumbList. */
export const breadcrumbs = (
  { publicUrl, prefix = defaultLocale }: Site,
  way: readonly (readonly [string, string])[],
) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: way.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + localizedPath(path, prefix),
  })),
})
