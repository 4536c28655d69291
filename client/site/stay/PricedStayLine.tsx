import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useDayWords } from './day-words.ts'
import { StayLine, type StayLineProps } from './StayLine.tsx'
import { useRoomOptions } from './useRoomOptions.ts'
import { useStayPrice } from './useStayPrice.ts'

interface FigureProps extends StayLineProps {
  /** Cents; missing where the nights cannot be had. */
  amount: number | undefined
  /** The least that it costs, rather than the price. */
  isLowest: boolean
}

const Figure = ({ amount, isLowest, ...line }: FigureProps) => {
  const { t } = useLanguage()
  const { money } = useDayWords(line.hotel.currency)
  if (amount === undefined)
    return (
      <StayLine
        {...line}
        isRefused
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
      price={
        <>
          {isLowest && `${t('stay.quote.from')} `}
          <chakra.strong color="lagoonDeep">{money(amount)}</chakra.strong> {t('stay.beforeTax')}
        </>
      }
    />
  )
}

const RoomLine = (line: StayLineProps) => {
  const { data, refusal } = useStayPrice(line.stay)
  if (refusal) return <StayLine {...line} />
  const { bookable, subtotal, isApproximate } = data.stayQuote
  return <Figure {...line} amount={bookable ? subtotal : undefined} isLowest={isApproximate} />
}

const LowestLine = (line: StayLineProps) => {
  const { bookableStays } = useRoomOptions(line.stay)
  const [lowest] = bookableStays.map(({ subtotal }) => subtotal).sort((one, other) => one - other)
  return <Figure {...line} amount={lowest} isLowest />
}

/** The stay with the sum that the planner shows for it: of the chosen room, or the least of all that are free. */
const PricedStayLine = (line: StayLineProps) => (line.stay.room ? <RoomLine {...line} /> : <LowestLine {...line} />)

export default PricedStayLine
