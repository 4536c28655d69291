import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { circuitStates, type CircuitName } from '#graphql/inputs/operations.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const CircuitStateEnum = enumFrom(circuitStates)
registerEnumType(CircuitStateEnum, {
  name: 'CircuitState',
  description: 'Whether calls to a service are let through.',
  valuesConfig: {
    CLOSED: { description: 'They are.' },
    HALF_OPEN: { description: 'One is, to see whether the service answers again.' },
    OPEN: { description: 'They are refused at once for a while, after several failures in a row.' },
  },
})

@ReadableWith('operations:read')
@ObjectType({ description: 'An outside service and the last call to it.' })
export class OutsideCall {
  @Field(() => ID, { description: 'The service, such as little-hotelier.' })
  service!: string

  @Field(() => String, { description: 'Its name, for people.' })
  label!: string

  @Field(() => Boolean, { description: 'Whether the settings hold what it needs.' })
  configured!: boolean

  @Field(() => Boolean, { description: 'Whether it is the sandbox.' })
  sandbox!: boolean

  @Field(() => String, { nullable: true, description: 'Which settings are missing; null when none.' })
  missing!: string | null

  @Field(() => CircuitStateEnum, { description: 'Whether calls are let through, in this instance.' })
  circuit!: CircuitName

  @Field(() => String, { nullable: true, description: 'What was asked last; null when nothing was yet.' })
  operation!: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether it succeeded.' })
  ok!: boolean | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When.' })
  calledAt!: Date | null

  @Field(() => Int, { nullable: true, description: 'How long it took, in milliseconds.' })
  milliseconds!: number | null

  @Field(() => Int, { nullable: true, description: 'HTTP status of its last answer, where there was one.' })
  status!: number | null

  @Field(() => String, { nullable: true, description: 'Why it failed, as a sentence without secrets.' })
  message!: string | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it last succeeded.' })
  succeededAt!: Date | null

  @Field(() => Int, { description: 'Failures since then.' })
  failuresInRow!: number
}

@ReadableWith('operations:read')
@ObjectType({ description: 'A queue of jobs.' })
export class JobQueue {
  @ReadableWith('operations:read', 'operations:write')
  @Field(() => ID, { description: 'Its name.' })
  name!: string

  @Field(() => String, { description: 'What its jobs do, in words for people.' })
  label!: string

  @Field(() => String, { nullable: true, description: 'When it runs by itself, as a cron expression in hotel time.' })
  schedule!: string | null

  @Field(() => Int, { description: 'Jobs that wait.' })
  waiting!: number

  @Field(() => Int, { description: 'Jobs that run.' })
  active!: number

  @Field(() => Int, { description: 'Jobs that failed for good and can be tried again.' })
  failed!: number

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When a job last ended well.' })
  lastDoneAt!: Date | null
}

@ReadableWith('operations:read')
@ObjectType({ description: 'A job that failed for good.' })
export class FailedJob {
  @Field(() => ID, { description: 'Its id.' })
  id!: string

  @Field(() => String, { description: 'Its queue.' })
  queue!: string

  @Field(() => String, { description: 'What it was to do, in words for people.' })
  label!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When it was put in the queue.' })
  createdAt!: Date

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it failed last.' })
  failedAt!: Date | null

  @Field(() => Int, { description: 'How often it was tried again.' })
  retries!: number

  @Field(() => String, { description: 'Why, as far as it may be shown.' })
  message!: string
}

@InputType({ description: 'A failed job to try again.' })
export class RetryJobInput {
  @Field(() => String, { description: 'Its queue.' })
  queue!: string

  @Field(() => ID, { description: 'Its id.' })
  id!: string
}

@ArgsType()
export class FailedJobsArgs {
  @Field(() => Int, { description: 'How many to answer, 1 to 100.', defaultValue: 25 })
  first!: number
}
