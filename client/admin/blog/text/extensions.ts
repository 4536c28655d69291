import { Image } from '@tiptap/extension-image'
import { StarterKit } from '@tiptap/starter-kit'

/** What an article may consist of; the server allows the same and takes the rest out. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image.configure({ allowBase64: false }),
]
