import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from './Button.tsx'
import { formatInstant } from './time.ts'

interface RevisionListProps {
  /** The newest first; `by` says whose it is, such as `by Ana`. */
  revisions: readonly { id: string; createdAt: string; by: string | null }[]
  /** What stands there while there are none. */
  empty: string
  onLook: (id: string) => void
}

const shownAtFirst = 5

/** What something was before, each with the way to look at it. */
export const RevisionList = ({ revisions, empty, onLook }: RevisionListProps) => {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? revisions : revisions.slice(0, shownAtFirst)
  return (
    <>
      {revisions.length === 0 && <Text color="fg.muted">{empty}</Text>}
      <Box as="ul" listStyleType="none" aria-label="Revisions, the newest first">
        {shown.map(({ id, createdAt, by }) => (
          <li key={id}>
            <Flex gap="3" justify="space-between" align="center" py="1.5">
              <Text textStyle="sm">
                {formatInstant(createdAt)}
                {by && (
                  <Text as="span" color="fg.muted">
                    {' '}
                    {by}
                  </Text>
                )}
              </Text>
              <Button
                size="xs"
                aria-label={`Look at the revision of ${formatInstant(createdAt)}`}
                onClick={() => onLook(id)}
              >
                Look
              </Button>
            </Flex>
          </li>
        ))}
      </Box>
      {shown.length < revisions.length && (
        <Button size="sm" variant="ghost" mt="2" onClick={() => setWhole(true)}>
          Show all {revisions.length}
        </Button>
      )}
    </>
  )
}
