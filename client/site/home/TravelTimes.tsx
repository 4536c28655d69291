import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { TravelTimesFragment } from './TravelTimes.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

export const TravelTimes = ({ hotel: { travel } }: { hotel: TravelTimesFragment }) => {
  const { t } = useLanguage()
  const text = useText()
  const intl = useIntl()
  const ways = [
    { to: 'home-location-airport', minutes: travel.airportMinutesHome },
    { to: 'home-location-downtown', minutes: travel.downtownMinutes },
    { to: 'home-location-city', minutes: travel.mainCityMinutes },
  ]
  const known = ways.flatMap(({ to, minutes }) => (text(to) && minutes != null ? [{ to, minutes }] : []))
  if (known.length === 0) return null
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '0.5rem', md: '1.5rem' }}
      marginTop={{ base: '1rem', md: '2.5rem' }}
    >
      {known.map(({ to, minutes }) => (
        <chakra.div
          key={to}
          display="flex"
          flexDirection={{ base: 'row-reverse', md: 'column-reverse' }}
          flexWrap={{ base: 'wrap', md: 'nowrap' }}
          justifyContent="flex-end"
          alignItems={{ base: 'center', md: 'stretch' }}
          gap={{ base: '0 1rem', md: '0' }}
          padding={{ base: '0.375rem 1.25rem', md: '1.5rem 1.75rem' }}
          background="foam"
          borderRadius="medium"
          boxShadow="low"
          borderTop={{ md: '3px solid {colors.coral}' }}
        >
          <HotelText as="dt" place={to} flex={{ base: '1 1 6rem', md: 'none' }} color="inkSoft" lineHeight="1.4" />
          <chakra.dd flex={{ base: '0 0 7rem', md: 'none' }} lineHeight={{ base: '1.2', md: 'inherit' }}>
            <chakra.span
              fontFamily="display"
              fontSize={{ base: '1.5rem', md: '2.125rem' }}
              lineHeight="1.2"
              color="lagoonDeep"
            >
              {intl.formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' })}
            </chakra.span>{' '}
            <chakra.span textStyle="small" color="inkSoft" display={{ base: 'block', md: 'inline' }}>
              {t('home.location.byCar')}
            </chakra.span>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
