import { Field, Skeleton, Stack, Text } from '@chakra-ui/react'
import { longestExcerpt } from '#graphql/inputs/blog.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { DeskPart } from '../frame/DeskPart.tsx'
import { useViewer } from '../frame/viewer.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { Panel } from '../ui/Panel.tsx'
import { AreaField } from '../ui/AreaField.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import type { EntryDraft } from './useEntryDraft.ts'

/** The editor is a large library: it is loaded when a post is opened. */
const TextEditor = lazyPart(() => import('./text/TextEditor.tsx'))

interface TextPanelProps {
  entry: EntryFieldsFragment
  draft: EntryDraft
}

export const TextPanel = ({ entry, draft }: TextPanelProps) => {
  const { can } = useViewer()
  const { values, set, field, complaints } = draft
  return (
    <Panel title="Text">
      <Stack gap="5">
        <TextField label="Title" {...field('title')} autoComplete="off" lang={entry.language} maxLength={200} />
        <AreaField
          label="Excerpt"
          {...field('excerpt')}
          lang={entry.language}
          rows={2}
          maxLength={longestExcerpt}
          help={`A sentence or two for lists and link previews: ${values.excerpt.length} of ${longestExcerpt} characters.`}
        />
        <FieldRoot invalid={Boolean(complaints['content'])}>
          <Text id="text-label" fontWeight="semibold" textStyle="sm">
            Article
          </Text>
          <DeskPart waiting={<Skeleton width="full" height="80" />}>
            <TextEditor
              key={draft.replaced}
              labelledBy="text-label"
              language={entry.language}
              content={values.content}
              isReadOnly={!can('blog:write')}
              onChange={(html) => set('content', html)}
            />
          </DeskPart>
          <Field.ErrorText>{complaints['content']}</Field.ErrorText>
        </FieldRoot>
      </Stack>
    </Panel>
  )
}
