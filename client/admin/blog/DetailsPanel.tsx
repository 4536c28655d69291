import { Stack } from '@chakra-ui/react'
import { mostTags } from '#graphql/inputs/blog.ts'
import { longestSlug, slugOf } from '#graphql/inputs/slug.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import { tagsIn } from './entry-values.ts'
import { knownCategories } from './labels.ts'
import type { EntryDraft } from './useEntryDraft.ts'

interface DetailsPanelProps {
  entry: EntryFieldsFragment
  draft: EntryDraft
}

const categoryList = 'known-categories'

export const DetailsPanel = ({ entry, draft }: DetailsPanelProps) => {
  const { values, set, field } = draft
  const fromTitle = slugOf(values.title, 'post')
  const wasRead = entry.status === 'PUBLISHED' || entry.status === 'ARCHIVED'
  return (
    <Stack gap="5">
      <TextField
        label="Address"
        {...field('slug')}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestSlug}
        help={wasRead ? 'The address before goes on leading here.' : 'The last part: a to z, 0 to 9 and hyphens.'}
      />
      {!wasRead && values.slug !== fromTitle && (
        <Button size="sm" alignSelf="flex-start" onClick={() => set('slug', fromTitle)}>
          Make it from the title
        </Button>
      )}
      <TextField
        label="Category"
        {...field('category')}
        autoComplete="off"
        list={categoryList}
        maxLength={80}
        help="Such as family-travel. Those offered have a name in every language."
      />
      <datalist id={categoryList}>
        {knownCategories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </datalist>
      <TextField
        label="Tags"
        {...field('tags')}
        autoComplete="off"
        help={`Separated by commas: ${tagsIn(values.tags).length} of at most ${mostTags}.`}
      />
      <TextField
        label="Author"
        {...field('author')}
        autoComplete="off"
        maxLength={100}
        help="{hotel} stands for the hotel’s name."
      />
    </Stack>
  )
}
