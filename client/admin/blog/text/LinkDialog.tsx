import { Flex } from '@chakra-ui/react'
import type { Editor } from '@tiptap/react'
import { z } from 'zod'
import { Button } from '../../ui/Button.tsx'
import { DeskDialog } from '../../ui/DeskDialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/useForm.ts'
import { linkAddress } from './link-address.ts'

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

const linkSchema = z.object({
  address: z.string().refine(linkAddress, 'Address must be like example.com/page, /contact or name@example.com'),
  words: z.string(),
})

/** Makes the selected words a link, changes the one under the cursor, or takes it away. */
export const LinkDialog = ({ editor, onClose }: LinkDialogProps) => {
  const known = String(editor.getAttributes('link')['href'] ?? '')
  const needsWords = editor.state.selection.empty && !known
  const insert = async ({ address, words }: z.infer<typeof linkSchema>) => {
    const href = linkAddress(address)!
    const chain = editor.chain().focus()
    if (needsWords) {
      const text = words.trim() || address.trim()
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const { field, submit } = useForm(linkSchema, { address: known, words: '' }, insert, null)
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <DeskDialog open onClose={onClose} title="Link">
      <Form onSubmit={submit}>
        <TextField
          label="Address"
          {...field('address')}
          inputMode="url"
          autoComplete="off"
          help="A page of this site begins with a slash, such as /contact."
        />
        {needsWords && <TextField label="Words" {...field('words')} autoComplete="off" />}
        <Flex gap="3" justify="flex-end" wrap="wrap">
          {known && (
            <Button variant="ghost" onClick={remove}>
              Remove the link
            </Button>
          )}
          <Button type="submit" variant="solid" colorPalette="coral">
            {known ? 'Change the link' : 'Make the link'}
          </Button>
        </Flex>
      </Form>
    </DeskDialog>
  )
}
