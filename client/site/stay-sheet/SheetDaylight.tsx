import { chakra } from '@chakra-ui/react'
import { formatTags } from '#graphql/format-tags.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useDayWords } from '../stay/day-words.ts'
import { SheetSection } from './SheetSection.tsx'
import type { SheetDayFragment, SheetHotelFragment } from './StaySheetPage.generated.ts'

interface SheetDaylightProps {
  hotel: Pick<SheetHotelFragment, 'currency' | 'timeZone'>
  days: readonly SheetDayFragment[]
}

const Cell = chakra('td', { base: { paddingBlock: '0.125rem', textAlign: 'end', fontVariantNumeric: 'tabular-nums' } })
const Head = chakra('th', { base: { fontWeight: '600', textAlign: 'end', '&:first-of-type': { textAlign: 'start' } } })

/** When the sun comes out of the sea and when it goes, by the hotel's clock. */
export const SheetDaylight = ({ hotel, days }: SheetDaylightProps) => {
  const { t, language } = useLanguage()
  const { day } = useDayWords(hotel.currency)
  const format = new Intl.DateTimeFormat(formatTags[language], { timeStyle: 'short', timeZone: hotel.timeZone })
  const clock = (instant: string | null) => (instant ? format.format(new Date(instant)) : '–')
  if (days.length === 0) return null
  return (
    <SheetSection title={t('sheet.sun')}>
      <chakra.table width="100%" maxWidth="26rem" borderCollapse="collapse">
        <thead>
          <tr>
            <Head scope="col">{t('sheet.day')}</Head>
            <Head scope="col">{t('sheet.sunrise')}</Head>
            <Head scope="col">{t('sheet.sunset')}</Head>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, sunrise, sunset }) => (
            <tr key={date}>
              <Cell textAlign="start">{day(date)}</Cell>
              <Cell>{clock(sunrise)}</Cell>
              <Cell>{clock(sunset)}</Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </SheetSection>
  )
}
