import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useDayWords } from '../stay/day-words.ts'
import { discountWords } from '../stay/discount-words.ts'
import { ShowCode } from '../stay/ShowCode.tsx'
import type { PricedStayLinesFragment } from './YourStayPage.generated.ts'

interface PricedStayLinesProps {
  title: string
  stay: PricedStayLinesFragment
  /** Of the coupon that was named; it may take nothing off. */
  code: string | null
  currency: string
}

const Line = ({ name, amount, isTotal }: { name: ReactNode; amount: string; isTotal?: boolean }) => (
  <chakra.li
    display="flex"
    justifyContent="space-between"
    gap="1rem"
    paddingBlock="0.375rem"
    borderTop="1px solid {colors.lagoonPale}"
    fontWeight={isTotal ? '700' : undefined}
  >
    <span>{name}</span>
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {amount}
    </chakra.span>
  </chakra.li>
)

/** A stay with every line of its price. */
export const PricedStayLines = ({ title, stay, code, currency }: PricedStayLinesProps) => {
  const { t } = useLanguage()
  const { money, day } = useDayWords(currency)
  const { price } = stay
  const id = useId()
  const chargeLine = ({ kind, amount }: (typeof price.fees)[number]) => (
    <Line key={kind} name={t(`stay.charge.${kind}`)} amount={money(amount)} />
  )
  return (
    <chakra.section aria-labelledby={id} background="lagoonMist" borderRadius="large" padding="1.5rem">
      <chakra.h2 id={id} textStyle="label" color="inkSoft">
        {title}
      </chakra.h2>
      <chakra.p fontWeight="600" marginTop="0.25rem">
        {t('stay.quote.stay', {
          room: stay.roomType.name,
          nights: stay.nightCount,
          guests: stay.guests,
          children: stay.children,
        })}
      </chakra.p>
      <chakra.p marginBottom="0.75rem">
        {day(stay.arrival)} – {day(stay.departure)}
      </chakra.p>
      <chakra.ul listStyle="none" textStyle="small">
        {price.nights.map((night) => (
          <Line key={night.date} name={day(night.date)} amount={money(night.price)} />
        ))}
        {price.discount > 0 && <Line name={discountWords(t, price)} amount={money(-price.discount)} />}
        {price.fees.map(chargeLine)}
        {price.extras.map(({ slug, name, reason, amount }) => (
          <Line key={slug} name={`${name} (${reason})`} amount={money(amount)} />
        ))}
        {price.taxes.map(chargeLine)}
        <Line name={t('stay.quote.inAll')} amount={money(price.total)} isTotal />
      </chakra.ul>
      {code && price.couponPercent !== null && (
        <chakra.p textStyle="small" fontWeight="600" marginTop="0.75rem">
          <ShowCode code={code} />
        </chakra.p>
      )}
    </chakra.section>
  )
}
