import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import { LanguageField } from '../../platform/schema/locale.ts'
import { GraphQLDate } from '../../platform/schema/scalars.ts'

@ObjectType({ description: 'A standing offer of the hotel.' })
export class Offer {
  @Field(() => ID, { description: 'Stable id, the same in every language.' })
  id!: string

  @Field(() => String, { description: 'For whom it is.' })
  title!: string

  @Field(() => String, { description: 'What it is worth, such as 10% off.' })
  figure!: string

  @Field(() => String, { description: 'What is said of it.', nullable: true })
  text!: string | null

  @Field(() => [String], { description: 'What it brings, or how to get it, point by point.' })
  points!: string[]

  @Field(() => Boolean, { description: 'Whether a guest should look at it first.' })
  isHighlighted!: boolean

  @LanguageField()
  language!: Locale
}

@ObjectType({ description: 'What a guest said.' })
export class Review {
  @Field(() => ID, { description: 'Stable id, the same in every language.' })
  id!: string

  @Field(() => String, { description: 'Who said it.' })
  author!: string

  @Field(() => String, { description: 'Where the guest came from.' })
  origin!: string

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number

  @Field(() => String, { description: 'What was said.' })
  text!: string

  @Field(() => GraphQLDate, { description: 'When it was written; null where the hotel does not say.', nullable: true })
  writtenOn!: string | null

  @Field(() => String, { description: 'Where it can be read as the guest wrote it.', nullable: true })
  url!: string | null

  @Field(() => String, { description: 'What the hotel answered.', nullable: true })
  reply!: string | null

  @LanguageField()
  language!: Locale
}

@ObjectType({ description: 'Guests’ marks for one side of the stay.' })
class RecognitionScore {
  @Field(() => String, { description: 'What is marked, such as Cleanliness.' })
  label!: string

  @Field(() => Float, { description: 'Out of 5.' })
  value!: number
}

@ObjectType({ description: 'How guests rate the hotel on a travel-review site.' })
export class Recognition {
  @Field(() => Float, { description: 'Average, out of 5.' })
  rating!: number

  @Field(() => Int, { description: 'Number of reviews behind it.' })
  reviewCount!: number

  @Field(() => Int, { description: 'Place among the motels of the town.' })
  rank!: number

  @Field(() => Int, { description: 'Number of motels that are ranked.' })
  rankOf!: number

  @Field(() => String, { description: 'Name of the award.' })
  award!: string

  @Field(() => [RecognitionScore], { description: 'Marks for single sides of the stay.' })
  scores!: RecognitionScore[]

  @Field(() => GraphQLDate, { description: 'When staff last read these figures there.', nullable: true })
  asOf!: string | null

  @Field(() => String, { description: 'The hotel’s page on that site.' })
  sourceUrl!: string
}
