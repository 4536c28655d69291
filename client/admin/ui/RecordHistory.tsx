import { Box, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { failureOf } from './failure.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { formatInstant } from './time.ts'
import { describeChange, kindNames } from './describe-change.ts'
import { useRecordHistoryQuery, type RecordHistoryQuery } from './RecordHistory.generated.ts'

interface RecordHistoryProps {
  /** Id of the record. */
  subject: string
  changedBy: string | null | undefined
  updatedAt: string
  /** Takes one change back; missing for those who may not. */
  onUndo: ((changeId: string) => Promise<unknown>) | undefined
}

type Change = RecordHistoryQuery['recordChanges']['nodes'][number]

/** Of changes, newest first, those whose fields are still, or again, what they made them. */
const undoable = (changes: readonly Change[]): Set<Change> => {
  const now = new Map<string, string | null | undefined>()
  const isLatest = ({ field, after }: Change['fields'][number]) => {
    if (!now.has(field)) now.set(field, after)
    return now.get(field) === after
  }
  return new Set(
    changes.filter(({ kind, fields }) => fields.filter(isLatest).length === fields.length && kind === 'UPDATED'),
  )
}

const Changes = ({ subject, onUndo }: Pick<RecordHistoryProps, 'subject' | 'onUndo'>) => {
  const result = useRecordHistoryQuery({ variables: { subjectId: subject } })
  const changes = result.data?.recordChanges
  if (result.error && !changes)
    return (
      <LoadFailure
        what="the history"
        failure={failureOf(result.error)}
        onRetry={() => void result.refetch().catch(() => undefined)}
      />
    )
  if (!changes) return <Skeleton height="12" />
  if (changes.totalCount === 0) return <Text color="fg.muted">Nothing was changed since it is recorded.</Text>
  const canGo = undoable(changes.nodes)
  return (
    <Stack as="ol" listStyleType="none" gap="3" borderStartWidth="2px" borderColor="border" ps="4">
      {changes.nodes.map((change) => (
        <li key={change.id}>
          <Text fontWeight="semibold">
            {kindNames[change.kind]} by {change.by ?? 'the server'}, {formatInstant(change.createdAt)}
          </Text>
          {change.kind === 'UPDATED' && (
            <Box as="ul" listStyleType="none" color="fg.muted">
              {change.fields.map((field) => (
                <Text as="li" key={field.field} overflowWrap="anywhere">
                  {describeChange(field)}
                </Text>
              ))}
            </Box>
          )}
          {onUndo && canGo.has(change) && (
            <Button
              variant="outline"
              size="xs"
              mt="1"
              aria-label={`Undo this change of ${formatInstant(change.createdAt)}`}
              onClick={() => void onUndo(change.id)}
            >
              Undo this change
            </Button>
          )}
        </li>
      ))}
      {changes.totalCount > changes.nodes.length && (
        <Text color="fg.muted">
          The latest {changes.nodes.length} of {changes.totalCount} changes.
        </Text>
      )}
    </Stack>
  )
}

/** Who changed it last, and on demand all that was changed before. */
export const RecordHistory = ({ subject, changedBy, updatedAt, onUndo }: RecordHistoryProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)

  // The button that was pressed goes with what it could undo.
  const undo = async (changeId: string) => {
    await onUndo?.(changeId)
    toggle.current?.focus()
  }

  return (
    <Box textStyle="sm" mt="2">
      <Text color="fg.muted" display="inline">
        Changed {formatInstant(updatedAt)}
        {changedBy && ` by ${changedBy}`}
      </Text>
      <Button
        ref={toggle}
        variant="ghost"
        size="xs"
        ms="1"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide history' : 'History'}
      </Button>
      {open && (
        <Box id={id} pt="3">
          {/* Asked for anew when the record changed. */}
          <Changes key={updatedAt} subject={subject} onUndo={onUndo && undo} />
        </Box>
      )}
    </Box>
  )
}
