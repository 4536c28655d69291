import { NativeSelect } from '@chakra-ui/react'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import { useMapRatePlanMutation, type RatePlanRowFragment, type RatePlansQuery } from './RatePlans.generated.ts'

interface RoomTypeSelectProps {
  plan: RatePlanRowFragment
  targets: RatePlansQuery['ratePlanTargets']
}

const none = ''

/** Shown as chosen only once the server agrees: another plan may feed the room type already. */
export const RoomTypeSelect = ({ plan, targets }: RoomTypeSelectProps) => {
  const [map, { loading }] = useMapRatePlanMutation({ refetchQueries: ['SyncCard'] })
  const choose = async (roomTypeId: string) => {
    try {
      const { data } = await map({ variables: { input: { id: plan.id, roomTypeId: roomTypeId || null } } })
      const name = data!.mapRatePlan.roomTypeName
      notify({ tone: 'success', title: name ? `${plan.name} feeds ${name}` : `${plan.name} feeds no room type` })
    } catch (error) {
      notify({ tone: 'error', title: 'The rate plan was not changed', description: failureOf(error).message })
    }
  }
  return (
    <NativeSelect.Root width={{ base: 'full', sm: '18rem' }} disabled={loading}>
      <NativeSelect.Field
        aria-label={`Room type of ${plan.name}`}
        value={plan.roomTypeId ?? none}
        onChange={(event) => void choose(event.target.value)}
      >
        <option value={none}>No room type</option>
        {targets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden />
    </NativeSelect.Root>
  )
}
