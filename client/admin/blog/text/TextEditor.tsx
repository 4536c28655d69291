import { Box } from '@chakra-ui/react'
import { EditorContent, useEditor } from '@tiptap/react'
import { useId } from 'react'
import { extensions } from './extensions.ts'
import { proseStyles, surfaceStyles } from './prose-styles.ts'
import { Toolbar } from './Toolbar.tsx'

interface TextEditorProps {
  labelledBy: string
  language: string
  /** HTML to begin with; later changes come from typing only. */
  content: string
  isReadOnly: boolean
  onChange: (html: string) => void
}

/** Writing with the article's own elements; keys as everywhere: Ctrl+B, Ctrl+I, Ctrl+Z. */
const TextEditor = ({ labelledBy, language, content, isReadOnly, onChange }: TextEditorProps) => {
  const id = useId()
  const editor = useEditor({
    extensions,
    content,
    editable: !isReadOnly,
    // A style element from a script is what the page's policy forbids.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        lang: language,
        spellcheck: 'true',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  if (!editor) return null
  return (
    <Box
      width="full"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l2"
      bg="bg.panel"
      _focusWithin={{ borderColor: 'sea.focusRing' }}
    >
      {!isReadOnly && <Toolbar editor={editor} controls={id} />}
      <Box css={{ ...proseStyles, ...surfaceStyles }}>
        <EditorContent editor={editor} />
      </Box>
    </Box>
  )
}

export default TextEditor
