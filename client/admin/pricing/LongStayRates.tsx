import { Button } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { PlusIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { RecordList } from '../ui/RecordList.tsx'
import { useOpenForm } from '../ui/unsaved.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'
import { useKept } from '../ui/useKept.ts'
import { useRecordChanges } from '../ui/useRecordChanges.ts'
import { longStayRateChanges } from './long-stay-rate-changes.ts'
import {
  longStayRateFormSchema,
  longStayRateInput,
  longStayRateLabels,
  newLongStayRate,
} from './long-stay-rate-form.ts'
import { LongStayRateCard } from './LongStayRateCard.tsx'
import { LongStayRateFields } from './LongStayRateFields.tsx'
import { useLongStayRatesQuery } from './LongStayRates.generated.ts'

interface LongStayRatesProps {
  roomTypes: readonly { id: string; name: string }[]
}

/** The weekly rate, the monthly one: what comes off the nights of who stays longer. */
export const LongStayRates = ({ roomTypes }: LongStayRatesProps) => {
  const { can } = useViewer()
  const [adding, setAdding] = useOpenForm('long-stay-rate:new')
  const addButton = useFocusBack(adding)
  const result = useLongStayRatesQuery({ fetchPolicy: 'cache-and-network' })
  const { data, loadedAt } = useKept(result)
  const changes = useRecordChanges(longStayRateChanges)
  return (
    <Panel
      title="Long-stay rates"
      description="Per cent off the nights of longer stays. A stay has the one that takes most off, and never a coupon besides: whichever takes more counts. The deals page names a weekly or monthly rate only while one for all room types holds."
      action={
        can('rooms:write') && (
          <Button ref={addButton} onClick={() => setAdding(true)} disabled={adding}>
            <PlusIcon />
            Add long-stay rate
          </Button>
        )
      }
    >
      {adding && (
        <RecordCard title="New long-stay rate" mb="5" bg="bg.subtle">
          <RecordForm
            schema={longStayRateFormSchema()}
            draft={newLongStayRate()}
            keepAs="long-stay-rate:new"
            labels={longStayRateLabels}
            save="Create long-stay rate"
            onSave={(draft) => changes.create(longStayRateInput(draft))}
            onClose={() => setAdding(false)}
          >
            {(fields) => <LongStayRateFields {...fields} roomTypes={roomTypes} />}
          </RecordForm>
        </RecordCard>
      )}
      <RecordList
        what="long-stay rates"
        empty="There are no long-stay rates: a long stay costs the sum of its nights."
        records={data?.longStayRates}
        result={result}
        loadedAt={loadedAt}
      >
        {(rate) => <LongStayRateCard rate={rate} roomTypes={roomTypes} changes={changes} />}
      </RecordList>
    </Panel>
  )
}
