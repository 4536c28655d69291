import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Panel } from '../ui/Panel.tsx'
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
        {data && periods.length === 0 && !isAdding && <Text color="fg.muted">Coupons are taken on every date.</Text>}
        {periods.length > 0 && (
          <Box as="ul" listStyleType="none" aria-label="Blackout dates">
            {periods.map((period) => (
              <Flex
                as="li"
                key={`${period.firstDate} ${period.lastDate} ${period.reason}`}
                gap="3"
                justify="space-between"
                align="center"
                py="2"
                borderTopWidth="1px"
                borderColor="border.muted"
              >
                <Box minWidth="0">
                  <Text>{spanOf(period)}</Text>
                  <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                    {period.reason}
                  </Text>
                </Box>
                {canEdit && (
                  <Button
                    size="xs"
                    variant="ghost"
                    colorPalette="red"
                    aria-label={`Remove ${spanOf(period)}`}
                    loading={removing === period}
                    // Each change is made to the list that the last one left.
                    disabled={isSaving && removing !== period}
                    onClick={() => remove(period)}
                  >
                    Remove
                  </Button>
                )}
              </Flex>
            ))}
          </Box>
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
