import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { AskForStayLink } from '../stay-requests/AskForStayLink.tsx'
import { StaySheetLink } from '../stay-sheet/StaySheetLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { useSite } from '../site-context.ts'
import { BookLink } from './BookLink.tsx'
import type { CodeLimit } from './CouponNotice.tsx'
import { ExtraLines } from './ExtraLines.tsx'
import { MailPrice } from './MailPrice.tsx'
import { PriceFigure } from './PriceFigure.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import { PriceTerms } from './PriceTerms.tsx'
import { PhoneText } from '../texts/PhoneText.tsx'
import { RoughSum } from './RoughSum.tsx'
import { RoomDetails } from './RoomDetails.tsx'
import { RefusedStay } from './RefusedStay.tsx'
import type { StayAnswerProps } from './stay.ts'
import { StayProblem } from './StayProblem.tsx'
import { StepShown } from '../visits/StepShown.tsx'
import { useStayPrice } from './useStayPrice.ts'

/** The price of the stay with the whole sum first, or why it cannot be and what can. */
export const StayPrice = ({ codeRetryAfter, ...props }: StayAnswerProps & CodeLimit) => {
  const { hotel, stay } = props
  const { t } = useLanguage()
  const { path } = useSite()
  const priced = codeRetryAfter === undefined ? stay : { ...stay, code: '' }
  const { data, refusal } = useStayPrice(priced)
  if (refusal?.code === 'RATE_LIMITED' && codeRetryAfter === undefined)
    return <StayPrice {...props} codeRetryAfter={refusal.retryAfter ?? 60} />
  if (refusal) return <StayProblem hotel={hotel} stay={stay} />
  const quote = data.stayQuote
  if (!quote.bookable) {
    const { hasAccessibleRoom } = quote.roomType
    return (
      <RefusedStay {...props} refused={quote} hasAccessibleRoom={hasAccessibleRoom} codeRetryAfter={codeRetryAfter} />
    )
  }
  const room = paths.room(quote.roomType.slug)
  return (
    <chakra.section aria-labelledby="stay-price" background="lagoonMist" borderRadius="large" padding="1.5rem">
      <chakra.h3 id="stay-price" textStyle="label" color="inkSoft">
        {t('stay.quote.stay', {
          room: quote.roomType.name,
          nights: quote.nightCount,
          guests: quote.guests,
          children: quote.children,
        })}
      </chakra.h3>
      {stay.accessible && (
        <chakra.p marginTop="0.5rem">
          <PhoneText>{t('stay.accessible', { phone: hotel.phone })}</PhoneText>
        </chakra.p>
      )}
      <PriceFigure hotel={hotel} quote={quote} codeRetryAfter={codeRetryAfter} />
      <RoughSum total={quote.total} />
      <ExtraLines hotel={hotel} quote={quote} />
      <StepShown step="quote" />
      <BookLink hotel={hotel} stay={stay} />
      <AskForStayLink stays={[stay]} say="stay.ask" isApproximate={quote.isApproximate} />
      <StaySheetLink stay={stay} />
      <MailPrice hotel={hotel} stay={priced} />
      <PriceTerms hotel={hotel} quote={quote} />
      <PriceSteps hotel={hotel} quote={quote} />
      <RoomDetails room={quote.roomType} />
      {path !== room && (
        <TextLink asChild textStyle="small">
          <SiteLink to={room} stay={stay}>
            {t('room.link', { room: quote.roomType.name })}
          </SiteLink>
        </TextLink>
      )}
    </chakra.section>
  )
}
