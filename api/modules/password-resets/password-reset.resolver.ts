import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import * as service from './password-reset.service.ts'
import {
  PasswordResetLink,
  PasswordResetRequest,
  RequestPasswordResetInput,
  ResetPasswordInput,
} from './password-reset.type.ts'
import { Viewer } from '../staff/staff.type.ts'
import { asViewer } from '../../platform/viewer.ts'

@Resolver()
export class PasswordResetResolver {
  @Mutation(() => PasswordResetRequest, {
    description: 'Mails a link that sets a new password, where the address belongs to an account.',
  })
  requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('input', () => RequestPasswordResetInput, { description: 'The address.' }) input: RequestPasswordResetInput,
  ) {
    return service.requestPasswordReset(ctx, input)
  }

  @Mutation(() => Viewer, {
    description: 'Sets a new password by a link, which is used up by it, and ends every session of the person.',
  })
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ResetPasswordInput, { description: 'Token and password.' }) input: ResetPasswordInput,
  ) {
    return service.resetPassword(ctx, input).then((staff) => asViewer(staff))
  }

  @Authorized('staff:manage')
  @Mutation(() => PasswordResetLink, {
    description: 'Makes a link with which a colleague sets a new password. CONFLICT for one’s own account.',
  })
  createPasswordResetLink(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The account.' }) id: string) {
    return service.createPasswordResetLink(ctx, id)
  }
}
