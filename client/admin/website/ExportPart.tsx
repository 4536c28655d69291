import { Checkbox, Grid, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Locale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { Button } from '../ui/Button.tsx'
import { DownloadIcon } from '../ui/icons.tsx'
import { Inset } from '../ui/Inset.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { otherLocales } from './LanguageChooser.tsx'

const formats = [
  { value: 'xliff', label: 'XLIFF 1.2, for translators’ tools' },
  { value: 'csv', label: 'CSV, for a spreadsheet' },
] as const
type Format = (typeof formats)[number]['value']

const languageOptions = otherLocales.map((value) => ({ value, label: languages[value].name }))

/** Links rather than calls: the browser writes the file to the disk while the server makes it. */
const Download = ({ href, children }: { href: string; children: string }) => (
  <Button asChild alignSelf="flex-start">
    <a href={href} download>
      <DownloadIcon />
      {children}
    </a>
  </Button>
)

const Translation = () => {
  const [locale, setLocale] = useState<Locale>(otherLocales[0]!)
  const [format, setFormat] = useState<Format>('xliff')
  const [onlyOpen, setOnlyOpen] = useState(false)
  const query = new URLSearchParams({ locale, format, ...(onlyOpen && { open: '1' }) })
  return (
    <Inset title="One language, for a translator">
      <Stack gap="4">
        <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
          <SelectField label="Language" name="locale" value={locale} options={languageOptions} onChange={setLocale} />
          <SelectField label="Format" name="format" value={format} options={formats} onChange={setFormat} />
        </Grid>
        <Checkbox.Root checked={onlyOpen} onCheckedChange={({ checked }) => setOnlyOpen(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label fontWeight="normal">Only what is missing, older than the English, or not sure</Checkbox.Label>
        </Checkbox.Root>
        <Text color="fg.muted" textStyle="sm">
          The English stands beside the translation. What is in braces, such as {'{petFee}'}, must come back as it is.
        </Text>
        <Download href={`/api/admin/content/translation?${query}`}>{`Download ${languages[locale].name}`}</Download>
      </Stack>
    </Inset>
  )
}

/** What the hotel says as a file: all of it, or a language. */
export const ExportPart = () => (
  <>
    <Inset title="Everything, for another hotel">
      <Stack gap="4">
        <Text color="fg.muted" textStyle="sm">
          All texts in all languages and the facts, drafts included, with the pictures that you uploaded. Records that
          were put away stay here.
        </Text>
        <Download href="/api/admin/content.tar.gz">Download everything</Download>
      </Stack>
    </Inset>
    <Translation />
  </>
)
