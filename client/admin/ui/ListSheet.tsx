import { Box, Center, Stack, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { formatNumber } from './number.ts'
import { formatClock } from './time.ts'
import type { PagedList } from './usePagedList.ts'

interface ListSheetProps<Node> {
  list: PagedList<Node>
  /** Plural, as in "Could not load subscribers." */
  what: string
  /** What stands there when nothing matches. */
  empty: ReactNode
  /** Loads the next page by itself when its button comes into sight. */
  loadsOnScroll?: boolean
  /** Shows no button for the rest, because the rest is elsewhere. */
  isExcerpt?: boolean
  children: (nodes: Node[]) => ReactNode
}

const useInSight = (onSight: () => void, isWatched: boolean) => {
  const element = useRef<HTMLDivElement>(null)
  const report = useEffectEvent(onSight)
  useEffect(() => {
    if (!isWatched || !element.current) return
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && report(), {
      rootMargin: '600px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isWatched])
  return element
}

/** A paged list with its count, its freshness, its empty state and its failures. */
export const ListSheet = <Node,>({
  list,
  what,
  empty,
  loadsOnScroll = false,
  isExcerpt = false,
  children,
}: ListSheetProps<Node>) => {
  const { nodes, total, hasMore, isStale, failure, loadedAt, busy, more, again } = list
  const shown = nodes?.length ?? 0
  const offersMore = hasMore && !isStale && !isExcerpt
  // Watched anew after each page, because a short page can leave the button in sight.
  const end = useInSight(() => void more(), loadsOnScroll && offersMore && !busy && !failure)
  return (
    <Stack gap="4">
      {failure && <LoadFailure what={what} failure={failure} onRetry={again} retrying={busy === 'again'} />}
      <Text as="output" display="block" color="fg.muted" textStyle="sm">
        {!nodes && !failure && `Loading ${what}...`}
        {nodes && !isStale && shown > 0 && `Showing ${formatNumber(shown)} of ${formatNumber(total)}`}
        {nodes && !isStale && shown === 0 && empty}
        {nodes && failure && ` · from ${formatClock(loadedAt)}`}
      </Text>
      {nodes && shown > 0 && <Box aria-busy={isStale}>{children(nodes)}</Box>}
      {offersMore && (
        <Center ref={end}>
          <Button size="sm" onClick={more} loading={busy === 'more'} loadingText="Loading">
            Load more
          </Button>
        </Center>
      )}
    </Stack>
  )
}
