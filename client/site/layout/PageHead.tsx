import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { localizedPath } from '#client/paths.ts'
import { previewSize } from '#client/pictures/formats.ts'
import { previewUrl } from '#client/ui/Picture.tsx'
import { useSite } from '../site-context.ts'

interface PageHeadProps {
  title: string
  /** May be empty, as keywords: it is left out then. */
  description: string
  keywords?: string
  /** What link previews show. */
  picture: (Parameters<typeof previewUrl>[0] & { alt: string }) | undefined
  siteName: string
  type?: 'website' | 'article'
  /** Where the page can be read, when that is not every language or not the same path. */
  translations?: { locale: Locale; path: string }[]
}

/** Languages as link previews name them: https://ogp.me/#optional */
const previewLocales: Record<Locale, string> = {
  en: 'en_US',
  es: 'es_LA',
  pt: 'pt_BR',
  fr: 'fr_FR',
  de: 'de_DE',
  fi: 'fi_FI',
  sv: 'sv_SE',
}

/** What search engines and link previews read. React moves it into the document's head. */
export const PageHead = ({
  title,
  description,
  keywords,
  picture,
  siteName,
  type = 'website',
  translations,
}: PageHeadProps) => {
  const { publicUrl, languages, path, prefix = defaultLocale } = useSite()
  const { language } = useLanguage()
  const everywhere = languages.map((locale) => ({ locale, path }))
  const addresses = translations?.filter(({ locale }) => languages.includes(locale)) ?? everywhere
  const shared = addresses.find(({ locale }) => locale === defaultLocale)
  const own = addresses.find(({ locale }) => locale === prefix) ?? shared ?? addresses[0]!
  const canonical = publicUrl + localizedPath(own.path, own.locale)
  const preview = picture && previewUrl(picture)

  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={canonical} />
      {addresses.map(({ locale, path: there }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={publicUrl + localizedPath(there, locale)} />
      ))}
      {shared && <link rel="alternate" hrefLang="x-default" href={publicUrl + shared.path} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={previewLocales[language]} />
      {addresses
        .filter(({ locale }) => locale !== language)
        .map(({ locale }) => (
          <meta key={locale} property="og:locale:alternate" content={previewLocales[locale]} />
        ))}
      {preview && (
        <>
          <meta property="og:image" content={publicUrl + preview} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(previewSize.width)} />
          <meta property="og:image:height" content={String(previewSize.height)} />
          {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {preview && (
        <>
          <meta name="twitter:image" content={publicUrl + preview} />
          {picture.alt && <meta name="twitter:image:alt" content={picture.alt} />}
        </>
      )}
    </>
  )
}
