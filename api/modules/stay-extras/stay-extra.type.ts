import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ExtraKind, ExtraUnit } from '#graphql/inputs/stay-extra.ts'
import type { Locale } from '#graphql/locales.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { Node } from '../../platform/schema/node.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { ExtraKindEnum, ExtraUnitEnum } from '../pricing/stay.type.ts'

@ReadableWith('rooms:read')
@ObjectType({ description: 'The name of an extra in a language.' })
export class StayExtraName {
  @Field(() => LocaleEnum, { description: 'The language.' })
  locale!: Locale

  @Field(() => String, { description: 'The name.' })
  name!: string
}

@ObjectType({ description: 'What a stay can have beside its nights, for money or for nothing.', implements: Node })
export class StayExtra {
  @Field(() => ID, { description: 'Stable id; a restored extra has the one it had.' })
  id!: string

  @Field(() => String, { description: 'Short name in addresses, such as late-check-out; it never changes.' })
  slug!: string

  @Field(() => ExtraKindEnum, { description: 'What it is.' })
  kind!: ExtraKind

  @ReadableWith('rooms:read')
  @Field(() => String, { description: 'Staff’s own name in English; null for the usual one.', nullable: true })
  ownName!: string | null

  @Field(() => ExtraUnitEnum, { description: 'For what its price is asked once.' })
  unit!: ExtraUnit

  @Field(() => Int, {
    description:
      'Cents for one unit, before tax; 0 when it is free. That of a pet and of a late check-out is the hotel’s fact; null while nobody has said it, and then it is not offered.',
    nullable: true,
  })
  price!: number | null

  @Field(() => Int, { description: 'How many, or hours, a stay can have; by person it is always all of them.' })
  maximum!: number

  @Field(() => Boolean, { description: 'Whether sales tax and bed tax are laid on it.' })
  taxed!: boolean

  @Field(() => Int, {
    description:
      'Of an extra person: guests for whom the price of the room is enough. Null for what guests choose themselves.',
    nullable: true,
  })
  includedGuests!: number | null

  @Field(() => Boolean, { description: 'Whether children count where it is charged by person.' })
  countsChildren!: boolean

  @ReadableWith('rooms:read')
  @Field(() => Int, { description: 'Place in the list, from 0.' })
  displayOrder!: number

  @ReadableWith('rooms:read')
  @Field(() => Boolean, { description: 'Whether it is offered.' })
  active!: boolean

  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number

  @ReadableWith('rooms:read')
  @Field(() => GraphQLDateTimeISO, { description: 'When it was deleted; it can be restored.', nullable: true })
  deletedAt!: Date | null

  @ReadableWith('rooms:read', 'rooms:write')
  @Field(() => GraphQLDateTimeISO, { description: 'Last change.' })
  updatedAt!: Date

  @ReadableWith('rooms:read')
  @Field(() => String, { description: 'Name of who changed it last.', nullable: true })
  changedBy!: string | null
}

@ReadableWith('rooms:write')
@ObjectType({ description: 'What was deleted.' })
export class DeletedStayExtra {
  @Field(() => Boolean, { description: 'Always true: a refusal is an error.' })
  success!: boolean

  @Field(() => ID, { description: 'Id of the extra; restoreStayExtra brings it back.' })
  id!: string
}

@InputType({ description: 'The name of an extra in a language other than English.' })
class StayExtraNameInput {
  @Field(() => LocaleEnum, { description: 'The language.' })
  locale!: Locale

  @Field(() => String, { description: '1 to 60 characters.' })
  name!: string
}

/** What a new extra may have and a change of one may touch. */
@InputType()
abstract class StayExtraFields {
  @Field(() => String, {
    description: 'Name in English, 1 to 60 characters; null for the usual one, which OTHER has not.',
    nullable: true,
  })
  name?: string | null

  @Field(() => [StayExtraNameInput], {
    description: 'Names in other languages, all of them; the usual one, or the English one, stands in.',
    nullable: true,
  })
  translations?: StayExtraNameInput[] | null

  @Field(() => Int, {
    description:
      'Cents for one unit, 0 to 100,000; null for PET and LATE_CHECK_OUT, whose price is a fact of the hotel.',
    nullable: true,
  })
  price?: number | null

  @Field(() => Int, { description: 'How many, or hours, a stay can have, 1 to 9; 1 when missing.', nullable: true })
  maximum?: number | null

  @Field(() => Int, {
    description: 'Guests for whom the price of the room is enough, 2 to 11; of EXTRA_PERSON only.',
    nullable: true,
  })
  includedGuests?: number | null

  @Field(() => Boolean, {
    description: 'Whether children count where it is charged by person; true when missing.',
    nullable: true,
  })
  countsChildren?: boolean | null

  @Field(() => Int, { description: 'Place in the list, 0 to 999; 0 when missing.', nullable: true })
  displayOrder?: number | null

  @Field(() => Boolean, { description: 'Whether it is offered; true when missing.', nullable: true })
  active?: boolean | null
}

const taxed =
  'Whether sales tax and bed tax are laid on it. Florida counts what goes with the use of the room, such as pets and extra beds, and not meals or transport that stand on the bill by themselves (Rule 12A-1.061, F.A.C.).'

@InputType({ description: 'A new extra. All kinds but OTHER are there once.' })
export class CreateStayExtraInput extends StayExtraFields {
  @Field(() => ExtraKindEnum, { description: 'What it is.' })
  kind!: ExtraKind

  @Field(() => ExtraUnitEnum, {
    description: 'For what its price is asked once: NIGHT of PET, HOUR of LATE_CHECK_OUT, by person of EXTRA_PERSON.',
  })
  unit!: ExtraUnit

  @Field(() => Boolean, { description: taxed })
  taxed!: boolean
}

@InputType({ description: 'A change of an extra. Fields that are left out stay as they are.' })
export class UpdateStayExtraInput extends StayExtraFields {
  @Field(() => ID, { description: 'The extra.' })
  id!: string

  @Field(() => Int, {
    description: 'The version that was read; CONFLICT when somebody changed it since.',
    nullable: true,
  })
  version?: number | null

  @Field(() => ExtraUnitEnum, { description: 'For what its price is asked once.', nullable: true })
  unit?: ExtraUnit | null

  @Field(() => Boolean, { description: taxed, nullable: true })
  taxed?: boolean | null
}
