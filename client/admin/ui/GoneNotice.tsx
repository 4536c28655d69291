import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import { useCopy } from './useCopy.ts'

/** A colleague put away what is being changed: the form stays with what was typed, and its text can be taken along. */
export const GoneNotice = ({ text }: { text: string }) => {
  const { state, copy } = useCopy(text)
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" type="button" onClick={() => void copy()}>
          {state === 'copied' ? 'Copied' : 'Copy what is typed'}
        </Button>
      }
    >
      This has left the list: a colleague has deleted or archived it, or a filter hides it. What you typed stays here
      until you close the form.
      {state === 'refused' && ' Copying is not allowed here: select the text and press Ctrl+C (⌘C on a Mac).'}
    </Notice>
  )
}
