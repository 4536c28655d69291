import { Stack } from '@chakra-ui/react'
import { shownLengths } from '#graphql/inputs/blog.ts'
import { Panel } from '../ui/Panel.tsx'
import { AreaField } from '../ui/AreaField.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { EntryDraft } from './useEntryDraft.ts'

/** A counter that warns and does not forbid. */
const count = (text: string, shown: number) =>
  text.length > shown
    ? `${text.length} characters: search engines show about ${shown}.`
    : `${text.length} of about ${shown} characters that are shown.`

/** What search engines and link previews say of the post. */
export const SearchPanel = ({ draft }: { draft: EntryDraft }) => {
  const { values, field } = draft
  return (
    <Panel title="Search engines" description="Where these are empty, title and excerpt serve.">
      <Stack gap="5">
        <TextField
          label="Search title"
          {...field('metaTitle')}
          maxLength={120}
          placeholder={values.title}
          help={count(values.metaTitle, shownLengths.metaTitle)}
        />
        <AreaField
          label="Search description"
          {...field('metaDescription')}
          rows={2}
          maxLength={300}
          placeholder={values.excerpt}
          help={count(values.metaDescription, shownLengths.metaDescription)}
        />
      </Stack>
    </Panel>
  )
}
