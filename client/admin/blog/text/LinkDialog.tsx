import { Button, Flex } from '@chakra-ui/react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { DeskDialog } from '../../ui/DeskDialog.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { linkAddress } from './link-address.ts'

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

/** Makes the selected words a link, changes the one under the cursor, or takes it away. */
export const LinkDialog = ({ editor, onClose }: LinkDialogProps) => {
  const known = String(editor.getAttributes('link')['href'] ?? '')
  const needsWords = editor.state.selection.empty && !known
  const [address, setAddress] = useState(known)
  const [words, setWords] = useState('')
  const [complaint, setComplaint] = useState('')

  const insert = async () => {
    const href = linkAddress(address)
    if (!href) return setComplaint('Address must be like example.com/page, /contact or name@example.com')
    const chain = editor.chain().focus()
    if (needsWords) {
      const text = words.trim() || address.trim()
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <DeskDialog open onClose={onClose} title="Link">
      <Form
        onSubmit={async (event) => {
          event.preventDefault()
          // The dialog stands within another form's fields.
          event.stopPropagation()
          await insert()
        }}
      >
        <TextField
          label="Address"
          name="address"
          inputMode="url"
          autoComplete="off"
          help="A page of this site begins with a slash, such as /contact."
          value={address}
          onChange={(value) => {
            setAddress(value)
            setComplaint('')
          }}
          complaint={complaint}
        />
        {needsWords && <TextField label="Words" name="words" autoComplete="off" value={words} onChange={setWords} />}
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
