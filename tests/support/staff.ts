import { enumName } from '#graphql/enum-name.ts'
import type { Permission, Role } from '#graphql/permissions.ts'
import type { Caller } from './caller.ts'
import type { TestServer } from './server.ts'

export const staffPassword = 'pelican-pier-at-dawn'

export const inviteStaff =
  'mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { link staff { id email role } } }'
export const acceptInvitation =
  'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { id email role } }'

export const tokenOf = (link: string) => new URL(link).searchParams.get('invitation')!

export interface StaffMember {
  id: string
  email: string
  /** Signed in as this person. */
  caller: Caller
}

let people = 0

/** A new account, made the way the hotel does it: the owner invites, the person sets a password by the link. */
export const addStaff = async (server: TestServer, role: Role): Promise<StaffMember> => {
  people += 1
  const email = `${role}-${people}@coralstoneinn.example`
  const owner = await server.caller().signIn()
  const input = { name: `The ${role}`, email, role: role.toUpperCase() }
  const { staff, link } = (await owner.graphql(inviteStaff, { input })).data.inviteStaff
  const caller = server.caller()
  await caller.graphql(acceptInvitation, { input: { token: tokenOf(link), newPassword: staffPassword } })
  return { id: staff.id, email, caller: await caller.signIn(email, staffPassword) }
}

export const createApiKey =
  'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { id start scopes } } }'

/** A new key of the owner; `headers` carry it. */
export const addKey = async (server: TestServer, scopes: Permission[]) => {
  const owner = await server.caller().signIn()
  const { data } = await owner.graphql(createApiKey, { input: { name: 'integrator', scopes: scopes.map(enumName) } })
  const { secret, apiKey } = data.createApiKey
  return { id: apiKey.id as string, secret: secret as string, headers: { authorization: `Bearer ${secret}` } }
}
