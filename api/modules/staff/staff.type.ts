import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import { roles, scopes, type Permission, type Role } from '#graphql/permissions.ts'
import { enumName } from '#graphql/enum-name.ts'
import type { KeyEnd } from '#graphql/inputs/api-key.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { KeyEndEnum } from './api-key.type.ts'
import { PermissionEnum } from './permission.type.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const StaffRole = enumFrom(roles)
registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'What a staff member does at the hotel; it decides what the account may read and change.',
  valuesConfig: {
    OWNER: { description: 'Everything, including staff accounts and the audit log.' },
    MANAGER: { description: 'Everything but staff accounts and the audit log.' },
    MARKETING: { description: 'Mailing list, campaigns, blog and search engines.' },
    DESK: { description: 'Inquiries, coupons, reading rooms, and the sync with the property management system.' },
  },
})

@ReadableWith()
@ObjectType({ description: 'A person with an account at the staff desk.' })
export class Staff {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => String, { description: 'Name as colleagues see it.' })
  name!: string

  @ReadableWith('staff:read', 'staff:manage')
  @Field(() => String, { description: 'Address with which the person signs in.' })
  email!: string

  @ReadableWith('staff:read', 'staff:manage')
  @Field(() => StaffRole, { description: 'The account’s role.' })
  role!: Role

  @ReadableWith('staff:read')
  @Field(() => Boolean, { description: 'Whether sign-in asks for a code from an authenticator.', nullable: true })
  twoFactorEnabled?: boolean | null

  @ReadableWith('staff:read')
  @Field(() => GraphQLDateTimeISO, { description: 'When the account was made.' })
  createdAt!: Date
}

@ObjectType({ description: 'Who asks: a signed-in staff member or an integrator’s API key.' })
export class Viewer {
  @Field(() => ID, { description: 'Id of the staff member or of the key.' })
  id!: string

  @Field(() => String, { description: 'Name of the person or of the key.' })
  name!: string

  @Field(() => String, { description: 'Sign-in address; null for an API key.', nullable: true })
  email?: string

  @Field(() => StaffRole, { description: 'Role of the person; null for an API key.', nullable: true })
  role?: Role

  @Field(() => Boolean, {
    description: 'Whether the person’s sign-in has a second step; null for an API key.',
    nullable: true,
  })
  twoFactorEnabled?: boolean

  @Field(() => [PermissionEnum], { description: 'Permissions held.' })
  permissions!: readonly Permission[]
}

@ObjectType({ description: 'The outcome of a sign-in step. The session travels in an httpOnly cookie, never here.' })
export class SignInPayload {
  @Field(() => Viewer, { description: 'The signed-in person; null while the second step is missing.', nullable: true })
  viewer!: Viewer | null

  @Field(() => Boolean, { description: 'True when verifySecondStep must follow.' })
  secondStepRequired!: boolean
}

@ReadableWith()
@ObjectType({ description: 'A proposed second factor.' })
export class TwoFactorSetup {
  @Field(() => String, { description: 'otpauth:// address to show as a QR code.' })
  uri!: string

  @Field(() => [String], { description: 'Codes that each work once if the phone is lost. Shown this once.' })
  backupCodes!: string[]
}

@ReadableWith('staff:manage')
@ObjectType({ description: 'A new account and the link with which its owner sets a password.' })
export class InvitationPayload {
  @Field(() => Staff, { description: 'The new account.' })
  staff!: Staff

  @Field(() => String, { description: 'Works once, for seven days. Shown this once: pass it on.' })
  link!: string
}

@ReadableWith('keys:manage')
@ObjectType({ description: 'An integrator’s key for GraphQL and REST. The key itself is shown only when it is made.' })
export class ApiKeyRecord {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => String, { description: 'What the key is for.' })
  name!: string

  @Field(() => String, { description: 'First characters of the key, to tell keys apart.' })
  start!: string

  @Field(() => [PermissionEnum], { description: 'Permissions of the key.' })
  scopes!: Permission[]

  @Field(() => GraphQLDateTimeISO, { description: 'When the key was made.' })
  createdAt!: Date

  @Field(() => GraphQLDateTimeISO, { description: 'Last use, to the minute.', nullable: true })
  lastUsedAt?: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'From when it is refused; null for never.', nullable: true })
  expiresAt?: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'When the key was revoked; null while it works.', nullable: true })
  revokedAt?: Date | null

  @Field(() => KeyEndEnum, { description: 'Why it was revoked, where that is known.', nullable: true })
  revokedReason?: KeyEnd | null

  @Field(() => GraphQLDateTimeISO, {
    description: 'Until when the secret before the last rotation works; null when there was no rotation.',
    nullable: true,
  })
  previousUntil?: Date | null
}

@ReadableWith('keys:manage')
@ObjectType({ description: 'A new key with its secret.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKeyRecord, { description: 'The key’s record.' })
  apiKey!: ApiKeyRecord

  @Field(() => String, { description: 'The key itself, shown this once and stored only as a hash.' })
  secret!: string
}

@InputType({ description: 'Address and password of a staff account.' })
export class SignInInput {
  @Field(() => String, { description: 'Sign-in address, at most 254 characters.' })
  email!: string

  @Field(() => String, { description: 'Password, at most 128 characters.' })
  password!: string
}

@InputType({ description: 'The second step of a sign-in.' })
export class SecondStepInput {
  @Field(() => String, { description: 'Six digits from the authenticator, or a backup code.' })
  code!: string
}

@InputType({ description: 'A change of one’s own password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password used until now.' })
  currentPassword!: string

  @Field(() => String, { description: 'The new password, 10 to 128 characters that are not easy to guess.' })
  newPassword!: string
}

@InputType({ description: 'One’s own password, asked again before a change of the sign-in.' })
export class PasswordInput {
  @Field(() => String, { description: 'The current password.' })
  password!: string
}

@InputType({ description: 'A person to invite.' })
export class InviteStaffInput {
  @Field(() => String, { description: 'Name, 1 to 100 characters.' })
  name!: string

  @Field(() => String, { description: 'Address that is not used by another account.' })
  email!: string

  @Field(() => StaffRole, { description: 'Role of the new account.' })
  role!: Role
}

@InputType({ description: 'The first password of an invited person.' })
export class AcceptInvitationInput {
  @Field(() => String, { description: 'The token in the invitation link.' })
  token!: string

  @Field(() => String, { description: 'The new password, 10 to 128 characters that are not easy to guess.' })
  newPassword!: string
}

@InputType({ description: 'A change of a staff account.' })
export class UpdateStaffInput {
  @Field(() => ID, { description: 'The account to change.' })
  id!: string

  @Field(() => StaffRole, { description: 'Its new role.' })
  role!: Role
}

@InputType({ description: 'An API key to make.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'What the key is for, 1 to 80 characters.' })
  name!: string

  @Field(() => [PermissionEnum], {
    description: `Permissions of the key, among: ${scopes.map(enumName).join(', ')}.`,
  })
  scopes!: Permission[]

  @Field(() => GraphQLDateTimeISO, {
    description: 'From when the key is refused, at most 10 years ahead; never when missing.',
    nullable: true,
  })
  expiresAt?: Date | null
}
