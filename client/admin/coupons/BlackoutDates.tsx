import { Skeleton, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Panel } from '../ui/Panel.tsx'
import { RemovableList } from '../ui/RemovableList.tsx'
import { RemovableRow } from '../ui/RemovableRow.tsx'
import { attempted } from '../ui/reported.ts'
import { rereadOnConflict } from '../ui/reread-on-conflict.ts'
import { formatStayDay } from '../ui/time.ts'
import { useOpenForm } from '../ui/unsaved.ts'
import { BlackoutForm } from './BlackoutForm.tsx'
import {
  BlackoutDatesDocument,
  useBlackoutDatesQuery,
  useUpdateBlackoutDatesMutation,
  type BlackoutDatesQuery,
} from './BlackoutDates.generated.ts'

type Period = BlackoutDatesQuery['blackoutDates'][number]
type NewPeriod = Pick<Period, 'firstDate' | 'lastDate'> & { reason?: string | null }

const spanOf = ({ firstDate, lastDate }: Period) =>
  firstDate === lastDate ? formatStayDay(firstDate) : `${formatStayDay(firstDate)} to ${formatStayDay(lastDate)}`

const keyOf = ({ firstDate, lastDate, reason }: Period) => `${firstDate} ${lastDate} ${reason}`

const inputOf = ({ firstDate, lastDate, reason }: NewPeriod) => ({ firstDate, lastDate, reason })

/** Arrivals for which coupons are not taken. */
export const BlackoutDates = () => {
  const { can } = useViewer()
  const { data, loading, error, refetch } = useBlackoutDatesQuery()
  const [update, { loading: isSaving }] = useUpdateBlackoutDatesMutation({
    update: (cache, { data: changed }) =>
      changed &&
      cache.updateQuery<BlackoutDatesQuery>({ query: BlackoutDatesDocument }, () => ({
        blackoutDates: changed.updateBlackoutDates.blackoutDates,
      })),
  })
  const [isAdding, setAdding] = useOpenForm('blackout:new')
  const periods = data?.blackoutDates ?? []
  const [removing, setRemoving] = useState<Period | null>(null)
  const canEdit = can('campaigns:write')
  const again = () => refetch().catch(() => undefined)

  /** @throws CONFLICT when somebody else changed the list; it then shows what there is now */
  const save = (next: NewPeriod[]) =>
    rereadOnConflict(again, () =>
      update({ variables: { input: { periods: next.map(inputOf), before: periods.map(inputOf) } } }),
    )
  const remove = async (period: Period) => {
    setRemoving(period)
    await attempted('Nothing was changed', () => save(periods.filter((other) => other !== period)))
    setRemoving(null)
  }

  return (
    <Panel
      title="Blackout dates"
      description="Arrivals for which coupons are not taken."
      action={
        canEdit &&
        data &&
        !isAdding && (
          <Button size="sm" onClick={() => setAdding(true)}>
            Add dates
          </Button>
        )
      }
    >
      <Stack gap="4">
        {error && (
          <LoadFailure
            what="blackout dates"
            failure={failureOf(error)}
            onRetry={() => void again()}
            retrying={loading}
          />
        )}
        {!data && !error && <Skeleton height="10" borderRadius="l2" />}
        {data && (periods.length > 0 || !isAdding) && (
          <RemovableList ids={periods.map(keyOf)} empty="Coupons are taken on every date." label="Blackout dates">
            {periods.map((period) => (
              <RemovableRow
                key={keyOf(period)}
                title={spanOf(period)}
                detail={period.reason}
                {...(canEdit && {
                  remove: {
                    label: 'Remove',
                    of: `Remove ${spanOf(period)}`,
                    // Each change is made to the list that the last one left.
                    disabled: isSaving && removing !== period,
                    onPress: () => remove(period),
                  },
                })}
              />
            ))}
          </RemovableList>
        )}
        {isAdding && (
          <BlackoutForm
            onCancel={() => setAdding(false)}
            onAdd={async (period) => {
              await save([...periods, period])
              setAdding(false)
            }}
          />
        )}
      </Stack>
    </Panel>
  )
}
