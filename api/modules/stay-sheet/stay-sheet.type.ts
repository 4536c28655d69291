import { Field, ObjectType } from 'type-graphql'
import { GraphQLDate, GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { FaqEntry } from '../guide/faq.type.ts'
import { DriveAttraction, Restaurant, WalkingAttraction } from '../guide/outing.type.ts'

@ObjectType({ description: 'When the sun is up on a day, to the minute.' })
export class Daylight {
  @Field(() => GraphQLDate, { description: 'The day.' })
  date!: string

  @Field(() => GraphQLDateTimeISO, { description: 'Sunrise; null where the sun does not rise.', nullable: true })
  sunrise!: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'Sunset; null where the sun does not set.', nullable: true })
  sunset!: Date | null
}

@ObjectType({
  description: 'What a guest keeps of a stay beside its price: as much as one printed sheet has room for.',
})
export class StaySheet {
  @Field(() => GraphQLDateTimeISO, { description: 'When it was put together.' })
  asOf!: Date

  @Field(() => [Daylight], {
    description:
      'Sunrise and sunset at the hotel: of each day from arrival to departure up to 7 nights, of at most 8 days spread evenly over longer stays; none without dates.',
  })
  daylight!: Daylight[]

  @Field(() => [FaqEntry], {
    description:
      'At most 2 of the questions that staff have marked for the sheet and for the months of the stay; none without dates.',
  })
  seasonal!: FaqEntry[]

  @Field(() => [FaqEntry], {
    description: 'At most 4 of the questions that staff have marked for the sheet of every stay.',
  })
  essentials!: FaqEntry[]

  @Field(() => [WalkingAttraction], { description: 'At most 4 sights within walking distance.' })
  walks!: WalkingAttraction[]

  @Field(() => [Restaurant], {
    description: 'At most 5 restaurants; none that is known to be closed on every day of the stay.',
  })
  restaurants!: Restaurant[]

  @Field(() => [DriveAttraction], {
    description: 'At most 4 attractions worth the drive; none that is known to be closed on every day of the stay.',
  })
  drives!: DriveAttraction[]
}
