import { chakra } from '@chakra-ui/react'
import { Fragment, useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { forgetUnsent } from '#client/ui/useUnsent.ts'
import { LinkFrame } from '../newsletter/LinkFrame.tsx'
import { LinkText } from '../newsletter/LinkText.tsx'
import { useSite } from '../site-context.ts'
import { useDayWords } from '../stay/day-words.ts'
import { CalendarFileLink } from '../stay/CalendarFileLink.tsx'
import { GuestNotice } from './GuestNotice.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OtherNights } from './OtherNights.tsx'
import { PricedStayLines } from './PricedStayLines.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { ReservedStay } from './ReservedStay.tsx'
import { RoomsTotal } from './RoomsTotal.tsx'
import { useMoment } from '../stay/useMoment.ts'
import { unsentRequest } from './unsent-request.ts'
import { useYourStayPageQuery, type YourStayFragment, type YourStayHotelFragment } from './YourStayPage.generated.ts'

interface YourStayProps {
  hotel: YourStayHotelFragment
  stay: YourStayFragment
  token: string
}

/** The promise of the price, while nothing else has taken its place. */
const KeptPrice = ({ hotel, stay }: Omit<YourStayProps, 'token'>) => {
  const { t } = useLanguage()
  const moment = useMoment(hotel.timeZone)
  if (stay.state !== 'ASKED') return null
  if (!stay.keptUntil) return <p>{t('request.unsure')}</p>
  return (
    <>
      <p>{t(stay.isPriceKept ? 'request.priceKept' : 'request.keptEnded', { moment: moment(stay.keptUntil) })}</p>
      <p>{t('request.roomNot', { rooms: stay.rooms.length })}</p>
    </>
  )
}

const YourStay = ({ hotel, stay, token }: YourStayProps) => {
  const { t } = useLanguage()
  const moment = useMoment(hotel.timeZone)
  const { money } = useDayWords(hotel.currency)
  // What led here was sent.
  useEffect(() => forgetUnsent(unsentRequest), [])
  const { rooms, state } = stay
  const count = rooms.length
  const isOffered = stay.offeredTotal !== null && state !== 'DECLINED'
  const total = isOffered ? stay.offeredTotal : stay.askedTotal
  const heading = t(`request.${isOffered ? (state === 'ACCEPTED' ? 'reserved' : 'offered') : 'asked'}`)
  const moments = { rooms: count, moment: stay.heldUntil ? moment(stay.heldUntil) : '' }
  return (
    <LinkText title={t(`request.state.${state}`, { rooms: count })} text={t(`request.text.${state}`, moments)}>
      <chakra.div display="grid" gap="1.25rem">
        <GuestNotice hotel={hotel} />
        <chakra.p fontWeight="600">{t('request.reference', { reference: stay.reference })}</chakra.p>
        <KeptPrice hotel={hotel} stay={stay} />
        {stay.isCounterOffer && stay.state === 'OFFERED' && <p>{t('request.counter')}</p>}
        {count > 1 && total !== null && <RoomsTotal count={count} total={money(total)} />}
        {rooms.map(({ asked, offered, couponCode, roomNumber }, index) => (
          // They differ by their place alone.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            <PricedStayLines
              title={count > 1 ? `${heading} · ${t('request.roomOf', { number: index + 1, count })}` : heading}
              stay={isOffered && offered ? offered : asked}
              code={couponCode}
              currency={hotel.currency}
            />
            {roomNumber && <p>{t('request.wish.said', { number: roomNumber })}</p>}
          </Fragment>
        ))}
        {stay.state === 'OFFERED' && (
          <>
            <OfferForm token={token} />
            <CalendarFileLink page={paths.yourStay(token)} />
          </>
        )}
        {stay.state === 'DECLINED' && <OtherNights />}
        {stay.state === 'ACCEPTED' && <ReservedStay hotel={hotel} stay={stay} token={token} />}
        <QuestionForm hotel={hotel} token={token} />
      </chakra.div>
    </LinkText>
  )
}

/** A guest's request under its secret address: what is promised, what is offered, and what can be done about it. */
const YourStayPage = () => {
  const { t, language } = useLanguage()
  const { token = '' } = useParams()
  const { onStatus } = useSite()
  const { hotel, guestStay: stay } = useYourStayPageQuery({ locale: language, token })
  if (!stay) onStatus?.(404)
  return (
    <>
      <title>{`${t('request.page.title')} | ${hotel.name}`}</title>
      <meta name="robots" content="noindex,nofollow" />
      {/* The forms of this page name their own site, or they would be taken for another's. */}
      <meta name="referrer" content="same-origin" />
      <LinkFrame>
        {stay ? (
          <YourStay hotel={hotel} stay={stay} token={token} />
        ) : (
          <LinkText
            title={t('request.page.missingTitle')}
            text={t('request.page.missingText', { phone: hotel.phone })}
          />
        )}
      </LinkFrame>
    </>
  )
}

export default YourStayPage
