import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'

@ReadableWith()
@ObjectType({ description: 'How somebody likes the desk.' })
export class DeskSettings {
  @Field(() => ID, { description: 'Id of the staff member.' })
  id!: string

  @Field(() => Boolean, { description: 'Whether /admin opens with Today, also for who would begin with SEO & Search.' })
  startsWithToday!: boolean

  @Field(() => Boolean, { description: 'Whether Today comes as a mail at 7 AM hotel time.' })
  morningMail!: boolean

  @Field(() => Boolean, { description: 'Whether mails leave this server at all.' })
  mailsLeave!: boolean
}

@InputType({ description: 'What to change; what is left out stays.' })
export class UpdateDeskSettingsInput {
  @Field(() => Boolean, { nullable: true, description: 'Open /admin with Today.' })
  startsWithToday?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Today as a mail at 7 AM hotel time, from tomorrow on.' })
  morningMail?: boolean | null
}
