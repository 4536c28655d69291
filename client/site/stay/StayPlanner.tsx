import { chakra } from '@chakra-ui/react'
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { answerAnchor } from '#graphql/paths.ts'
import { writeStay, type Stay } from '#graphql/stay-address.ts'
import { useDataSource } from '#client/apollo/deferred.ts'
import { withMessages } from '#client/i18n/catalogues.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { useRecovery } from '#client/ui/useRecovery.ts'
import { hotelToday } from '../booking/stay-dates.ts'
import { CalendarStage } from './CalendarStage.tsx'
import { bringIntoView } from './bring-into-view.ts'
import { readOpenDates } from './open-dates.ts'
import { OpenDatesLink } from './OpenDatesLink.tsx'
import { addressFault, isComplete } from './stay.ts'
import { StayForm } from './StayForm.tsx'
import { useStayPlannerQuery, type StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import { StayProblem } from './StayProblem.tsx'
import { useStay } from './useStay.ts'

/** Most guests come without dates: what answers them loads when there are some. */
const StayAnswer = lazyPart(withMessages(['stay'], () => import('./StayAnswer.tsx')))
const StayExtras = lazyPart(withMessages(['stay'], () => import('./StayExtras.tsx')))
const OpenDates = lazyPart(withMessages(['stay'], () => import('./OpenDates.tsx')))

/** What a guest does who goes on to something else. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** The extras come when they are loaded, and push down an answer that stood in view before. */
const WhenShown = ({ then }: { then: () => void }) => {
  useEffect(then, [then])
  return null
}

interface LostPartProps {
  error: unknown
  onRetry: () => void
  /** What stands in its place. */
  children?: ReactNode
}

/** A part that could not be had: it comes by itself once the connection is back. */
const LostPart = ({ error, onRetry, children }: LostPartProps) => {
  const source = useDataSource()
  useRecovery(error, () => {
    source.forgetRefusals()
    onRetry()
  })
  return children
}

interface StayPlannerProps {
  hotel: StayPlannerHotelFragment
  /** Slug of the room type that the page is about: it is meant until another one is chosen. */
  room?: string
}

/**
 * Dates, guests and room, and what they cost. The form is answered by the server when there is no script;
 * with one, a calendar shows which nights are free before anything is asked.
 */
export const StayPlanner = ({ hotel, room = '' }: StayPlannerProps) => {
  const { t, language } = useLanguage()
  const { roomTypes } = useStayPlannerQuery({ locale: language })
  const { asked, draft, isAsking, asks, setDraft, ask } = useStay(room)
  const known = (stay: Stay): Stay => {
    const type = roomTypes.find(({ slug }) => slug === stay.room) ?? roomTypes.find(({ slug }) => slug === room)
    const isOfType = type?.roomNumbers.includes(stay.roomNumber)
    return { ...stay, room: type?.slug ?? room, roomNumber: isOfType ? stay.roomNumber : '' }
  }
  const stay = known(asked)
  const wished = known(draft).roomNumber
  const { search } = useLocation()
  const openDates = readOpenDates(search, hotelToday(hotel.timeZone))
  const question = openDates ? search : writeStay(stay)
  const isAnswered = isComplete(stay) && !addressFault(search)
  // What was answered is no answer to what is being put together now.
  const isChanged = writeStay(known(draft)) !== writeStay(stay)
  const waiting = <chakra.p role="status">{t('stay.quote.loading')}</chakra.p>
  const place = useRef<HTMLDivElement>(null)
  // Who presses the button looks for the answer; who merely changes the room looks at the form.
  const [looksFor, setLooksFor] = useState(0)
  const showAnswer = useCallback(() => {
    if (looksFor > 0 && place.current) bringIntoView(place.current)
  }, [looksFor])
  useEffect(() => {
    if (looksFor === 0) return
    showAnswer()
    // Nobody is taken back to an answer by extras that come late.
    const looking = new AbortController()
    const { signal } = looking
    for (const gesture of gestures) window.addEventListener(gesture, () => setLooksFor(0), { passive: true, signal })
    return () => looking.abort()
  }, [looksFor, showAnswer])
  const compose = (next: Stay) => {
    setDraft(next)
    setLooksFor(0)
  }
  const askAndShow = (next: Stay, how?: Parameters<typeof ask>[1]) => {
    ask(next, how)
    setLooksFor(looksFor + 1)
  }
  // What was pressed goes away with the answer that it stood in.
  const focusAnswer = () => place.current?.focus({ preventScroll: true })
  // The way back leads to the answer before.
  const takeOption = (next: Stay) => {
    askAndShow(next, { replace: false })
    focusAnswer()
  }

  return (
    <>
      <StayForm
        hotel={hotel}
        roomTypes={roomTypes}
        withAnyRoom={!room}
        draft={draft}
        onChange={compose}
        onRevise={ask}
        onAsk={askAndShow}
      >
        {wished && (
          <chakra.p gridColumn="1 / -1" textStyle="small" color="lagoonDeep">
            <input type="hidden" name="number" value={wished} />
            {t('stay.wish', { number: wished })}
          </chakra.p>
        )}
        {isComplete(draft) && (
          <ErrorBoundary
            resetKey={String(asks)}
            fallback={(retry, error) => <LostPart error={error} onRetry={retry} />}
          >
            <Suspense fallback={null}>
              <StayExtras stay={draft} onChange={ask} />
              <WhenShown then={showAnswer} />
            </Suspense>
          </ErrorBoundary>
        )}
      </StayForm>
      <chakra.div
        display="grid"
        gap={{ base: '1.5rem', lg: '2.5rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        alignItems="start"
        marginTop="1.75rem"
      >
        <chakra.div
          ref={place}
          id={answerAnchor}
          tabIndex={-1}
          outline="none"
          gridColumn={{ lg: '2' }}
          gridRow={{ lg: '1' }}
          scrollMarginTop="6rem"
        >
          {openDates || (isAnswered && !isChanged) ? (
            <ErrorBoundary
              // Who asks for the same once more tries again.
              resetKey={`${asks} ${question}`}
              fallback={(retry, error) => (
                <LostPart error={error} onRetry={retry}>
                  <StayProblem hotel={hotel} stay={stay} />
                </LostPart>
              )}
            >
              <Suspense key={question} fallback={waiting}>
                {openDates ? (
                  <OpenDates hotel={hotel} stay={stay} onAsk={takeOption} wish={openDates} onFind={focusAnswer} />
                ) : (
                  <StayAnswer hotel={hotel} stay={stay} onAsk={takeOption} />
                )}
              </Suspense>
            </ErrorBoundary>
          ) : isAsking ? (
            waiting
          ) : (
            <chakra.p color="inkSoft" textStyle="small">
              {t(isAnswered ? 'stay.changed' : 'stay.hint')}
            </chakra.p>
          )}
          {!openDates && <OpenDatesLink stay={known(draft)} timeZone={hotel.timeZone} onFollow={focusAnswer} />}
        </chakra.div>
        <chakra.div gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }}>
          <CalendarStage
            hotel={hotel}
            roomType={known(draft).room}
            guests={draft.guests}
            range={draft}
            onRange={(range) => {
              const next = { ...draft, ...range }
              // What is cleared here goes from the address too.
              const isCleared = !range.arrival && Boolean(asked.arrival || asked.departure)
              if (range.departure) askAndShow(next)
              else if (isCleared) ask(next)
              else compose(next)
            }}
          />
        </chakra.div>
      </chakra.div>
    </>
  )
}
