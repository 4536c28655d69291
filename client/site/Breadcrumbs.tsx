import { defaultLocale } from '#graphql/locales.ts'
import { paths } from '#graphql/paths.ts'
import { localizedPath } from '#client/paths.ts'
import { JsonLd } from '#client/ui/JsonLd.tsx'
import { useSite } from './site-context.ts'

interface BreadcrumbsProps {
  hotelName: string
  /** The pages between the home page and this one, and this one, as [name, path]. */
  way: readonly (readonly [string, string])[]
}

/** The way from the home page, for search engines: https://schema.org/BreadcrumbList. */
export const Breadcrumbs = ({ hotelName, way }: BreadcrumbsProps) => {
  const { publicUrl, prefix = defaultLocale } = useSite()
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [[hotelName, paths.home()] as const, ...way].map(([name, path], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: publicUrl + localizedPath(path, prefix),
        })),
      }}
    />
  )
}
