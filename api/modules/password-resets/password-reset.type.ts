import { Field, InputType, ObjectType } from 'type-graphql'
import { Staff } from '../staff/staff.type.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'

@ObjectType({
  description: 'What became of a request for a new password; the same whether the address is known or not.',
})
export class PasswordResetRequest {
  @Field(() => Boolean, {
    description: 'True: if the address belongs to an account, a link is on its way. False: this server sends no mail.',
  })
  mailed!: boolean
}

@ReadableWith('staff:manage')
@ObjectType({ description: 'A link with which a staff member sets a new password.' })
export class PasswordResetLink {
  @Field(() => Staff, { description: 'Whose password it sets.' })
  staff!: Staff

  @Field(() => String, { description: 'Works once, for an hour. Shown this once: pass it on.' })
  link!: string
}

@InputType({ description: 'Who has forgotten the password.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'Sign-in address, at most 254 characters.' })
  email!: string
}

@InputType({ description: 'A new password in place of a forgotten one.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token in the link.' })
  token!: string

  @Field(() => String, { description: 'The new password, 10 to 128 characters that are not easy to guess.' })
  newPassword!: string
}
