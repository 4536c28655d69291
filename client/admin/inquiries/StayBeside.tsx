import { Badge, Box, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { couponStates } from '../coupons/labels.ts'
import { useViewer } from '../frame/viewer.tsx'
import { useChanges } from '../live/useChanges.ts'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { EditIcon } from '../ui/icons.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Inset } from '../ui/Inset.tsx'
import { formatCents } from '../ui/money.ts'
import { formatStayDay } from '../ui/time.ts'
import { CorrectStayForm } from './CorrectStayForm.tsx'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { attempted } from '../ui/reported.ts'
import { tellSource } from './labels.ts'
import { OtherInquiries } from './OtherInquiries.tsx'
import { stayDraft } from './stay-form.ts'
import { useStayBesideQuery, type StayBesideFragment, type StayBesideQuery } from './StayBeside.generated.ts'
import { useCorrectStay } from './useCorrectStay.ts'

const pollMs = 30_000

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const datesOf = ({ arrival, departure, nightCount }: StayBesideFragment) => {
  if (!arrival) return 'Not said'
  if (!departure || nightCount === null) return `from ${formatStayDay(arrival)}`
  return `${formatStayDay(arrival)} to ${formatStayDay(departure)} (${counted(nightCount, 'night', 'nights')})`
}

const guestsOf = ({ adults, children, hasPet }: StayBesideFragment) =>
  [
    adults === null ? 'Not said' : counted(adults, 'adult', 'adults'),
    children ? counted(children, 'child', 'children') : null,
    hasPet ? 'with a pet' : null,
  ]
    .filter(Boolean)
    .join(', ')

const priceOf = ({ quote, totalText, petFee }: StayBesideFragment) =>
  quote && (
    <>
      <Text as="span" fontWeight="semibold">
        {totalText} with taxes
      </Text>
      {` (${formatCents(quote.subtotal)} and ${formatCents(quote.taxTotal)} of taxes${quote.isApproximate ? ', to be confirmed' : ''})`}
      {quote.extras.some(({ slug }) => slug === 'pet') && ', the pet included'}
      {petFee !== null && `, the pet ${formatCents(petFee)} more`}
    </>
  )

const FreeBadge = ({ isFree }: { isFree: boolean | null }) =>
  isFree !== null && <Badge colorPalette={isFree ? 'green' : 'red'}>{isFree ? 'Free' : 'Not free'}</Badge>

type Beside = NonNullable<StayBesideQuery['inquiry']>['beside']

/** Nothing for somebody who has none. */
const Coupons = ({ coupons = [] }: Pick<Beside, 'coupons'>) =>
  coupons.length > 0 && (
    <Facts
      facts={[
        [
          'Coupons',
          coupons
            .map(({ code, percent, state }) => `${code} ${percent}% (${couponStates[state].label.toLowerCase()})`)
            .join(', '),
        ],
      ]}
    />
  )

/** The stay that the message speaks of, free or not, what it costs now, and what there was with this guest before. */
export const StayBeside = ({ inquiry: open }: { inquiry: InquiryPaneFragment }) => {
  const inquiryId = open.id
  const { can } = useViewer()
  const [correcting, setCorrecting] = useState(false)
  const { data, refetch } = useStayBesideQuery({
    variables: { id: inquiryId, withCoupons: can('coupons:read') },
    fetchPolicy: 'cache-and-network',
  })
  useChanges(['Inquiry', 'Availability', 'Pricing'], () => void refetch().catch(() => undefined), { everyMs: pollMs })
  const correct = useCorrectStay()
  const inquiry = data?.inquiry
  // What the list knows of the inquiry has nothing beside it.
  if (!data || !inquiry?.beside) return null
  const { stay, otherInquiries, coupons } = inquiry.beside
  const isCorrected = stay.source === 'STAFF'
  const goByMessage = () =>
    attempted('The correction was not taken back', () => correct({ inquiryId, version: open.version, stay: null }))
  const isSeveral = stay.roomCount > 1
  const isPricedAbove = isSeveral && stay.source === 'REQUEST'
  return (
    <Inset title="The stay" end={<FreeBadge isFree={stay.isFree} />}>
      <Stack gap="4">
        <Facts
          facts={[
            ['Dates', datesOf(stay)],
            ['Guests', guestsOf(stay)],
            ['Room', stay.roomType?.name],
            ['Rooms', isSeveral && `${stay.roomCount}${isPricedAbove ? ', each with its price above' : ''}`],
            ['Price now', priceOf(stay)],
            ['Why not', stay.refusals.map(({ message }) => message).join(' ')],
          ]}
        />
        <OtherInquiries inquiry={open} others={otherInquiries} />
        <Coupons coupons={coupons} />
        <Box>
          <Text as="span" textStyle="sm" color="fg.muted" me="3">
            {tellSource(stay)}
          </Text>
          {can('inquiries:write') && !isPricedAbove && (
            <Button size="sm" onClick={() => setCorrecting(true)}>
              <EditIcon />
              Correct the stay
            </Button>
          )}
          {can('inquiries:write') && isCorrected && (
            <Button size="sm" variant="ghost" onClick={() => void goByMessage()}>
              Go by the message again
            </Button>
          )}
        </Box>
      </Stack>
      <DeskDialog
        open={correcting}
        onClose={() => setCorrecting(false)}
        title="Correct the stay"
        description="What the guest wrote stays as it is. Price and saved replies go by what is said here."
      >
        <CorrectStayForm
          inquiry={open}
          draft={stayDraft(stay, stay.roomTypeId ?? '')}
          roomTypes={data.roomTypes}
          onSave={(version, typed) => correct({ inquiryId, version, stay: typed })}
          onClose={() => setCorrecting(false)}
        />
      </DeskDialog>
    </Inset>
  )
}
