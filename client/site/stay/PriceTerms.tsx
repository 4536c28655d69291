import { chakra } from '@chakra-ui/react'
import { formatTags } from '#graphql/format-tags.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { useDayWords } from './day-words.ts'
import type { QuoteProps } from './PriceFigure.tsx'

/** What is due when, and until when a guest can change their mind: never in small print further down. */
export const PriceTerms = ({ hotel, quote }: QuoteProps) => {
  const { t, language } = useLanguage()
  const { money } = useDayWords(hotel.currency)
  const moment = new Intl.DateTimeFormat(formatTags[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: hotel.timeZone,
  })
  const nights = hotel.lateCancellationNights ?? 0
  const terms = [
    quote.depositNights > 0 && t('stay.quote.deposit', { nights: quote.depositNights, amount: money(quote.deposit) }),
    quote.securityDeposit != null && t('stay.quote.security', { amount: money(quote.securityDeposit) }),
    hotel.freeCancellationHours != null &&
      (quote.freeCancellationUntil
        ? t('stay.quote.cancelUntil', { moment: moment.format(new Date(quote.freeCancellationUntil)), nights })
        : t('stay.quote.cancelLate', { nights })),
  ].filter((term) => typeof term === 'string')
  return (
    <chakra.ul listStyle="none" display="grid" gap="0.5rem" marginTop="1.25rem" textStyle="small">
      {terms.map((term) => (
        <chakra.li key={term} display="flex" gap="0.5rem">
          <Icon name="check" color="coralDeep" marginTop="0.125rem" />
          <span>{term}</span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
