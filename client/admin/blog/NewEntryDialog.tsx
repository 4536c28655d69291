import { Field, NativeSelect } from '@chakra-ui/react'
import type { z } from 'zod'
import { createBlogEntrySchema } from '#graphql/inputs/blog.ts'
import { isLocale, type Locale } from '#graphql/locales.ts'
import { useHotel } from '../frame/viewer.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { useForm } from '../ui/useForm.ts'
import { languageOptions } from './labels.ts'
import { useCreateEntry } from './useCreateEntry.ts'

interface NewEntryDialogProps {
  open: boolean
  onClose: () => void
  onMade: (id: string) => void
  /** The post that is translated, and into what it can be. */
  original?: { id: string; title: string; languages: Locale[] }
}

const NewEntryForm = ({ onMade, original }: Omit<NewEntryDialogProps, 'open' | 'onClose'>) => {
  const create = useCreateEntry()
  const hotel = useHotel()
  const offered = languageOptions.filter(({ value }) => (original?.languages ?? hotel.languages).includes(value))
  const first: z.input<typeof createBlogEntrySchema> = {
    title: '',
    language: offered[0]!.value,
    translationOf: original?.id ?? null,
  }
  const form = useForm(
    createBlogEntrySchema,
    first,
    async (input) => onMade(await create(input)),
    `blog-post:${original?.id ?? 'new'}`,
  )
  return (
    <Form onSubmit={form.submit} problem={form.problem} unsaved={form.unsaved}>
      <TextField
        label="Title"
        {...form.field('title')}
        autoComplete="off"
        maxLength={200}
        help="Its address is made from the title; you can change both later."
      />
      <FieldRoot>
        <Field.Label>Language</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            name="language"
            value={form.values.language}
            onChange={({ target }) => isLocale(target.value) && form.set('language', target.value)}
          >
            {offered.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      </FieldRoot>
      <SubmitButton busy={form.busy} doing="Creating" alignSelf="flex-end">
        Start writing
      </SubmitButton>
    </Form>
  )
}

export const NewEntryDialog = ({ open, onClose, original, onMade }: NewEntryDialogProps) => (
  <DeskDialog
    open={open}
    onClose={onClose}
    title={original ? 'New translation' : 'New post'}
    description={
      original
        ? `It starts with the text and the picture of “${original.title}”, for you to translate.`
        : 'It stays a draft until you publish it.'
    }
  >
    <NewEntryForm original={original} onMade={onMade} />
  </DeskDialog>
)
