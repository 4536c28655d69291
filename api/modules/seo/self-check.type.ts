import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const checkStates = ['passed', 'failed', 'unknown'] as const
type CheckState = (typeof checkStates)[number]

const CheckStateEnum = enumFrom(checkStates)
registerEnumType(CheckStateEnum, {
  name: 'CheckState',
  description: 'Result of a check.',
  valuesConfig: {
    PASSED: { description: 'It is as it should be.' },
    FAILED: { description: 'It is not; the detail says what.' },
    UNKNOWN: { description: 'It was not checked yet, or cannot be: the detail says why.' },
  },
})

@ReadableWith('seo:read')
@ObjectType({ description: 'One thing that search engines rely on, looked up on the site itself.' })
export class SeoCheck {
  @Field(() => String, { description: 'What was checked, such as “hreflang”.' })
  name!: string

  @Field(() => CheckStateEnum, { description: 'Result.' })
  state!: CheckState

  @Field(() => String, { description: 'One sentence on what was found.' })
  detail!: string
}

@ReadableWith('seo:read')
@ObjectType({ description: 'A badge of the SEO status card.' })
export class SeoBadge extends SeoCheck {
  @Field(() => [SeoCheck], { description: 'The checks behind it.' })
  checks!: SeoCheck[]
}

@ReadableWith('seo:read')
@ObjectType({ description: 'The state of the site for search engines.' })
export class SeoSelfCheck {
  @ReadableWith('seo:read', 'seo:write')
  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was looked up; null for never.' })
  checkedAt!: Date | null

  @Field(() => [SeoBadge], { description: 'The four badges, in the order of the card.' })
  badges!: SeoBadge[]
}
