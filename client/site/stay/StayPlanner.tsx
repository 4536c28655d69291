import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { withMessages } from '#client/i18n/catalogues.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { CalendarStage } from './CalendarStage.tsx'
import { isComplete, stayAnchor, writeStay } from './stay.ts'
import { StayForm } from './StayForm.tsx'
import { useStayPlannerQuery, type StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import { StayProblem } from './StayProblem.tsx'
import { useStay } from './useStay.ts'

/** Most guests come without dates: what answers them loads when there are some. */
const StayAnswer = lazy(withMessages(['stay'], () => import('./StayAnswer.tsx')))

/**
 * Dates, guests and room, and what they cost. The form is answered by the server when there is no script;
 * with one, a calendar shows which nights are free before anything is asked.
 */
export const StayPlanner = ({ hotel }: { hotel: StayPlannerHotelFragment }) => {
  const { t, language } = useLanguage()
  const { roomTypes } = useStayPlannerQuery({ locale: language })
  const { asked, draft, setDraft, ask } = useStay()
  const room = roomTypes.some(({ slug }) => slug === asked.room) ? asked.room : ''
  const stay = { ...asked, room }
  const question = writeStay(stay)

  return (
    <chakra.div id={stayAnchor} scrollMarginTop="6rem">
      <StayForm hotel={hotel} roomTypes={roomTypes} draft={draft} onChange={setDraft} onAsk={ask} />
      <chakra.div
        display="grid"
        gap={{ base: '1.5rem', lg: '2.5rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        alignItems="start"
        marginTop="1.75rem"
      >
        <CalendarStage
          hotel={hotel}
          roomType={roomTypes.some(({ slug }) => slug === draft.room) ? draft.room : ''}
          range={draft}
          onRange={(range) => {
            const next = { ...draft, ...range }
            if (range.departure) ask(next)
            else setDraft(next)
          }}
        />
        {isComplete(stay) ? (
          <ErrorBoundary resetKey={question} fallback={() => <StayProblem hotel={hotel} stay={stay} />}>
            <Suspense key={question} fallback={<chakra.p role="status">{t('stay.quote.loading')}</chakra.p>}>
              <StayAnswer hotel={hotel} stay={stay} onAsk={ask} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <chakra.p color="inkSoft" textStyle="small">
            {t('stay.hint')}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  )
}
