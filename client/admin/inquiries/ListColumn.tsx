import { Box, Flex, IconButton, Text } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { RefreshIcon } from '../ui/icons.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { formatClock } from '../ui/time.ts'
import { Empty } from './Empty.tsx'
import { InquiryList } from './InquiryList.tsx'
import { isSleeping } from './labels.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { SpamNote } from './SpamNote.tsx'
import type { InquiryFilters } from './useInquiryFilters.ts'
import { useInquiryList } from './useInquiryList.ts'

/** The list with its count, its freshness and its failures. */
export const ListColumn = ({ filters }: { filters: InquiryFilters }) => {
  const {
    nodes: found,
    total: counted,
    hasMore,
    isStale,
    failure,
    loadedAt,
    busy,
    again,
    more,
  } = useInquiryList(filters.variables)
  // One that was just put to sleep, or woken, leaves before the list is asked for again.
  const { snoozed } = filters.variables
  const nodes = found?.filter((inquiry) => snoozed === null || isSleeping(inquiry) === snoozed)
  const shown = nodes?.length ?? 0
  const total = counted - ((found?.length ?? 0) - shown)
  return (
    <>
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        px="4"
        minHeight="12"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <Text as="output" textStyle="sm" color="fg.muted">
          {nodes && !isStale && `Showing ${shown} of ${total}`}
          {nodes && failure && ` · from ${formatClock(loadedAt)}`}
        </Text>
        <IconButton
          variant="ghost"
          size="xs"
          aria-label="Look for new inquiries"
          title={`Up to date at ${formatClock(loadedAt)}`}
          onClick={again}
          loading={busy === 'again'}
        >
          <RefreshIcon />
        </IconButton>
      </Flex>
      {failure && (
        <Box p="3">
          <LoadFailure what="inquiries" failure={failure} onRetry={again} retrying={busy === 'again'} />
        </Box>
      )}
      {!nodes && !failure && <ListSkeleton />}
      {nodes && shown > 0 && (
        <Box aria-busy={isStale}>
          <InquiryList inquiries={nodes} openId={filters.openId} addressOf={filters.addressOf} />
        </Box>
      )}
      {nodes && shown === 0 && !isStale && (
        <Empty
          title={filters.isFiltered ? 'No inquiries match' : 'No inquiries yet'}
          onClear={
            filters.isFiltered ? () => filters.change({ status: null, assignee: null, show: null, q: null }) : undefined
          }
        >
          {filters.isFiltered ? (
            'Nothing fits these filters.'
          ) : (
            <>
              What guests send from the website arrives here. <SpamNote />
            </>
          )}
        </Empty>
      )}
      {hasMore && !isStale && (
        <Flex justify="center" p="4">
          <Button size="sm" onClick={more} loading={busy === 'more'} loadingText="Loading">
            Load more
          </Button>
        </Flex>
      )}
    </>
  )
}
