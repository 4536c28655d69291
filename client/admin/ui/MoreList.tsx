import { Box, Center, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { formatClock } from './time.ts'
import type { PagedList } from './usePagedList.ts'

interface MoreListProps<Node> {
  list: PagedList<Node>
  /** As in "Could not load deliveries." */
  what: string
  label: string
  /** What is said where there is nothing. */
  empty: string
  /** Height of the placeholder while nothing is known. */
  height?: string
  /** A list item, with its key. */
  children: (node: Node) => ReactNode
}

/** A paged list beside other things: without a count, its next page asked for by a button. */
export const MoreList = <Node,>({ list, what, label, empty, height = '40', children }: MoreListProps<Node>) => {
  const { nodes, hasMore, failure, loadedAt, busy, more, again } = list
  return (
    <Stack gap="4">
      {failure && (
        <LoadFailure
          what={nodes ? `${what} (shown from ${formatClock(loadedAt)})` : what}
          failure={failure}
          onRetry={again}
          retrying={busy === 'again'}
        />
      )}
      {!nodes && !failure && <Skeleton height={height} borderRadius="l3" />}
      {nodes?.length === 0 && <Text color="fg.muted">{empty}</Text>}
      {nodes && nodes.length > 0 && (
        <Box as="ul" listStyleType="none" aria-label={label}>
          {nodes.map(children)}
        </Box>
      )}
      {hasMore && (
        <Center>
          <Button size="sm" onClick={more} loading={busy === 'more'} loadingText="Loading">
            Load more
          </Button>
        </Center>
      )}
    </Stack>
  )
}
