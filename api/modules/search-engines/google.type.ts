import { ArgsType, Field, Float, InputType, ObjectType, registerEnumType } from 'type-graphql'
import type { GoogleSitePermission } from '../../integrations/google/port.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'

const googleMethods = ['account', 'service-account'] as const
type GoogleMethod = (typeof googleMethods)[number]

const GoogleMethodEnum = enumFrom(googleMethods)
registerEnumType(GoogleMethodEnum, {
  name: 'GoogleMethod',
  description: 'How this server signs in at Google.',
  valuesConfig: {
    ACCOUNT: { description: 'A person consented in the browser.' },
    SERVICE_ACCOUNT: { description: 'A service account whose key is in the settings.' },
  },
})

const googleRoutes = ['sitemap', 'indexing'] as const

const GoogleRouteEnum = enumFrom(googleRoutes)
registerEnumType(GoogleRouteEnum, {
  name: 'GoogleRoute',
  description: 'How something was handed to Google.',
  valuesConfig: {
    SITEMAP: { description: 'By submitting the sitemap, the way that is open to every page.' },
    INDEXING: { description: 'By the Indexing API, which Google keeps for job postings and live streams.' },
  },
})

@ReadableWith('seo:read')
@ObjectType({ description: 'The connection to Google Search Console.' })
export class GoogleStatus {
  @ReadableWith('seo:read', 'seo:write')
  @Field(() => Boolean, { description: 'Whether calls can be made.' })
  authenticated!: boolean

  @Field(() => Boolean, { description: 'Whether the settings name a client or a service account.' })
  configured!: boolean

  @Field(() => Boolean, { description: 'Whether it is the sandbox instead of Google.' })
  sandbox!: boolean

  @Field(() => GoogleMethodEnum, { nullable: true, description: 'How; null when not configured.' })
  method!: GoogleMethod | null

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'Since when a person’s consent is held.' })
  connectedAt!: Date | null

  @Field(() => Boolean, {
    description: 'Whether the consent was revoked or has expired, so that somebody must connect again.',
  })
  needsReconnection!: boolean

  @Field(() => Boolean, { description: 'Whether single addresses go to the Indexing API; off by default.' })
  indexingEnabled!: boolean

  @Field(() => String, { nullable: true, description: 'What is missing and how to set it; null when connected.' })
  message!: string | null
}

@ReadableWith('seo:write')
@ObjectType({ description: 'What connecting answers.' })
export class ConnectGooglePayload {
  @Field(() => Boolean, { description: 'Whether it is connected, or can be at `authorizationUrl`.' })
  success!: boolean

  @Field(() => String, { description: 'One sentence.' })
  message!: string

  @Field(() => String, {
    nullable: true,
    description:
      'Where to send the browser for consent, for the next 10 minutes and for this person; null when a service account needs none.',
  })
  authorizationUrl!: string | null

  @Field(() => GoogleStatus, { description: 'The connection after it.' })
  status!: GoogleStatus
}

const GoogleSitePermissionEnum: Record<string, GoogleSitePermission> = {
  SITE_OWNER: 'siteOwner',
  SITE_FULL_USER: 'siteFullUser',
  SITE_RESTRICTED_USER: 'siteRestrictedUser',
  SITE_UNVERIFIED_USER: 'siteUnverifiedUser',
}
registerEnumType(GoogleSitePermissionEnum, {
  name: 'GoogleSitePermission',
  description: 'What an account may do with a property of Search Console.',
  valuesConfig: {
    SITE_OWNER: { description: 'Everything.' },
    SITE_FULL_USER: { description: 'Reads all, and does most things.' },
    SITE_RESTRICTED_USER: { description: 'Reads most.' },
    SITE_UNVERIFIED_USER: {
      description: 'Nothing: the property is not verified, or Google says what this server does not know.',
    },
  },
})

@ReadableWith('seo:read')
@ObjectType({ description: 'A property of Search Console.' })
class GoogleSite {
  @Field(() => String, { description: 'Its address, or sc-domain: and a host.' })
  siteUrl!: string

  @Field(() => GoogleSitePermissionEnum, { description: 'What the account may do there.' })
  permissionLevel!: GoogleSitePermission
}

@ReadableWith('seo:read')
@ObjectType({ description: 'The properties that the account may see.' })
export class GoogleSites {
  @Field(() => Boolean, { description: 'Whether Google answered.' })
  success!: boolean

  @Field(() => String, { nullable: true, description: 'Why not, as a sentence.' })
  message!: string | null

  @Field(() => [GoogleSite], { description: 'The properties; the last known ones when Google did not answer.' })
  sites!: GoogleSite[]

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When Google said so.' })
  asOf!: Date | null
}

@ReadableWith('seo:write')
@ObjectType({ description: 'What handing something to Google answers.' })
export class GoogleSubmission {
  @Field(() => Boolean, { description: 'Whether Google took it.' })
  success!: boolean

  @Field(() => String, { description: 'One sentence: what was done, or why not.' })
  message!: string

  @Field(() => GoogleRouteEnum, { nullable: true, description: 'The way it went; null when nothing was handed over.' })
  route!: (typeof googleRoutes)[number] | null
}

@ReadableWith('seo:read')
@ObjectType({ description: 'A search for which the site was shown.' })
class SearchQueryRow {
  @Field(() => [String], { description: 'The page that was shown most for it, then the query.' })
  keys!: string[]

  @Field(() => Float, { description: 'Clicks on the site.' })
  clicks!: number

  @Field(() => Float, { description: 'How often the site was shown.' })
  impressions!: number

  @Field(() => Float, { description: 'Clicks by impressions, 0 to 1.' })
  ctr!: number

  @Field(() => Float, { description: 'Average place, from 1.' })
  position!: number
}

@ReadableWith('seo:read')
@ObjectType({ description: 'The searches for which the site was shown, by clicks.' })
export class SearchAnalytics {
  @Field(() => Boolean, { description: 'Whether Google answered.' })
  success!: boolean

  @Field(() => String, { nullable: true, description: 'Why not, as a sentence.' })
  message!: string | null

  @Field(() => [SearchQueryRow], { description: 'At most 100; the last known ones when Google did not answer.' })
  rows!: SearchQueryRow[]

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When Google said so.' })
  asOf!: Date | null
}

@InputType({ description: 'An address of this site to hand to Google.' })
export class SubmitUrlInput {
  @Field(() => String, { description: 'A whole address of this site.' })
  url!: string
}

@ArgsType()
export class SearchAnalyticsArgs {
  @Field(() => String, { description: 'A property as `googleSites` spells it.' })
  siteUrl!: string

  @Field(() => GraphQLDate, { description: 'First day, Pacific time.' })
  startDate!: string

  @Field(() => GraphQLDate, { description: 'Last day, not before the first.' })
  endDate!: string
}
