import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useDayWords } from './day-words.ts'
import { discountWords } from './discount-words.ts'
import type { QuoteProps } from './PriceFigure.tsx'

const Row = ({ name, note, amount }: { name: string; note?: string; amount: string }) => (
  <chakra.li
    display="flex"
    justifyContent="space-between"
    gap="1rem"
    paddingBlock="0.375rem"
    borderTop="1px solid {colors.lagoonPale}"
  >
    <span>
      {name}
      {note && (
        <chakra.span display="block" fontSize="0.8125rem" color="inkSoft">
          {note}
        </chakra.span>
      )}
    </span>
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {amount}
    </chakra.span>
  </chakra.li>
)

/** How the sum comes about, night by night, with what set each price. */
export const PriceSteps = ({ hotel, quote }: QuoteProps) => {
  const { t } = useLanguage()
  const { money, day } = useDayWords(hotel.currency)
  const chargeRow = ({ kind, amount }: (typeof quote.fees)[number]) => (
    <Row key={kind} name={t(`stay.charge.${kind}`)} amount={money(amount)} />
  )
  return (
    <chakra.details marginTop="1rem" textStyle="small">
      <chakra.summary cursor="pointer" fontWeight="600" color="lagoon" minHeight="2rem">
        {t('stay.quote.steps')}
      </chakra.summary>
      <chakra.ul listStyle="none" marginTop="0.5rem">
        {quote.nights.map((night) => (
          <Row key={night.date} name={day(night.date)} note={night.reason} amount={money(night.price)} />
        ))}
        {quote.discount > 0 && <Row name={discountWords(t, quote)} amount={money(-quote.discount)} />}
        {quote.fees.map(chargeRow)}
        {quote.extras.map(({ slug, name, reason, amount }) => (
          <Row key={slug} name={name} note={reason} amount={money(amount)} />
        ))}
        {quote.taxes.map(chargeRow)}
        <Row name={t('stay.quote.inAll')} amount={money(quote.total)} />
      </chakra.ul>
    </chakra.details>
  )
}
