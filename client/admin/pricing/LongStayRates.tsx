import { useListChanges } from '../live/useListChanges.ts'
import { RecordPanel } from '../ui/RecordPanel.tsx'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useRecordChanges } from '../ui/useRecordChanges.ts'
import { longStayRateChanges } from './long-stay-rate-changes.ts'
import { newLongStayRate, longStayRateNoun } from './long-stay-rate-form.ts'
import { LongStayRateCard } from './LongStayRateCard.tsx'
import { LongStayRateFields } from './LongStayRateFields.tsx'
import { choicesOf } from '../rooms/room-type-choices.ts'
import { useLongStayRatesQuery } from './LongStayRates.generated.ts'

interface LongStayRatesProps {
  /** Archived ones too. */
  roomTypes: readonly { id: string; name: string; archivedAt: string | null }[]
}

/** The weekly rate, the monthly one: what comes off the nights of who stays longer. */
export const LongStayRates = ({ roomTypes }: LongStayRatesProps) => {
  const result = useLongStayRatesQuery()
  useListChanges(['Pricing'], result)
  const { data, loadedAt } = usePreviousData(result)
  const changes = useRecordChanges(longStayRateChanges)
  const rates = data?.longStayRates ?? []
  return (
    <RecordPanel
      title="Long-stay rates"
      description="Per cent off the nights of longer stays. A stay has the one that takes most off, and never a coupon besides: whichever takes more counts. The deals page names a weekly or monthly rate only while one for all room types holds."
      noun={longStayRateNoun}
      changes={changes}
      draft={newLongStayRate()}
      fields={(form) => <LongStayRateFields {...form} roomTypes={choicesOf(roomTypes)} rates={rates} />}
      what="long-stay rates"
      empty="There are no long-stay rates: a long stay costs the sum of its nights."
      records={data?.longStayRates}
      result={result}
      loadedAt={loadedAt}
    >
      {(rate) => <LongStayRateCard rate={rate} rates={rates} roomTypes={roomTypes} changes={changes} />}
    </RecordPanel>
  )
}
