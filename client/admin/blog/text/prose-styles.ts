/** Typography of an article at the desk; what it looks like to guests the preview shows. */
export const proseStyles = {
  fontSize: '1.0625rem',
  lineHeight: '1.65',
  overflowWrap: 'break-word',
  '& > div > * + *, & .ProseMirror > * + *': { marginTop: '1em' },
  '& h2': { fontFamily: 'heading', fontSize: '1.5rem', lineHeight: '1.25', marginTop: '1.4em' },
  '& h3': { fontWeight: '700', fontSize: '1.125rem', marginTop: '1.4em' },
  '& .ProseMirror > :first-child': { marginTop: '0' },
  '& ul, & ol': { paddingInlineStart: '1.5em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: '0.35em' },
  '& a': { color: 'sea.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& blockquote': { borderInlineStart: '4px solid', borderColor: 'coral.emphasized', paddingInlineStart: '1em' },
  '& strong': { fontWeight: '700' },
  '& em': { fontStyle: 'italic' },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 'l2' },
  '& hr': { borderColor: 'border' },
} as const

/** What the editing surface needs: the library's own styles would be put into the page by a script. */
export const surfaceStyles = {
  '& .ProseMirror': {
    minHeight: '22rem',
    padding: '4',
    outline: 'none',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'sea.focusRing', outlineOffset: '2px' },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .ProseMirror-gapcursor:after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    width: '20px',
    borderTop: '2px solid currentColor',
  },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
} as const
