import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import {
  backupKinds,
  backupStates,
  encryptions,
  type BackupKind,
  type BackupState,
  type Encryption,
} from '#graphql/inputs/backup.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const BackupKindEnum = enumFrom(backupKinds)
registerEnumType(BackupKindEnum, {
  name: 'BackupKind',
  description: 'What was done.',
  valuesConfig: {
    BACKUP: { description: 'A backup was made.' },
    DRILL: { description: 'The newest backup was restored into a database of its own, compared, asked, and dropped.' },
  },
})

const BackupStateEnum = enumFrom(backupStates)
registerEnumType(BackupStateEnum, {
  name: 'BackupState',
  description: 'How far it is.',
  valuesConfig: {
    WAITING: { description: 'It is about to begin.' },
    RUNNING: { description: 'It is under way.' },
    DONE: { description: 'It succeeded.' },
    FAILED: { description: 'It failed; the message says why.' },
  },
})

const EncryptionEnum = enumFrom(encryptions)
registerEnumType(EncryptionEnum, {
  name: 'BackupEncryption',
  description: 'How backups are encrypted.',
  valuesConfig: {
    NONE: { description: 'Not at all; they hold no secret.' },
    PASSPHRASE: { description: 'With BACKUP_PASSPHRASE.' },
    RECIPIENT: { description: 'For BACKUP_RECIPIENT, whose identity is not on this server.' },
  },
})

@ReadableWith('operations:read')
@ObjectType({ description: 'A backup that was made or is wanted, or a drill.' })
class BackupRun {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => BackupKindEnum, { description: 'What was done.' })
  kind!: BackupKind

  @Field(() => BackupStateEnum, { description: 'How far it is.' })
  state!: BackupState

  @Field(() => String, { nullable: true, description: 'Who asked for it; null when it was the schedule.' })
  askedBy?: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it began.' })
  createdAt!: Date

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it ended.' })
  finishedAt?: Date | null

  @Field(() => String, { nullable: true, description: 'The file.' })
  file?: string | null

  @Field(() => Int, { nullable: true, description: 'Size of the file in KB.' })
  kilobytes?: number | null

  @Field(() => Int, { nullable: true, description: 'Rows in it.' })
  rows?: number | null

  @Field(() => String, { nullable: true, description: 'What a drill found, or why it failed.' })
  message?: string | null
}

@ReadableWith('operations:read')
@ObjectType({ description: 'A backup in the folder of this server.' })
export class BackupFile {
  @Field(() => ID, { description: 'Its name; GET /api/admin/backups/{name} downloads it.' })
  name!: string

  @Field(() => Int, { description: 'Its size in KB.' })
  kilobytes!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it was finished.' })
  finishedAt!: Date
}

@ReadableWith('operations:read')
@ObjectType({ description: 'The backups of this hotel, and whether they are as they should be.' })
export class BackupStatus {
  @Field(() => String, {
    nullable: true,
    description: 'When one is made each day, in hotel time; null: never by itself.',
  })
  dailyAt!: string | null

  @Field(() => String, { description: 'Where they are kept.' })
  folder!: string

  @Field(() => Int, { description: 'How many are kept.' })
  keep!: number

  @Field(() => EncryptionEnum, { description: 'How they are encrypted.' })
  encryption!: Encryption

  @Field(() => BackupRun, { nullable: true, description: 'The last one that succeeded.' })
  last!: BackupRun | null

  @Field(() => BackupRun, { nullable: true, description: 'One that failed since then.' })
  failure!: BackupRun | null

  @Field(() => BackupRun, { nullable: true, description: 'The last drill that has ended.' })
  drill!: BackupRun | null

  @Field(() => BackupRun, { nullable: true, description: 'What is under way or about to begin.' })
  running!: BackupRun | null

  @Field(() => Boolean, { description: 'Whether one is made each day, and the last is older than 26 hours.' })
  overdue!: boolean

  @Field(() => String, { nullable: true, description: 'What is wrong with the folder.' })
  problem!: string | null

  @Field(() => [BackupFile], { description: 'The files, the newest first.' })
  files!: BackupFile[]
}
