import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql'
import { keyEnds, longestOverlap } from '#graphql/inputs/api-key.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

export const KeyEndEnum = enumFrom(keyEnds)
registerEnumType(KeyEndEnum, {
  name: 'ApiKeyEnd',
  description: 'What ended an API key for good.',
  valuesConfig: {
    REVOKED: { description: 'Somebody revoked it.' },
    OWNER_REMOVED: { description: 'Its owner’s account was removed.' },
  },
})

@InputType({ description: 'A new secret for an API key.' })
export class RotateApiKeyInput {
  @Field(() => ID, { description: 'The key.' })
  id!: string

  @Field(() => Int, {
    description: `Hours for which the secret used until now goes on working, 0 to ${longestOverlap}.`,
    defaultValue: 24,
  })
  overlapHours!: number

  @Field(() => GraphQLDateTimeISO, {
    description: 'When the key expires from now on; null for never. Stays as it is when left out.',
    nullable: true,
  })
  expiresAt?: Date | null
}
