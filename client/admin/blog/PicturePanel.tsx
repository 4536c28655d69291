import { Box, Flex, Stack } from '@chakra-ui/react'
import { longestAlt } from '#graphql/inputs/blog.ts'
import { Picture } from '#client/ui/Picture.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { AreaField } from '../ui/AreaField.tsx'
import { PictureInput } from './PictureInput.tsx'
import type { EntryDraft } from './useEntryDraft.ts'

/** The picture at the top of the post, in lists and in link previews. */
export const PicturePanel = ({ draft }: { draft: EntryDraft }) => {
  const { values, set, field } = draft
  return (
    <Panel title="Picture">
      <Stack gap="4">
        {values.featuredImage && (
          <Box borderRadius="l2" overflow="hidden" bg="bg.muted">
            <Picture
              of={{ file: values.featuredImage, alt: values.imageAlt || 'The picture of this post' }}
              sizes="(min-width: 64rem) 21rem, 100vw"
              width="100%"
              aspectRatio="3 / 2"
            />
          </Box>
        )}
        <Flex gap="3" align="flex-start" wrap="wrap">
          <PictureInput
            label={values.featuredImage ? 'Change the picture' : 'Upload a picture'}
            onUploaded={({ id }) => set('featuredImage', id)}
          />
          {values.featuredImage && (
            <Button size="sm" onClick={() => set('featuredImage', '')}>
              Remove
            </Button>
          )}
        </Flex>
        <AreaField
          label="Picture description"
          {...field('imageAlt')}
          rows={2}
          maxLength={longestAlt}
          help="What it shows, for guests who do not see it. Required to publish."
        />
      </Stack>
    </Panel>
  )
}
