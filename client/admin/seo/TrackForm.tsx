import { Flex } from '@chakra-ui/react'
import { trackKeywordSchema } from '#graphql/inputs/seo.ts'
import { Button } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { TextField } from '../ui/TextField.tsx'
import { notify } from '../ui/toasts.tsx'
import { useForm } from '../ui/useForm.ts'
import { useTrackedKeywords } from './useTrackedKeywords.ts'

export const TrackForm = () => {
  const { track } = useTrackedKeywords()
  const form = useForm(
    trackKeywordSchema,
    { keyword: '' },
    async ({ keyword }) => {
      await track(keyword)
      notify({ tone: 'success', title: 'Keyword tracked', description: 'Its place is noted every day from now on.' })
    },
    null,
  )
  return (
    <Form onSubmit={form.submit} problem={form.problem}>
      <Flex gap="3" align="flex-start" direction={{ base: 'column', sm: 'row' }} maxWidth="34rem">
        <TextField
          label="Track another keyword"
          {...form.field('keyword')}
          autoComplete="off"
          maxLength={80}
          size="md"
        />
        <Button type="submit" mt={{ sm: '1.625rem' }} loading={form.busy} loadingText="Adding">
          Track keyword
        </Button>
      </Flex>
    </Form>
  )
}
