import { chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#graphql/paths.ts'
import { addDays, nightsOf, weekdayOf } from '#graphql/stay-dates.ts'
import { readStay, writeStay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { needsScript } from '#client/ui/needs-script.ts'
import { hotelToday } from '../booking/stay-dates.ts'
import { CalendarFileLink } from '../stay/CalendarFileLink.tsx'
import { isComplete } from '../stay/stay.ts'
import { SheetArrival } from './SheetArrival.tsx'
import { SheetDaylight } from './SheetDaylight.tsx'
import { SheetPlaces } from './SheetPlaces.tsx'
import { SheetPrice } from './SheetPrice.tsx'
import { SheetQuestions } from './SheetQuestions.tsx'
import { useStaySheetPageQuery } from './StaySheetPage.generated.ts'

/** What a guest keeps of the stay in the address: on a screen, and on one printed sheet. */
const StaySheetPage = () => {
  const { t, language } = useLanguage()
  const { search } = useLocation()
  const stay = readStay(search)
  const { arrival, departure } = stay
  const dates = isComplete(stay) ? { arrival, departure } : null
  const { hotel, staySheet: sheet } = useStaySheetPageQuery({ locale: language, ...dates })
  const isPast = dates !== null && arrival < hotelToday(hotel.timeZone, new Date(sheet.asOf))
  const weekdays = dates && [...new Set(nightsOf(arrival, addDays(departure, 1)).map(weekdayOf))]
  return (
    <>
      <title>{`${t('sheet.title')} | ${hotel.name}`}</title>
      <meta name="robots" content="noindex" />
      {/* What makes the page's sizes smaller on paper: see global-styles.ts. */}
      <Container
        data-stay-sheet
        paddingBlock={{ base: '2.5rem 5rem', xl: '5rem', _print: '0' }}
        maxWidth={{ _print: 'none' }}
      >
        <chakra.p textStyle="eyebrow" color="coralDeep">
          {hotel.name}
        </chakra.p>
        <chakra.h1 textStyle="title" color="lagoonDeep" marginTop="0.625rem">
          {t('sheet.title')}
        </chakra.h1>
        <chakra.div _print={{ display: 'none' }}>
          <chakra.p textStyle="lead" color="inkSoft" marginTop="0.5rem">
            {t('sheet.intro')}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="0.75rem 1.5rem" marginTop="1rem">
            <Button type="button" size="small" look="outline" css={needsScript} onClick={() => window.print()}>
              {t('sheet.print')}
            </Button>
            {dates && !isPast && <CalendarFileLink page={paths.staySheet()} search={writeStay(stay)} />}
          </chakra.div>
        </chakra.div>
        <chakra.div
          marginTop={{ base: '2rem', _print: '1rem' }}
          columnCount={{ base: '1', lg: '2', _print: '2' }}
          columnGap={{ base: '3.5rem', _print: '2.5rem' }}
        >
          <Suspense fallback={null}>
            <SheetPrice hotel={hotel} stay={stay} isPast={isPast} />
          </Suspense>
          <SheetArrival hotel={hotel} />
          <SheetDaylight hotel={hotel} days={sheet.daylight} />
          <SheetQuestions title={t('sheet.season')} questions={sheet.seasonal} />
          <SheetPlaces title={t('thingsToDo.walking.short')} places={sheet.walks} weekdays={weekdays} />
          <SheetPlaces title={t('thingsToDo.restaurants.short')} places={sheet.restaurants} weekdays={weekdays} />
          <SheetPlaces title={t('thingsToDo.drives.short')} places={sheet.drives} weekdays={weekdays} />
          <chakra.p marginBottom="1.5rem">{t('sheet.askFirst')}</chakra.p>
          <SheetQuestions title={t('sheet.essentials')} questions={sheet.essentials} />
        </chakra.div>
      </Container>
    </>
  )
}

export default StaySheetPage
