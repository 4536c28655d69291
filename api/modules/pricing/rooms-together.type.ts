import { Field, Int, ObjectType } from 'type-graphql'
import { PricedParts, StayPart } from './stay-parts.type.ts'

@ObjectType({
  description:
    'One of several rooms for a party, with the part of the party that sleeps in it. Extras that are not charged by person are taken once, in the first room.',
})
class RoomOfParty extends StayPart {
  @Field(() => Int, { description: 'Guests in this room, children too.' })
  guests!: number

  @Field(() => Int, { description: 'How many of them are children; at least one guest is an adult.' })
  children!: number

  @Field(() => Boolean, { description: 'Whether this is the accessible room that the party needs.' })
  accessible!: boolean
}

@ObjectType({ description: 'Several rooms for the same nights that can be booked together, and what they cost.' })
export class RoomsTogether extends PricedParts {
  @Field(() => [RoomOfParty], { description: 'Two rooms or more, the one with most guests first.' })
  rooms!: RoomOfParty[]
}
