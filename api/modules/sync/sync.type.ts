import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { nightChangeKinds, syncRunStatuses, syncTriggers } from '#graphql/inputs/sync.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { PageArgs } from '../../platform/schema/page-args.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { Node } from '../../platform/schema/node.ts'

const SyncTriggerEnum = enumFrom(syncTriggers)
registerEnumType(SyncTriggerEnum, {
  name: 'SyncTrigger',
  description: 'What started a run.',
  valuesConfig: {
    SCHEDULE: { description: 'The clock, at 3 AM hotel time.' },
    HAND: { description: 'A staff member or an integrator.' },
  },
})

const SyncRunStatusEnum = enumFrom(syncRunStatuses)
registerEnumType(SyncRunStatusEnum, {
  name: 'SyncRunStatus',
  description: 'How a run ended.',
  valuesConfig: {
    RUNNING: { description: 'It has not ended yet.' },
    SUCCEEDED: { description: 'The nights are as Little Hotelier has them; the message says which it left out.' },
    FAILED: { description: 'Nothing was changed; the message says why.' },
  },
})

const NightChangeKindEnum = enumFrom(nightChangeKinds)
registerEnumType(NightChangeKindEnum, {
  name: 'NightChangeKind',
  description: 'What a run did to a night.',
  valuesConfig: {
    ADDED: { description: 'The night was not known before.' },
    CHANGED: { description: 'Its values are others than before.' },
    REMOVED: { description: 'Little Hotelier no longer offers it.' },
  },
})

@ReadableWith('sync:read')
@ObjectType({ description: 'How the sync with Little Hotelier is doing.' })
export class SyncStatus {
  @Field(() => Boolean, {
    description:
      'Whether the last run succeeded, is less than 26 hours old and was sent every night that it had before.',
  })
  isHealthy!: boolean

  @Field(() => Int, { description: 'Room types that have a room to sell on at least one of the next 90 nights.' })
  roomsWithAvailability!: number

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'End of the last run that succeeded; null for never.',
  })
  lastSync!: Date | null

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The next 3 AM hotel time; null while not configured.',
  })
  nextSync!: Date | null

  @Field(() => Boolean, { description: 'Whether a run is under way now, in any instance.' })
  running!: boolean

  @Field(() => Boolean, { description: 'Whether the settings name the property.' })
  configured!: boolean

  @Field(() => Boolean, { description: 'Whether the rates come from the sandbox instead of Little Hotelier.' })
  sandbox!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'What is missing or what the last run said; null when all is well.',
  })
  message!: string | null

  @Field(() => Int, { description: 'Rate plans that no room type takes its nights from.' })
  unmappedRatePlans!: number
}

@ReadableWith('sync:read')
@ObjectType({ description: 'What the property management system says about a room type on a night.' })
class SyncedNight {
  @Field(() => Int, { description: 'Rooms left to sell.' })
  available!: number

  @Field(() => Int, { description: 'Price of the night in cents, before tax.' })
  rate!: number

  @Field(() => Int, { description: 'Least nights of a stay.' })
  minStay!: number

  @Field(() => Int, { nullable: true, description: 'Most nights of a stay; null for no limit.' })
  maxStay!: number | null

  @Field(() => Boolean, { description: 'Whether it is not sold online.' })
  stopSell!: boolean

  @Field(() => Boolean, { description: 'Whether nobody may arrive on that day.' })
  closedToArrival!: boolean

  @Field(() => Boolean, { description: 'Whether nobody may depart on that day.' })
  closedToDeparture!: boolean
}

@ReadableWith('sync:read')
@ObjectType({ description: 'One night that a run changed.' })
export class NightChange {
  @Field(() => String, { description: 'Name of the room type at that time.' })
  roomType!: string

  @Field(() => ID, { description: 'Id of the room type.' })
  roomTypeId!: string

  @Field(() => GraphQLDate, { description: 'The night.' })
  night!: string

  @Field(() => NightChangeKindEnum, { description: 'What happened.' })
  kind!: (typeof nightChangeKinds)[number]

  @Field(() => SyncedNight, { nullable: true, description: 'Before; null when it was added.' })
  before!: SyncedNight | null

  @Field(() => SyncedNight, { nullable: true, description: 'After; null when it was removed.' })
  after!: SyncedNight | null
}

@ReadableWith('sync:read')
@ObjectType({ description: 'One run of the sync.', implements: Node })
export class SyncRun {
  @ReadableWith('sync:read', 'sync:run')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it ended; null while it runs.' })
  finishedAt!: Date | null

  @Field(() => SyncTriggerEnum, { description: 'What started it.' })
  trigger!: (typeof syncTriggers)[number]

  @Field(() => SyncRunStatusEnum, { description: 'How it ended.' })
  status!: (typeof syncRunStatuses)[number]

  @Field(() => String, { nullable: true, description: 'One sentence about its result; null while it runs.' })
  message!: string | null

  @Field(() => Boolean, { description: 'Whether it read the sandbox.' })
  sandbox!: boolean

  @Field(() => Int, { description: 'Nights that the feed had for mapped room types.' })
  nightsSeen!: number

  @Field(() => Int, { description: 'Nights that were new.' })
  nightsAdded!: number

  @Field(() => Int, { description: 'Nights that changed.' })
  nightsChanged!: number

  @Field(() => Int, { description: 'Nights that are gone.' })
  nightsRemoved!: number
}

export const SyncRunConnection = connectionType('SyncRun', SyncRun)

@ReadableWith('sync:run')
@ObjectType({ description: 'What a run by hand answers.' })
export class SyncResult {
  @Field(() => Boolean, {
    description: 'Whether the nights are now as Little Hotelier has them, but for those that it left out.',
  })
  success!: boolean

  @Field(() => String, { description: 'One sentence: what changed, or why not.' })
  message!: string

  @Field(() => SyncRun, { nullable: true, description: 'The run; null when none was started.' })
  run!: SyncRun | null

  @Field(() => SyncStatus, { description: 'The status after it.' })
  status!: SyncStatus
}

@ReadableWith('sync:read')
@ObjectType({
  description: 'A rate plan that Little Hotelier offers, and the room type that takes its nights from it.',
})
export class RatePlan {
  @ReadableWith('sync:read', 'rooms:write')
  @Field(() => ID, { description: 'Stable id here.' })
  id!: string

  @Field(() => String, { description: 'Its id at Little Hotelier.' })
  externalId!: string

  @Field(() => String, { description: 'Its name at Little Hotelier.' })
  name!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When a run last saw it.' })
  seenAt!: Date

  @Field(() => ID, { nullable: true, description: 'Room type that takes its nights from it; null for none.' })
  roomTypeId!: string | null

  @Field(() => String, { nullable: true, description: 'Name of that room type.' })
  roomTypeName!: string | null
}

@ReadableWith('sync:read')
@ObjectType({ description: 'A room type that a rate plan can be mapped to.' })
export class RatePlanTarget {
  @Field(() => ID, { description: 'Id of the room type.' })
  id!: string

  @Field(() => String, { description: 'Name of the room type.' })
  name!: string
}

@InputType({ description: 'Which room type takes its nights from a rate plan.' })
export class MapRatePlanInput {
  @Field(() => ID, { description: 'The rate plan.' })
  id!: string

  @Field(() => ID, { nullable: true, description: 'The room type; null for none.' })
  roomTypeId!: string | null
}

@ArgsType()
export class SyncRunsArgs extends PageArgs {}

@ArgsType()
export class NightChangesArgs {
  @Field(() => Int, { description: 'How many to answer, 1 to 500.', defaultValue: 100 })
  first!: number
}
