import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useListChanges } from '../live/useListChanges.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { PlusIcon } from '../ui/icons.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { readAgain } from '../ui/read-again.ts'
import { formatStayDay } from '../ui/time.ts'
import { useOpenForm } from '../ui/unsaved.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'
import { amountInWords, chargeNames, type StayCharge } from './stay-charge-form.ts'
import { StayChargeForm } from './StayChargeForm.tsx'
import { useDeleteStayChargeMutation, useStayChargesQuery } from './StayCharges.generated.ts'

const columns = [
  { header: 'Charge', cell: ({ kind }: StayCharge) => chargeNames[kind] },
  { header: 'Amount', cell: amountInWords, isNumber: true },
  { header: 'From the night of', cell: ({ validFrom }: StayCharge) => formatStayDay(validFrom), isNumber: true },
] as const

/** What is added to the price of the nights: each amount holds until the next one of its kind. */
export const StayCharges = () => {
  const { can } = useViewer()
  const [adding, setAdding] = useOpenForm('stay-charge:new')
  const [doomed, setDoomed] = useState<StayCharge | null>(null)
  const addButton = useFocusBack(adding)
  const result = useStayChargesQuery()
  useListChanges(['Pricing'], result)
  const [remove] = useDeleteStayChargeMutation(readAgain('StayCharges'))
  const canWrite = can('rooms:write')
  return (
    <Panel
      title="Taxes and fees"
      description="Added to every stay. A new amount holds from its first night; earlier nights keep theirs."
      action={
        canWrite && (
          <Button ref={addButton} onClick={() => setAdding(true)} disabled={adding}>
            <PlusIcon />
            Set an amount
          </Button>
        )
      }
    >
      {adding && (
        <Box mb="5">
          <StayChargeForm onClose={() => setAdding(false)} />
        </Box>
      )}
      <Loaded what="taxes and fees" result={result} height="24">
        {({ stayCharges }) => (
          <DataTable
            caption="Taxes and fees"
            columns={columns}
            rows={stayCharges}
            rowKey={({ id }) => id}
            action={
              canWrite
                ? (charge) => (
                    <Button
                      size="xs"
                      variant="ghost"
                      colorPalette="red"
                      aria-label={`Remove ${chargeNames[charge.kind]} of ${amountInWords(charge)}`}
                      onClick={() => setDoomed(charge)}
                    >
                      Remove
                    </Button>
                  )
                : undefined
            }
          />
        )}
      </Loaded>
      <ConfirmDialog
        open={doomed !== null}
        title={doomed ? `Remove ${chargeNames[doomed.kind]} of ${amountInWords(doomed)}?` : ''}
        description="The amount before it, if there is one, then holds on. Prices of nights to come change at once."
        confirm="Remove"
        onConfirm={() => remove({ variables: { id: doomed!.id } })}
        onClose={() => setDoomed(null)}
      />
    </Panel>
  )
}
