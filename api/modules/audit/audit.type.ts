import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { auditActions, type AuditAction } from '#graphql/inputs/audit.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { actorKinds, type ActorKind } from './audit-entry.entity.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

export const AuditActionEnum = enumFrom(auditActions)
registerEnumType(AuditActionEnum, { name: 'AuditAction', description: 'What was done.' })

export const ActorKindEnum = enumFrom(actorKinds)
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
export class AuditDetail {
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
