import { Box } from '@chakra-ui/react'
import type { Editor } from '@tiptap/react'
import { z } from 'zod'
import { longestAlt } from '#graphql/inputs/blog.ts'
import { uploadedUrl } from '#client/pictures/uploaded.ts'
import { Button } from '../../ui/Button.tsx'
import { DeskDialog } from '../../ui/DeskDialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { AreaField } from '../../ui/AreaField.tsx'
import { PictureInput } from '../PictureInput.tsx'
import { useForm } from '../../ui/useForm.ts'
import type { UploadedPicture } from '../../ui/upload-picture.ts'

interface PictureDialogProps {
  editor: Editor
  onClose: () => void
}

const widthInText = 800

const pictureSchema = z.object({ src: z.string(), alt: z.string().trim().min(1, 'Picture description is required') })

/** Puts a picture into the text, never without words for those who do not see it; or changes those words. */
export const PictureDialog = ({ editor, onClose }: PictureDialogProps) => {
  const chosen = editor.isActive('image') ? editor.getAttributes('image') : null
  const start = { src: String(chosen?.['src'] ?? ''), alt: String(chosen?.['alt'] ?? '') }
  const insert = async ({ src, alt }: typeof start) => {
    const attributes = { src, alt: alt.trim() }
    if (chosen) editor.chain().focus().updateAttributes('image', attributes).run()
    else
      editor
        .chain()
        .focus()
        .insertContent([{ type: 'image', attrs: attributes }, { type: 'paragraph' }])
        .run()
    onClose()
  }
  const { values, set, field, submit } = useForm(pictureSchema, start, insert, null)
  const { src, alt } = values
  const show = (picture: UploadedPicture) => set('src', uploadedUrl(picture.id, picture, widthInText))
  return (
    <DeskDialog open onClose={onClose} title="Picture in the text">
      <Form onSubmit={submit}>
        {src && (
          <Box asChild borderRadius="l2" maxHeight="16rem" objectFit="contain" alignSelf="flex-start">
            <img src={src} alt={alt || 'The uploaded picture'} />
          </Box>
        )}
        <PictureInput label={src ? 'Take another picture' : 'Upload a picture'} onUploaded={show} />
        <AreaField
          label="Picture description"
          {...field('alt')}
          rows={2}
          maxLength={longestAlt}
          help="What it shows, for guests who do not see it."
        />
        <Button type="submit" alignSelf="flex-end" variant="solid" colorPalette="coral" disabled={!src}>
          {chosen ? 'Change the picture' : 'Put it into the text'}
        </Button>
      </Form>
    </DeskDialog>
  )
}
