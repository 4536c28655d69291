import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { PostedStayRequest } from '#graphql/posted-stay-request.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { LinkText } from '../newsletter/LinkText.tsx'
import { PlannerLink } from '../stay/PlannerLink.tsx'
import { QuotedStay } from '../stay/QuotedStay.tsx'
import type { Stay } from '../stay/stay.ts'
import { useMoment } from '../stay/useMoment.ts'
import { useStayPrice } from '../stay/useStayPrice.ts'
import type { AskPageQuery } from './AskPage.generated.ts'
import { AskForm } from './AskForm.tsx'

interface AskForStayProps {
  hotel: AskPageQuery['hotel']
  stay: Stay
  /** The form that came back. */
  again: PostedStayRequest | undefined
}

/** The price, what is promised and what is not, and the form; or that the nights cannot be had. */
export const AskForStay = ({ hotel, stay, again }: AskForStayProps) => {
  const { t } = useLanguage()
  const moment = useMoment(hotel.timeZone)
  const { data, refusal } = useStayPrice(stay)
  const quote = refusal ? undefined : data.stayQuote
  if (!quote?.bookable || again?.refusal === 'gone')
    return (
      <LinkText title={t('request.title')} text={t('request.gone')}>
        <ButtonLink asChild>
          <PlannerLink>{t('stay.choose')}</PlannerLink>
        </ButtonLink>
      </LinkText>
    )
  // An extra that is not offered any more is not shown, and so not asked for.
  const chosen = stay.extras.filter(({ slug }) => quote.extras.some((line) => line.slug === slug))
  const promises = quote.priceKeptUntil
    ? [t('request.priceKept', { moment: moment(quote.priceKeptUntil) }), t('request.roomNot')]
    : [t('request.unsure')]
  return (
    <LinkText title={t('request.title')} text={t('request.intro')}>
      <chakra.div background="lagoonMist" borderRadius="large" padding="1.5rem" marginBottom="1.75rem">
        <QuotedStay hotel={hotel} stay={stay} quote={quote} />
      </chakra.div>
      <chakra.h2 textStyle="label" marginBottom="0.5rem">
        {t('request.promises')}
      </chakra.h2>
      <chakra.ul listStyle="disc" paddingInlineStart="1.25rem" marginBottom="1.75rem" display="grid" gap="0.5rem">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </chakra.ul>
      <AskForm hotel={hotel} stay={{ ...stay, extras: chosen }} numbers={quote.roomType.roomNumbers} again={again} />
    </LinkText>
  )
}
