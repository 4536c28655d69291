import { Box, chakra, Text } from '@chakra-ui/react'
import { useFirstPageChanges } from '../live/useListChanges.ts'
import { ListSheet } from '../ui/ListSheet.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatInstant } from '../ui/time.ts'
import { usePagedList } from '../ui/usePagedList.ts'
import { useCouponBookQuery, type CouponEventRowFragment } from './CouponBook.generated.ts'

const actions: Record<CouponEventRowFragment['action'], string> = {
  REDEEMED: 'redeemed',
  UNDONE: 'took back',
  VOIDED: 'withdrew',
}

const Row = ({ event }: { event: CouponEventRowFragment }) => (
  <Box as="li" py="3" borderTopWidth="1px" borderColor="border.muted">
    <Text overflowWrap="anywhere">
      {event.staffName} {actions[event.action]}{' '}
      {event.coupon ? `${event.coupon.code} (${event.coupon.percent}%)` : 'a coupon'}
      {event.bookingRef && ` for booking ${event.bookingRef}`}
    </Text>
    <chakra.time dateTime={event.createdAt} color="fg.muted" textStyle="sm">
      {formatInstant(event.createdAt)}
    </chakra.time>
  </Box>
)

const pageSize = 10

/** What staff did with coupons: who, when, for which booking. */
export const CouponBook = () => {
  const result = useCouponBookQuery({ variables: { first: pageSize } })
  const list = usePagedList(result, (data) => data.couponEvents)
  useFirstPageChanges(['Coupon'], list, pageSize)
  return (
    <Panel title="Book of coupons">
      <ListSheet list={list} what="entries" empty="No coupon has been redeemed yet.">
        {(events) => (
          <Box as="ul" listStyleType="none" aria-label="What was done with coupons, the newest first">
            {events.map((event) => (
              <Row key={event.id} event={event} />
            ))}
          </Box>
        )}
      </ListSheet>
    </Panel>
  )
}
