import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { seoReports, type SeoReport } from '#graphql/inputs/seo.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { GraphQLDateTimeISO, GraphQLDate } from '../../platform/schema/scalars.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'

const SeoReportEnum = enumFrom(seoReports)
registerEnumType(SeoReportEnum, {
  name: 'SeoReport',
  description: 'One of the reports on the site’s place in searches.',
  valuesConfig: {
    OVERVIEW: { description: 'Rank, visitors and the value of the traffic.' },
    KEYWORDS: { description: 'The words for which the site is found, and its place for each.' },
    TRACKING: { description: 'How the places of the tracked words change.' },
    BACKLINKS: { description: 'The pages that link to the site.' },
    COMPETITORS: { description: 'The sites that are found for the same words.' },
  },
})

/** What every report says about where its figures come from. */
@ObjectType({ description: 'Where a report comes from.' })
export class SeoSource {
  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When the figures were fetched; null when there are none. They are kept for at most 30 days.',
  })
  asOf!: Date | null

  @Field(() => Boolean, { description: 'Whether the settings hold a key.' })
  configured!: boolean

  @Field(() => Boolean, { description: 'Whether the figures come from the sandbox.' })
  sandbox!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Why there are no newer figures, as a sentence; null when all is well.',
  })
  problem!: string | null
}

@ReadableWith('seo:read')
@ObjectType({ description: 'The site in organic and paid searches of one country.' })
export class SeoOverview extends SeoSource {
  @Field(() => Int, { description: 'Estimated visits a month from organic results.' })
  organicTraffic!: number

  @Field(() => Int, { description: 'Keywords with an organic result in the first hundred.' })
  organicKeywords!: number

  @Field(() => Float, { description: 'What the organic visits would cost as advertisements, in US dollars.' })
  organicCost!: number

  @Field(() => Int, { description: 'Keywords with an advertisement.' })
  adwordsKeywords!: number

  @Field(() => Int, { description: 'Estimated visits a month from advertisements.' })
  adwordsTraffic!: number

  @Field(() => Float, { description: 'Estimated cost of the advertisements a month, in US dollars.' })
  adwordsCost!: number

  @Field(() => String, {
    nullable: true,
    description: '“No data available” when the domain is not indexed or there is nothing to show.',
  })
  message!: string | null
}

@ReadableWith('seo:read')
@ObjectType({ description: 'A keyword for which the site is found.' })
class SeoKeyword {
  @Field(() => String, { description: 'The words searched for.' })
  keyword!: string

  @Field(() => Int, { description: 'Searches a month, on average over a year.' })
  searchVolume!: number

  @Field(() => Float, { description: 'Cost of a click on an advertisement, in US dollars.' })
  cpc!: number

  @Field(() => Int, { description: 'Place among the organic results, from 1.' })
  position!: number

  @Field(() => Float, { description: 'Share of the site’s organic visits that it brings, in percent.' })
  trafficPercentage!: number
}

@ReadableWith('seo:read')
@ObjectType({ description: 'The keywords that bring the most visits.' })
export class SeoKeywords extends SeoSource {
  @Field(() => [SeoKeyword], { description: 'At most 50, those with the most visits first.' })
  keywords!: SeoKeyword[]
}

@ReadableWith('seo:read')
@ObjectType({ description: 'Links of other sites to this one.' })
export class SeoBacklinks extends SeoSource {
  @Field(() => Int, { description: 'Links in all.' })
  totalBacklinks!: number

  @Field(() => Int, { description: 'Domains that link.' })
  domainsNum!: number

  @Field(() => Int, { description: 'Pages that link.' })
  urlsNum!: number

  @Field(() => Int, { description: 'Links that pass reputation.' })
  followsNum!: number

  @Field(() => Int, { description: 'Links that pass none.' })
  nofollowsNum!: number
}

@ReadableWith('seo:read')
@ObjectType({ description: 'A site found for the same keywords.' })
class SeoCompetitor {
  @Field(() => String, { description: 'Its domain.' })
  domain!: string

  @Field(() => Int, { description: 'Keywords for which both are found.' })
  commonKeywords!: number

  @Field(() => Int, { description: 'Its estimated organic visits a month.' })
  organicTraffic!: number

  @Field(() => Float, { description: 'What these would cost as advertisements, in US dollars.' })
  organicCost!: number
}

@ReadableWith('seo:read')
@ObjectType({ description: 'The sites that compete most for the same keywords.' })
export class SeoCompetitors extends SeoSource {
  @Field(() => [SeoCompetitor], { description: 'At most 10, the closest first.' })
  competitors!: SeoCompetitor[]
}

@ReadableWith('seo:read')
@ObjectType({ description: 'The place of the site for a keyword on one day.' })
class KeywordPosition {
  @Field(() => GraphQLDate, { description: 'The day, in hotel time.' })
  date!: string

  @Field(() => Int, {
    nullable: true,
    description: 'Place among the organic results; null when not among the first hundred.',
  })
  position!: number | null
}

@ReadableWith('seo:read')
@ObjectType({ description: 'A keyword whose place is noted every day.' })
export class TrackedKeyword {
  @ReadableWith('seo:read', 'seo:write')
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @ReadableWith('seo:read', 'seo:write')
  @Field(() => String, { description: 'The words, in lower case.' })
  keyword!: string

  @Field(() => Int, { nullable: true, description: 'Last place noted; null when not ranking or not noted yet.' })
  position!: number | null

  @Field(() => [KeywordPosition], { description: 'The last 30 days, the oldest first.' })
  history!: KeywordPosition[]
}

@ReadableWith('seo:read')
@ObjectType({ description: 'The keywords whose place is noted every day.' })
export class TrackedKeywords extends SeoSource {
  @Field(() => [TrackedKeyword], { description: 'At most 20, by keyword.' })
  keywords!: TrackedKeyword[]
}

@ReadableWith('seo:read')
@ObjectType({ description: 'What is left of the units that reports cost.' })
export class SeoApiUnits extends SeoSource {
  @Field(() => Int, { nullable: true, description: 'Units left; null when they are not known.' })
  units!: number | null

  @Field(() => Int, { description: 'Units that this site may spend in a day.' })
  dailyBudget!: number

  @Field(() => Int, { description: 'Units that it has spent today, hotel time.' })
  spentToday!: number
}

@ReadableWith('seo:write')
@ObjectType({ description: 'What a refresh answers.' })
export class SeoRefresh {
  @Field(() => Boolean, { description: 'Whether the report is new now.' })
  success!: boolean

  @Field(() => String, { description: 'One sentence: done, or why not.' })
  message!: string
}

@InputType({ description: 'Which report to fetch anew.' })
export class RefreshSeoInput {
  @Field(() => SeoReportEnum, { description: 'The report.' })
  report!: SeoReport
}

@InputType({ description: 'A keyword to note the place of.' })
export class TrackKeywordInput {
  @Field(() => String, { description: '2 to 80 characters; kept in lower case.' })
  keyword!: string
}
