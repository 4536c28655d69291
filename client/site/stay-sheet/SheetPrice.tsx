import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Stay } from '#graphql/stay-address.ts'
import { longestStay, mostGuests } from '#graphql/stay-limits.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import type { CodeLimit } from '../stay/CouponNotice.tsx'
import { PlannerLink } from '../stay/PlannerLink.tsx'
import { PriceTerms } from '../stay/PriceTerms.tsx'
import { QuotedStay } from '../stay/QuotedStay.tsx'
import { stayFault } from '../stay/stay.ts'
import { useMoment } from '../stay/useMoment.ts'
import { useStayPrice } from '../stay/useStayPrice.ts'
import { PhoneText } from '../texts/PhoneText.tsx'
import { SheetSection } from './SheetSection.tsx'
import type { SheetHotelFragment } from './StaySheetPage.generated.ts'

interface SheetPriceProps {
  hotel: SheetHotelFragment
  stay: Stay
  /** The day of arrival is over. */
  isPast: boolean
}

/** Why no price stands here, and the way to one. */
const NoPrice = ({ children }: { children: ReactNode }) => {
  const { t } = useLanguage()
  return (
    <chakra.div role="status">
      {children}
      <chakra.p marginTop="0.5rem">
        <TextLink asChild>
          <PlannerLink>{t('stay.choose')}</PlannerLink>
        </TextLink>
      </chakra.p>
    </chakra.div>
  )
}

const QuotedPrice = ({ codeRetryAfter, ...props }: Omit<SheetPriceProps, 'isPast'> & CodeLimit) => {
  const { hotel, stay } = props
  const { t } = useLanguage()
  const moment = useMoment(hotel.timeZone)
  const { data, refusal } = useStayPrice(codeRetryAfter === undefined ? stay : { ...stay, code: '' })
  if (refusal?.code === 'RATE_LIMITED' && codeRetryAfter === undefined)
    return <QuotedPrice {...props} codeRetryAfter={refusal.retryAfter ?? 60} />
  if (refusal)
    return (
      <NoPrice>
        {refusal.code === 'NOT_FOUND' ? (
          t('sheet.unknownRoom')
        ) : (
          <PhoneText>{t('stay.quote.failed', { phone: hotel.phone })}</PhoneText>
        )}
      </NoPrice>
    )
  const quote = data.stayQuote
  if (!quote.bookable)
    return (
      <NoPrice>
        <p>{t('sheet.refused')}</p>
        <chakra.ul listStyle="disc" paddingInlineStart="1.25rem">
          {[...new Set(quote.refusals.map(({ message }) => message))].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </chakra.ul>
      </NoPrice>
    )
  return (
    <>
      <QuotedStay hotel={hotel} stay={stay} quote={quote} codeRetryAfter={codeRetryAfter} />
      <PriceTerms hotel={hotel} quote={quote} />
      <chakra.p textStyle="small" marginTop="0.75rem">
        {t('sheet.asOf', { moment: moment(quote.asOf) })}
      </chakra.p>
    </>
  )
}

/** What was chosen and what it costs now, or what is missing for that. */
export const SheetPrice = ({ isPast, ...props }: SheetPriceProps) => {
  const { t } = useLanguage()
  const fault = stayFault(props.stay)
  return (
    <SheetSection title={t('sheet.price')}>
      {fault ? (
        <NoPrice>{t(fault.message, { nights: longestStay, most: mostGuests })}</NoPrice>
      ) : props.stay.room ? (
        <QuotedPrice {...props} />
      ) : (
        <NoPrice>{t(isPast ? 'sheet.past' : 'sheet.noRoom')}</NoPrice>
      )}
    </SheetSection>
  )
}
