import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useDayWords } from './day-words.ts'
import { isSplitFirst, type OtherWays } from './part-options.ts'
import { StayLine, type StayLineProps } from './StayLine.tsx'
import { useRoomOptions } from './useRoomOptions.ts'
import { useStayPrice } from './useStayPrice.ts'

interface FigureProps extends StayLineProps {
  /** Cents; missing where the nights cannot be had. */
  amount: number | undefined
  /** What it buys instead of one room for all of the nights; missing for that. */
  instead?: string
  /** The least that it costs, rather than the price. */
  isLowest: boolean
}

const Figure = ({ amount, instead, isLowest, ...line }: FigureProps) => {
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
      insteadOfBooking={instead ? 'seeRooms' : undefined}
      price={
        <>
          {instead && `${instead} · `}
          {isLowest && `${t('stay.quote.from')} `}
          <chakra.strong color="lagoonDeep">{money(amount)}</chakra.strong> {t('stay.beforeTax')}
        </>
      }
    />
  )
}

/** What several rooms cost for a party that one does not take, or two in a row where none has all nights; or that nothing can be had. */
const RefusedLine = ({ refused, ...line }: StayLineProps & { refused: OtherWays }) => {
  const { t } = useLanguage()
  const { together, split } = refused
  const isSplit = isSplitFirst(refused)
  const found = isSplit ? split : together
  const instead = isSplit ? t('stayBar.split') : t('stayBar.rooms', { count: together?.rooms.length ?? 0 })
  return <Figure {...line} amount={found?.subtotal} instead={instead} isLowest={found?.isApproximate ?? false} />
}

const RoomLine = (line: StayLineProps) => {
  const { data, refusal } = useStayPrice(line.stay)
  if (refusal) return <StayLine {...line} />
  const { bookable, subtotal, isApproximate } = data.stayQuote
  if (!bookable) return <RefusedLine {...line} refused={data.stayQuote} />
  return <Figure {...line} amount={subtotal} isLowest={isApproximate} />
}

const LowestLine = (line: StayLineProps) => {
  const { data, refusal } = useRoomOptions(line.stay)
  if (refusal) return <StayLine {...line} />
  const { bookableStays, refusedStay } = data
  if (refusedStay) return <RefusedLine {...line} refused={refusedStay} />
  const [lowest] = bookableStays.map(({ subtotal }) => subtotal).sort((one, other) => one - other)
  return <Figure {...line} amount={lowest} isLowest />
}

/** The stay with the sum that the planner shows for it: of the chosen room, the least of all that are free, or of several. */
const PricedStayLine = (line: StayLineProps) => (line.stay.room ? <RoomLine {...line} /> : <LowestLine {...line} />)

export default PricedStayLine
