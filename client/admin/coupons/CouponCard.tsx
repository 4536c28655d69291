import { Badge, Box, Code, Flex, Stack, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { FactColumns } from '../ui/FactColumns.tsx'
import { formatDay, formatInstant, formatStayDay } from '../ui/time.ts'
import type { CouponPartsFragment } from './CouponParts.generated.ts'
import { couponStates } from './labels.ts'
import { RedeemForm } from './RedeemForm.tsx'
import { UndoButton } from './UndoButton.tsx'

/** A coupon with all that the desk must know of it, and what can be done with it now. */
export const CouponCard = ({ coupon }: { coupon: CouponPartsFragment }) => {
  const { can } = useViewer()
  const { label, palette } = couponStates[coupon.state]
  return (
    <Box
      as="article"
      aria-label={`Coupon ${coupon.code}`}
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l2"
      p={{ base: '4', md: '5' }}
    >
      <Stack gap="4">
        <Flex justify="space-between" align="flex-start" gap="3">
          <div>
            <Text fontSize="2rem" fontWeight="semibold" lineHeight="1.1">
              {coupon.percent}% off
            </Text>
            <Code mt="2" size="lg">
              {coupon.code}
            </Code>
          </div>
          <Badge colorPalette={palette} size="md">
            {label}
          </Badge>
        </Flex>
        <FactColumns
          facts={[
            ['Holder', coupon.holderFirstName ?? 'Name not known'],
            ['Given for', coupon.campaignSubject ?? 'Joining the mailing list'],
            ['Given on', formatDay(coupon.issuedAt)],
            ['Valid until', formatDay(coupon.expiresAt)],
            ['Redeemed', coupon.redeemedAt ? formatInstant(coupon.redeemedAt) : null],
            ['By', coupon.redeemedBy?.name],
            ['Booking', coupon.bookingRef],
            ['Arrival', coupon.stayDate ? formatStayDay(coupon.stayDate) : null],
            ['Nights', coupon.nights],
          ]}
        />
        {can('coupons:redeem') && coupon.state === 'ISSUED' && <RedeemForm key={coupon.id} coupon={coupon} />}
        {can('coupons:redeem') && coupon.undoUntil && <UndoButton code={coupon.code} until={coupon.undoUntil} />}
      </Stack>
    </Box>
  )
}
