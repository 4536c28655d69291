import { Box, Button } from '@chakra-ui/react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { longestAlt } from '#graphql/inputs/blog.ts'
import { uploadedUrl } from '#client/pictures/uploaded.ts'
import { DeskDialog } from '../../ui/DeskDialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { AreaField } from '../../ui/AreaField.tsx'
import { PictureInput } from '../PictureInput.tsx'
import type { UploadedPicture } from '../../ui/upload-picture.ts'

interface PictureDialogProps {
  editor: Editor
  onClose: () => void
}

const widthInText = 800

/** Puts a picture into the text, never without words for those who do not see it; or changes those words. */
export const PictureDialog = ({ editor, onClose }: PictureDialogProps) => {
  const chosen = editor.isActive('image') ? editor.getAttributes('image') : null
  const [src, setSrc] = useState(chosen ? String(chosen['src']) : '')
  const [alt, setAlt] = useState(chosen ? String(chosen['alt'] ?? '') : '')
  const [complaint, setComplaint] = useState('')

  const show = (picture: UploadedPicture) => setSrc(uploadedUrl(picture.id, picture, widthInText))
  const insert = async () => {
    if (!alt.trim()) return setComplaint('Picture description is required')
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
  return (
    <DeskDialog open onClose={onClose} title="Picture in the text">
      <Form
        onSubmit={async (event) => {
          event.preventDefault()
          // The dialog stands within another form's fields.
          event.stopPropagation()
          await insert()
        }}
      >
        {src && (
          <Box asChild borderRadius="l2" maxHeight="16rem" objectFit="contain" alignSelf="flex-start">
            <img src={src} alt={alt || 'The uploaded picture'} />
          </Box>
        )}
        <PictureInput label={src ? 'Take another picture' : 'Upload a picture'} onUploaded={show} />
        <AreaField
          label="Picture description"
          name="alt"
          rows={2}
          maxLength={longestAlt}
          help="What it shows, for guests who do not see it."
          value={alt}
          onChange={(value) => {
            setAlt(value)
            setComplaint('')
          }}
          complaint={complaint}
        />
        <Button type="submit" alignSelf="flex-end" variant="solid" colorPalette="coral" disabled={!src}>
          {chosen ? 'Change the picture' : 'Put it into the text'}
        </Button>
      </Form>
    </DeskDialog>
  )
}
