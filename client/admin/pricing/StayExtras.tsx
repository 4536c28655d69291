import { useListChanges } from '../live/useListChanges.ts'
import { RecordPanel } from '../ui/RecordPanel.tsx'
import { usePreviousData } from '../ui/usePreviousData.ts'
import { useRecordChanges } from '../ui/useRecordChanges.ts'
import { stayExtraChanges } from './stay-extra-changes.ts'
import { newStayExtra, stayExtraNoun } from './stay-extra-form.ts'
import { StayExtraCard } from './StayExtraCard.tsx'
import { StayExtraFields } from './StayExtraFields.tsx'
import { useStayExtraListQuery } from './StayExtras.generated.ts'

/**
 * A pet, a late check-out, a third adult: what is added to the price of the nights by choice, or by who comes.
 * @param largestParty guests that the largest room takes
 */
export const StayExtras = ({ largestParty }: { largestParty: number }) => {
  const result = useStayExtraListQuery()
  useListChanges(['Pricing'], result)
  const { data, loadedAt } = usePreviousData(result)
  const changes = useRecordChanges(stayExtraChanges)
  return (
    <RecordPanel
      title="Extras"
      description="What guests can add in the planner, and what a larger party is charged. Each is a line of the price before its total. Florida taxes what goes with the use of the room, such as pets and extra beds, and not meals or transport that stand on the bill by themselves (Rule 12A-1.061, F.A.C.)."
      noun={stayExtraNoun}
      changes={changes}
      draft={newStayExtra()}
      fields={(form) => <StayExtraFields {...form} largestParty={largestParty} isNew />}
      what="extras"
      empty="There are no extras: a stay costs its nights, fees and taxes."
      records={data?.stayExtras}
      result={result}
      loadedAt={loadedAt}
    >
      {(extra) => <StayExtraCard extra={extra} largestParty={largestParty} changes={changes} />}
    </RecordPanel>
  )
}
