import {
  useInviteStaffMutation,
  type InviteStaffMutation,
  type InviteStaffMutationVariables,
} from './useInviteStaff.generated.ts'

export type Invitation = InviteStaffMutation['inviteStaff']

/** Makes the account and answers the link that is shown once. */
export const useInviteStaff = () => {
  const [invite] = useInviteStaffMutation()
  return async (input: InviteStaffMutationVariables['input']): Promise<Invitation> => {
    const { data } = await invite({
      variables: { input },
      refetchQueries: ['StaffTab'],
    })
    return data!.inviteStaff
  }
}
