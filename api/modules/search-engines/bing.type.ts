import { Field, Int, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

@ReadableWith('seo:read')
@ObjectType({ description: 'Addresses that may be handed to Bing, and those that were.' })
export class BingQuota {
  @Field(() => Int, { description: 'Addresses handed over today (UTC) from here.' })
  dailyUsage!: number

  @Field(() => Int, { description: 'Addresses a day: what Bing says is left, and today’s.' })
  dailyQuota!: number

  @Field(() => Int, { description: 'Addresses handed over this month (UTC) from here.' })
  monthlyUsage!: number

  @Field(() => Int, { description: 'Addresses a month: what Bing says is left, and this month’s.' })
  monthlyQuota!: number
}

@ReadableWith('seo:read')
@ObjectType({ description: 'What asking for the quota answers.' })
export class BingQuotaAnswer {
  @Field(() => Boolean, { description: 'Whether Bing answered.' })
  success!: boolean

  @Field(() => String, { nullable: true, description: 'Why not, as a sentence.' })
  message!: string | null

  @Field(() => BingQuota, { nullable: true, description: 'The quota; the last known one when Bing did not answer.' })
  quota!: BingQuota | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When Bing said so.' })
  asOf!: Date | null

  @Field(() => Boolean, { description: 'Whether the settings hold a key.' })
  configured!: boolean

  @Field(() => Boolean, { description: 'Whether it is the sandbox instead of Bing.' })
  sandbox!: boolean
}

@ReadableWith('seo:read')
@ObjectType({ description: 'Whether pages can be handed to Bing.' })
export class BingStatus {
  @Field(() => Boolean, { description: 'Whether the settings hold a key.' })
  configured!: boolean

  @Field(() => Boolean, { description: 'Whether it is the sandbox instead of Bing.' })
  sandbox!: boolean

  @Field(() => String, { nullable: true, description: 'What is missing and how to set it; null when nothing is.' })
  message!: string | null
}

@ReadableWith('seo:read', 'seo:write')
@ObjectType({ description: 'Addresses that were handed over at once.' })
export class UrlSubmission {
  @Field(() => GraphQLDateTimeISO, { description: 'When.' })
  date!: Date

  @Field(() => Int, { description: 'Addresses tried.' })
  urlCount!: number

  @Field(() => Int, { description: 'Addresses taken.' })
  successCount!: number

  @Field(() => Int, { description: 'Addresses that Bing refused.' })
  errorCount!: number

  @Field(() => Boolean, { description: 'Whether they went to the sandbox.' })
  sandbox!: boolean
}

@ReadableWith('seo:write')
@ObjectType({ description: 'What handing addresses over answers.' })
export class UrlSubmissionAnswer {
  @Field(() => Boolean, { description: 'Whether all were taken.' })
  success!: boolean

  @Field(() => String, { description: 'One sentence: what was done, or why not.' })
  message!: string

  @Field(() => UrlSubmission, { nullable: true, description: 'The counts; null when nothing was tried.' })
  submission!: UrlSubmission | null
}

@ReadableWith('seo:read')
@ObjectType({ description: 'IndexNow, by which search engines are told of changed pages without an account.' })
export class IndexNowStatus {
  @Field(() => Boolean, { description: 'Whether the site’s address is one that search engines can reach.' })
  configured!: boolean

  @Field(() => Boolean, { description: 'Whether it is the sandbox.' })
  sandbox!: boolean

  @Field(() => String, { description: 'Where this site proves that the key is its own.' })
  keyLocation!: string

  @Field(() => String, { nullable: true, description: 'What is missing, as a sentence.' })
  message!: string | null

  @Field(() => UrlSubmission, { nullable: true, description: 'The last time.' })
  lastSubmission!: UrlSubmission | null
}
