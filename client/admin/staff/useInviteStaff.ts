import { StaffTabDocument, type StaffTabQuery } from './StaffTab.generated.ts'
import {
  useInviteStaffMutation,
  type InviteStaffMutation,
  type InviteStaffMutationVariables,
} from './useInviteStaff.generated.ts'

export type Invitation = InviteStaffMutation['inviteStaff']

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)

/** Makes the account, adds it to the list, and answers the link that is shown once. */
export const useInviteStaff = () => {
  const [invite] = useInviteStaffMutation()
  return async (input: InviteStaffMutationVariables['input']): Promise<Invitation> => {
    const { data } = await invite({
      variables: { input },
      update: (cache, { data: made }) => {
        if (!made) return
        cache.updateQuery<StaffTabQuery>(
          { query: StaffTabDocument },
          (list) => list && { staff: [...list.staff, made.inviteStaff.staff].toSorted(byName) },
        )
      },
    })
    return data!.inviteStaff
  }
}
