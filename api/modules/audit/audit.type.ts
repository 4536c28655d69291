import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { auditActions, type AuditAction } from '#graphql/inputs/audit.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { describeValues, enumFrom } from '../../platform/schema/enum.ts'
import { actorKinds, type ActorKind } from './audit-entry.entity.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const AuditActionEnum = enumFrom(auditActions)
const done: Record<AuditAction, string> = {
  'signed-in': 'Signed in.',
  'sign-in-failed': 'Failed to sign in: password, second step, or too many tries.',
  'signed-out': 'Signed out.',
  'sessions-ended': 'Ended sessions, their own or another person’s.',
  'second-step-on': 'Turned the second step of signing in on.',
  'second-step-off': 'Turned the second step of signing in off.',
  'password-changed': 'Changed the own password.',
  'password-reset': 'Set a new password by a link, or by the server’s command line.',
  'password-link-made': 'Made or asked for a link that sets a new password.',
  'staff-invited': 'Invited a colleague.',
  'invitation-accepted': 'Accepted an invitation.',
  'role-changed': 'Changed the role of a colleague.',
  'staff-removed': 'Removed an account.',
  'key-created': 'Created an API key.',
  'key-rotated': 'Replaced an API key, whose former text works for a while.',
  'key-taken-over': 'Took over an API key whose owner is gone.',
  'key-revoked': 'Revoked an API key.',
  'subscribers-exported': 'Exported the mailing list.',
  'subscribers-imported': 'Imported subscribers.',
  'person-exported': 'Opened or downloaded what is held about a guest.',
  'person-erased': 'Erased what is held about a guest.',
  'person-corrected': 'Corrected what is held about a guest.',
  'inquiry-erased': 'Erased an inquiry.',
  'inquiry-corrected': 'Corrected an inquiry.',
  'inquiry-merged': 'Merged an inquiry into another of the same guest.',
  'inquiry-separated': 'Took an inquiry out of the one it was merged into.',
  'stay-offered': 'Offered a guest a stay.',
  'stay-declined': 'Declined a request for a stay.',
  'reply-sent': 'Answered a guest from the desk.',
  'campaign-started': 'Started a campaign.',
  'campaign-scheduled': 'Set the time at which a campaign starts.',
  'campaign-cancelled': 'Cancelled a campaign.',
  'postal-address-changed': 'Changed the postal address at the foot of campaigns.',
  'blackout-dates-changed': 'Changed the nights on which coupons do not count.',
  'stay-charge-changed': 'Added or changed a tax or a fee.',
  'stay-charge-deleted': 'Deleted a tax or a fee.',
  'nights-forgotten': 'Took back what was set by hand for nights of a room type.',
  'content-published': 'Published a part of the website.',
  'content-drafted': 'Had a model draft a language of a part of the website.',
  'content-archived': 'Put a part of the website away.',
  'content-restored': 'Brought a part of the website back.',
  'sample-kept': 'Kept the sample hotel as the hotel’s own.',
  'sample-removed': 'Took the sample hotel off.',
  'content-exported': 'Exported the website’s content.',
  'content-imported': 'Imported content of the website.',
  'audit-exported': 'Exported the audit log.',
  'backup-downloaded': 'Downloaded a backup.',
  'secret-rotated': 'Replaced the secret that signs webhooks.',
  'connection-changed': 'Changed the settings of an outside service.',
  'connection-tested': 'Tried the settings of an outside service.',
}
registerEnumType(AuditActionEnum, {
  name: 'AuditAction',
  description: 'What was done.',
  valuesConfig: describeValues(done),
})

const ActorKindEnum = enumFrom(actorKinds)
registerEnumType(ActorKindEnum, {
  name: 'ActorKind',
  description: 'What kind of actor did it.',
  valuesConfig: {
    STAFF: { description: 'A staff member.' },
    KEY: { description: 'An API key.' },
    SERVER: { description: 'The server itself, or its command line.' },
    STRANGER: { description: 'Somebody who was not signed in.' },
  },
})

@ReadableWith('audit:read')
@ObjectType('AuditDetail', { description: 'A small fact about what was done.' })
class AuditDetail {
  @Field(() => String, { description: 'What it is, such as role.' })
  name!: string

  @Field(() => String, { description: 'Its value, as text.' })
  value!: string
}

@ReadableWith('audit:read')
@ObjectType('AuditEntry', { description: 'Who did what, when and from where. Entries are never changed.' })
export class AuditEntryType {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  at!: Date

  @Field(() => AuditActionEnum, { description: 'What was done.' })
  action!: AuditAction

  @Field(() => ActorKindEnum, { description: 'What kind of actor did it.' })
  actorKind!: ActorKind

  @Field(() => ID, { description: 'Id of the staff member or key; null for others.', nullable: true })
  actorId!: string | null

  @Field(() => String, { description: 'Name of the actor at that time; null for strangers.', nullable: true })
  actorName!: string | null

  @Field(() => String, { description: 'Network it came from, such as 203.0.113.0/24.', nullable: true })
  network!: string | null

  @Field(() => String, { description: 'Id of what it was done to.', nullable: true })
  subjectId!: string | null

  @Field(() => [AuditDetail], { description: 'More about it.' })
  details!: AuditDetail[]
}

export const AuditEntryConnection = connectionType('AuditEntry', AuditEntryType)

@ReadableWith('audit:read')
@ObjectType({ description: 'Somebody of whom the audit log tells.' })
export class AuditActor {
  @Field(() => ID, { description: 'Id of the staff member or key, for the filter.' })
  id!: string

  @Field(() => String, { description: 'Name at the time of the latest entry.' })
  name!: string
}

@ArgsType()
export class AuditEntriesArgs extends PageArgs {
  @Field(() => AuditActionEnum, { description: 'Only this.', nullable: true })
  action?: AuditAction | null

  @Field(() => ID, { description: 'Only what this staff member or key did.', nullable: true })
  actorId?: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'From this instant on.', nullable: true })
  since?: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'Before this instant.', nullable: true })
  until?: Date | null
}
