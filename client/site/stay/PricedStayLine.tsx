import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useDayWords } from './day-words.ts'
import { StayLine, type StayLineProps } from './StayLine.tsx'
import type { RoomsTogetherFragment } from './StayPrice.generated.ts'
import { useRoomOptions } from './useRoomOptions.ts'
import { useStayPrice } from './useStayPrice.ts'

interface FigureProps extends StayLineProps {
  /** Cents; missing where the nights cannot be had. */
  amount: number | undefined
  /** How many rooms it buys; missing for one. */
  rooms?: number
  /** The least that it costs, rather than the price. */
  isLowest: boolean
}

const Figure = ({ amount, rooms, isLowest, ...line }: FigureProps) => {
  const { t } = useLanguage()
  const { money } = useDayWords(line.hotel.currency)
  if (amount === undefined)
    return (
      <StayLine
        {...line}
        insteadOfBooking="otherNights"
        price={
          <chakra.span color="coralDark" fontWeight="600">
            {t('stayBar.refused')}
          </chakra.span>
        }
      />
    )
  return (
    <StayLine
      {...line}
      insteadOfBooking={rooms ? 'seeRooms' : undefined}
      price={
        <>
          {rooms !== undefined && `${t('stayBar.rooms', { count: rooms })} · `}
          {isLowest && `${t('stay.quote.from')} `}
          <chakra.strong color="lagoonDeep">{money(amount)}</chakra.strong> {t('stay.beforeTax')}
        </>
      }
    />
  )
}

/** What several rooms cost for a party that one does not take, or that nothing can be had. */
const RefusedLine = ({ together, ...line }: StayLineProps & { together?: RoomsTogetherFragment | null }) => (
  <Figure
    {...line}
    amount={together?.subtotal}
    rooms={together?.rooms.length}
    isLowest={together?.isApproximate ?? false}
  />
)

const RoomLine = (line: StayLineProps) => {
  const { data, refusal } = useStayPrice(line.stay)
  if (refusal) return <StayLine {...line} />
  const { bookable, subtotal, isApproximate, together } = data.stayQuote
  if (!bookable) return <RefusedLine {...line} together={together} />
  return <Figure {...line} amount={subtotal} isLowest={isApproximate} />
}

const LowestLine = (line: StayLineProps) => {
  const { data, refusal } = useRoomOptions(line.stay)
  if (refusal) return <StayLine {...line} />
  const { bookableStays, refusedStay } = data
  if (refusedStay) return <RefusedLine {...line} together={refusedStay.together} />
  const [lowest] = bookableStays.map(({ subtotal }) => subtotal).sort((one, other) => one - other)
  return <Figure {...line} amount={lowest} isLowest />
}

/** The stay with the sum that the planner shows for it: of the chosen room, the least of all that are free, or of several together. */
const PricedStayLine = (line: StayLineProps) => (line.stay.room ? <RoomLine {...line} /> : <LowestLine {...line} />)

export default PricedStayLine
