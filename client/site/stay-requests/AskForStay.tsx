import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { PostedStayRequest } from '#graphql/posted-stay-request.ts'
import type { Stay } from '#graphql/stay-address.ts'
import { LinkText } from '../newsletter/LinkText.tsx'
import type { CodeLimit } from '../stay/CouponNotice.tsx'
import { useDayWords } from '../stay/day-words.ts'
import { QuotedStay } from '../stay/QuotedStay.tsx'
import { isTaken } from '../stay/taken.ts'
import { useMoment } from '../stay/useMoment.ts'
import type { AskPageQuery } from './AskPage.generated.ts'
import { AskForm } from './AskForm.tsx'
import { ChooseNights } from './ChooseNights.tsx'
import { RoomsTotal } from './RoomsTotal.tsx'
import { useRoomsPrice } from './useRoomsPrice.ts'

interface AskForStayProps {
  hotel: AskPageQuery['hotel']
  /** One, or the rooms that are asked for together. */
  stays: readonly Stay[]
  /** The form that came back. */
  again: PostedStayRequest | undefined
}

/** The price, what is promised and what is not, and the form; or that the nights cannot be had. */
export const AskForStay = ({ codeRetryAfter, ...props }: AskForStayProps & CodeLimit) => {
  const { hotel, again } = props
  // What is asked for is what has a price here.
  const stays = codeRetryAfter === undefined ? props.stays : props.stays.map((stay) => ({ ...stay, code: '' }))
  const { t } = useLanguage()
  const { money } = useDayWords(hotel.currency)
  const moment = useMoment(hotel.timeZone)
  const { data, refusal } = useRoomsPrice(stays)
  const isBookable = !refusal && data.roomsQuote.bookable
  const [wasBookable, setWasBookable] = useState(isBookable)
  if (isBookable && !wasBookable) setWasBookable(true)
  if (refusal?.code === 'RATE_LIMITED' && codeRetryAfter === undefined)
    return <AskForStay {...props} codeRetryAfter={refusal.retryAfter ?? 60} />
  if (refusal)
    return (
      <ChooseNights
        text={refusal.code === 'NOT_FOUND' ? t('request.unknownRoom') : t('stay.quote.failed', { phone: hotel.phone })}
      />
    )
  const quote = data.roomsQuote
  const { rooms } = quote
  const refusals = rooms.flatMap((room) => room.refusals)
  if (!quote.bookable || again?.refusal === 'gone')
    return (
      <ChooseNights
        text={t(isTaken(refusals) ? 'request.gone' : 'request.refused')}
        reasons={[...new Set(refusals.map(({ message }) => message))]}
        isInPlaceOfForm={!isBookable && wasBookable}
      />
    )
  // An extra that is not offered any more is not shown, and so not asked for.
  const asked = stays.map((stay, index) => ({
    ...stay,
    extras: stay.extras.filter(({ slug }) => rooms[index]?.extras.some((line) => line.slug === slug)),
  }))
  const promises = quote.priceKeptUntil
    ? [t('request.priceKept', { moment: moment(quote.priceKeptUntil) }), t('request.roomNot', { rooms: rooms.length })]
    : [t('request.unsure')]
  return (
    <LinkText title={t('request.title')} text={t('request.intro')}>
      <chakra.div background="lagoonMist" borderRadius="large" padding="1.5rem" marginBottom="1.75rem">
        {rooms.length > 1 && (
          <RoomsTotal count={rooms.length} total={money(quote.total)} isApproximate={quote.isApproximate} />
        )}
        <chakra.ul listStyle="none" display="grid" gap="1.25rem">
          {rooms.map((room, index) => (
            // They differ by their place alone.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <QuotedStay hotel={hotel} stay={stays[index]!} quote={room} codeRetryAfter={codeRetryAfter} />
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
      <chakra.h2 textStyle="label" marginBottom="0.5rem">
        {t('request.promises')}
      </chakra.h2>
      <chakra.ul listStyle="disc" paddingInlineStart="1.25rem" marginBottom="1.75rem" display="grid" gap="0.5rem">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </chakra.ul>
      <AskForm
        hotel={hotel}
        stays={asked}
        // Among several rooms a wish stands in the note.
        numbers={rooms.length === 1 ? rooms[0]!.roomType.roomNumbers : []}
        again={again}
      />
    </LinkText>
  )
}
