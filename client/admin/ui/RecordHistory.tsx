import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { failureOf } from './failure.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { formatInstant } from './time.ts'
import { describeChange, kindNames } from './describe-change.ts'
import { useRecordHistoryQuery } from './RecordHistory.generated.ts'

interface RecordHistoryProps {
  /** Id of the record. */
  subject: string
  changedBy: string | null | undefined
  updatedAt: string
}

const Changes = ({ subject }: { subject: string }) => {
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
export const RecordHistory = ({ subject, changedBy, updatedAt }: RecordHistoryProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Box textStyle="sm" mt="2">
      <Text color="fg.muted" display="inline">
        Changed {formatInstant(updatedAt)}
        {changedBy && ` by ${changedBy}`}
      </Text>
      <Button
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
          <Changes subject={subject} />
        </Box>
      )}
    </Box>
  )
}
