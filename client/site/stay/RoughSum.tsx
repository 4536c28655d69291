import { chakra } from '@chakra-ui/react'
import { Suspense, useId } from 'react'
import { formatTags } from '#graphql/format-tags.ts'
import { guestCurrencies } from '#graphql/inputs/exchange-rates.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { needsScript } from '#client/ui/needs-script.ts'
import { roughSum } from './rough-sum.ts'
import { useExchangeRatesQuery } from './RoughSum.generated.ts'
import { useGuestCurrency } from './useGuestCurrency.ts'

interface RoughSumProps {
  /** What the guest pays in all, in US cents. */
  total: number
}

const InOwnMoney = ({ total }: RoughSumProps) => {
  const { t, language } = useLanguage()
  const id = useId()
  const { exchangeRates } = useExchangeRatesQuery()
  const [currency, choose] = useGuestCurrency()
  if (exchangeRates.length === 0) return null
  const rate = exchangeRates.find((known) => known.currency === currency)
  const day = new Intl.DateTimeFormat(formatTags[language], { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <chakra.div textStyle="small" marginBottom="1.25rem">
      <div aria-live="polite">
        {rate && (
          <>
            <chakra.p fontWeight="600" fontVariantNumeric="tabular-nums">
              {t('stay.rough.sum', { amount: roughSum(total, rate, language) })}
            </chakra.p>
            <p>{t('stay.rough.rate', { day: day.format(new Date(`${rate.asOf}T00:00:00Z`)) })}</p>
          </>
        )}
      </div>
      <chakra.p display="flex" alignItems="center" gap="0.5rem" css={needsScript}>
        <label htmlFor={id}>{t('stay.rough.choose')}</label>
        <chakra.select
          id={id}
          value={rate?.currency ?? ''}
          onChange={({ currentTarget: { value } }) => choose(guestCurrencies.find((known) => known === value) ?? null)}
          font="inherit"
          color="ink"
          background="foam"
          border="1.5px solid #94795A"
          borderRadius="medium"
          paddingInline="0.5rem"
          minHeight="2.75rem"
          cursor="pointer"
        >
          <option value="">{t('stay.rough.none')}</option>
          {exchangeRates.map((known) => (
            <option key={known.currency} value={known.currency}>
              {known.currency}
            </option>
          ))}
        </chakra.select>
      </chakra.p>
    </chakra.div>
  )
}

/** What a total in dollars is about, in the money that the guest thinks in. The price stands without it. */
export const RoughSum = (props: RoughSumProps) => (
  <ErrorBoundary resetKey="" fallback={() => null}>
    <Suspense fallback={null}>
      <InOwnMoney {...props} />
    </Suspense>
  </ErrorBoundary>
)
