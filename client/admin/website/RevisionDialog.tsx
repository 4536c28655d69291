import { Box, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { formatInstant } from '../ui/time.ts'
import { DialogFoot } from './DialogFoot.tsx'
import { Difference } from './Difference.tsx'
import { changedNames, inWords, labelOf, partsOf, writtenValues, type EntryValues } from './entry-values.ts'
import type { ContentRevisionsQuery } from './RevisionsPanel.generated.ts'

interface RevisionDialogProps {
  kind: ContentKind
  revision: ContentRevisionsQuery['contentRevisions'][number]
  /** What stands in the form. */
  values: EntryValues
  onClose: () => void
  /** Missing where the record cannot be changed. */
  onRestore?: () => Promise<unknown>
}

/** A language that is not there on one of the sides is told once, and its fields as they were. */
const isTold = (name: string, now: EntryValues, then: EntryValues) => {
  const [part, locale] = name.split('.')
  return part !== 'texts' || Boolean(now[`has.${locale}`]) || Boolean(then[`has.${locale}`])
}

/** An earlier version beside the present one, field by field, before it is brought back. */
export const RevisionDialog = ({ kind, revision, values, onClose, onRestore }: RevisionDialogProps) => {
  const [busy, setBusy] = useState(false)
  const then = writtenValues(kind, revision)
  const names = changedNames(values, then).filter((name) => isTold(name, values, then))
  const restore = async (bringBack: () => Promise<unknown>) => {
    setBusy(true)
    await bringBack()
    onClose()
  }
  return (
    <DeskDialog
      open
      onClose={onClose}
      title={`As published on ${formatInstant(revision.createdAt)}`}
      description="What is struck through stands here now, what is underlined stood there then. Brought back, it takes the place of the draft; guests read it once you publish."
      size="xl"
    >
      {names.length === 0 && <Text color="fg.muted">It is the same as what stands here now.</Text>}
      <Stack as="dl" gap="4" aria-label="Differences">
        {names.map((name) => (
          <Box key={name}>
            <Text as="dt" textStyle="sm" fontWeight="semibold" color="fg.muted">
              {labelOf(kind, name)}
            </Text>
            <Box as="dd" lang={partsOf(kind, name).field ? partsOf(kind, name).locale : undefined}>
              <Difference before={inWords(values[name])} after={inWords(then[name])} />
            </Box>
          </Box>
        ))}
      </Stack>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        {onRestore && names.length > 0 && (
          <Button
            variant="solid"
            colorPalette="coral"
            onClick={() => void restore(onRestore)}
            loading={busy}
            loadingText="Bring back"
          >
            Bring back
          </Button>
        )}
      </DialogFoot>
    </DeskDialog>
  )
}
