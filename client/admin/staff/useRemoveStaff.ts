import { evictRecord } from '../ui/evict-record.ts'
import { useRemoveStaffMutation } from './useRemoveStaff.generated.ts'

/** Removes the account and every place in the cache that shows it. */
export const useRemoveStaff = () => {
  const [remove] = useRemoveStaffMutation()
  return (id: string) =>
    remove({
      variables: { id },
      update: (cache) => evictRecord(cache, 'Staff', id),
    })
}
