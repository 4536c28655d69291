import { Link, Stack, Text } from '@chakra-ui/react'
import { localizedPath } from '#client/paths.ts'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { ExternalIcon } from '../ui/icons.tsx'
import { pageOf } from './page-of.ts'
import type { EntryForm } from './useEntryForm.ts'

interface PreviewLinksProps {
  kind: ContentKind
  form: EntryForm
  /** The language beside English; null for a kind without words. */
  locale: Locale | null
}

/** The real page with every draft on it, as staff alone see it. */
export const PreviewLinks = ({ kind, form, locale }: PreviewLinksProps) => {
  const path = pageOf(kind, { notice: form.values['data.notice'], page: form.values['data.page'] })
  if (!path) return null
  const shown = [defaultLocale, ...(locale ? [locale] : [])]
  return (
    <Stack gap="1" align="flex-start" textStyle="sm">
      {shown.map((one) => (
        <Link key={one} href={`${localizedPath(path, one)}?drafts`} target="_blank" rel="noopener" variant="underline">
          Preview on the page in {languages[one].name} (new tab)
          <ExternalIcon />
        </Link>
      ))}
      {form.isDirty && <Text color="fg.muted">Your last changes are not saved yet: the preview is without them.</Text>}
    </Stack>
  )
}
