import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { ChangedSentences } from './ChangedSentences.tsx'
import { DialogFoot } from './DialogFoot.tsx'
import type { SentencesThatChangeQuery } from './ChangedSentences.generated.ts'

interface PublishFactsDialogProps {
  /** Null while it is closed. */
  sentences: SentencesThatChangeQuery['sentencesThatChange'] | null
  onClose: () => void
  /** Missing where it is only looked at. */
  onPublish?: () => void
}

/** What guests will read elsewhere because a fact changes, before it does. */
export const PublishFactsDialog = ({ sentences, onClose, onPublish }: PublishFactsDialogProps) => (
  <DeskDialog
    open={sentences !== null}
    onClose={onClose}
    title="Sentences that change"
    description="What is struck through goes, what is underlined comes."
    size="xl"
  >
    {sentences && <ChangedSentences sentences={sentences} />}
    <DialogFoot>
      <Button onClick={onClose}>{onPublish ? 'Go on editing' : 'Close'}</Button>
      {onPublish && (
        <Button
          variant="solid"
          colorPalette="coral"
          onClick={() => {
            onClose()
            onPublish()
          }}
        >
          Publish the facts
        </Button>
      )}
    </DialogFoot>
  </DeskDialog>
)
