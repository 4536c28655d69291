import { chakra } from '@chakra-ui/react'
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'

export interface Tool {
  name: string
  /** Shown on the button; the name is read out. */
  sign: ReactNode
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
  run: (editor: Editor) => unknown
}

const Glyph = chakra('svg', {
  base: { boxSize: '1.125rem', fill: 'none', stroke: 'currentColor', strokeWidth: '1.75' },
})

const glyph = (path: string) => (
  <Glyph viewBox="0 0 24 24" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
    <path d={path} />
  </Glyph>
)

export const linkGlyph = glyph(
  'M10 14a4 4 0 0 0 5.7.3l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7-.3l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
)
export const pictureGlyph = glyph(
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM3.5 16l5-5 4 4 3-3 5 5M15.5 9v.01',
)

/** What a click does at once; link and picture ask first. */
export const tools: Tool[] = [
  {
    name: 'Heading',
    sign: 'H2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'Smaller heading',
    sign: 'H3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'Bold',
    sign: <b>B</b>,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    sign: <i>I</i>,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'List',
    sign: glyph('M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01'),
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    sign: glyph('M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.5v4M3.5 14.5c0-1.5 2.5-1.5 2.5 0 0 1-2.5 2-2.5 3h2.8'),
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'Quote',
    sign: glyph('M9.5 7C6.5 8 5 10 5 13.5V17h4.5v-4.5H7M18.5 7c-3 1-4.5 3-4.5 6.5V17h4.5v-4.5H16'),
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

export const historyTools: Tool[] = [
  {
    name: 'Undo',
    sign: glyph('M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-2'),
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'Redo',
    sign: glyph('M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h2'),
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
]
