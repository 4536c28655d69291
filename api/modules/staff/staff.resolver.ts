import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import * as accounts from './accounts.service.ts'
import * as keys from './api-key.service.ts'
import * as service from './staff.service.ts'
import { asViewer } from '../../platform/viewer.ts'
import {
  AcceptInvitationInput,
  ApiKeyRecord,
  ChangePasswordInput,
  CreateApiKeyInput,
  CreateApiKeyPayload,
  InvitationPayload,
  InviteStaffInput,
  PasswordInput,
  SecondStepInput,
  SignInInput,
  SignInPayload,
  Staff,
  TwoFactorSetup,
  UpdateStaffInput,
  Viewer,
} from './staff.type.ts'
import { PayloadMutation } from '../../platform/schema/payload.ts'

@Resolver()
export class StaffResolver {
  @Query(() => Viewer, { nullable: true, description: 'Who asks; null for a stranger.' })
  viewer(@Ctx() ctx: Context) {
    return ctx.viewer
  }

  @Mutation(() => SignInPayload, {
    description:
      'Starts a session in an httpOnly cookie. After five wrong guesses each further one has to wait longer.',
  })
  signIn(
    @Ctx() ctx: Context,
    @Arg('input', () => SignInInput, { description: 'Address and password.' }) input: SignInInput,
  ) {
    return service.signIn(ctx, input)
  }

  @Mutation(() => SignInPayload, { description: 'Completes a sign-in that asked for a second step.' })
  verifySecondStep(
    @Ctx() ctx: Context,
    @Arg('input', () => SecondStepInput, { description: 'The code.' }) input: SecondStepInput,
  ) {
    return service.verifySecondStep(ctx, input)
  }

  @PayloadMutation(
    { name: 'success', type: () => Boolean, description: 'True also when there was no session.' },
    { description: 'Ends the session.' },
  )
  signOut(@Ctx() ctx: Context) {
    return service.signOut(ctx)
  }

  @Authorized()
  @PayloadMutation(
    { name: 'success', type: () => Boolean, description: 'True: what fails is an error.' },
    { description: 'Changes one’s own password and ends all other sessions of the account.' },
  )
  changePassword(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangePasswordInput, { description: 'Old and new password.' }) input: ChangePasswordInput,
  ) {
    return service.changePassword(ctx, input)
  }

  @Authorized()
  @Mutation(() => TwoFactorSetup, {
    description: 'Proposes a second factor; confirmTwoFactor turns it on. CONFLICT while one is on.',
  })
  startTwoFactor(
    @Ctx() ctx: Context,
    @Arg('input', () => PasswordInput, { description: 'The current password.' }) input: PasswordInput,
  ) {
    return service.startTwoFactor(ctx, input)
  }

  @Authorized()
  @PayloadMutation(
    { name: 'success', type: () => Boolean, description: 'True: what fails is an error.' },
    {
      description: 'Turns the proposed second factor on by a code made from it, and ends the person’s other sessions.',
    },
  )
  confirmTwoFactor(
    @Ctx() ctx: Context,
    @Arg('input', () => SecondStepInput, { description: 'The code.' }) input: SecondStepInput,
  ) {
    return service.confirmTwoFactor(ctx, input)
  }

  @Authorized()
  @PayloadMutation(
    { name: 'success', type: () => Boolean, description: 'True: what fails is an error.' },
    { description: 'Turns the second factor off.' },
  )
  stopTwoFactor(
    @Ctx() ctx: Context,
    @Arg('input', () => PasswordInput, { description: 'The current password.' }) input: PasswordInput,
  ) {
    return service.stopTwoFactor(ctx, input)
  }

  @Mutation(() => Viewer, {
    description: 'Sets the first password of an invited person, who then can sign in; the link is used up by it.',
  })
  acceptInvitation(
    @Ctx() ctx: Context,
    @Arg('input', () => AcceptInvitationInput, { description: 'Token and password.' }) input: AcceptInvitationInput,
  ) {
    return accounts.acceptInvitation(ctx, input).then((staff) => asViewer(staff))
  }

  @Authorized('staff:read')
  @Query(() => [Staff], { description: 'All staff accounts by name.' })
  staff(@Ctx() ctx: Context) {
    return accounts.listStaff(ctx)
  }

  @Authorized('staff:manage')
  @Mutation(() => InvitationPayload, {
    description: 'Makes an account and the link with which its owner sets a password.',
  })
  inviteStaff(
    @Ctx() ctx: Context,
    @Arg('input', () => InviteStaffInput, { description: 'The person.' }) input: InviteStaffInput,
  ) {
    return accounts.inviteStaff(ctx, input)
  }

  @Authorized('staff:manage')
  @Mutation(() => Staff, { description: 'Changes the role of an account. CONFLICT for the last owner.' })
  updateStaff(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateStaffInput, { description: 'Account and role.' }) input: UpdateStaffInput,
  ) {
    return accounts.updateStaff(ctx, input)
  }

  @Authorized('staff:manage')
  @PayloadMutation(
    { name: 'removedStaffId', type: () => ID, description: 'The account that was removed.' },
    {
      description: 'Removes an account with its sessions and API keys. Not one’s own, not the last owner.',
    },
  )
  removeStaff(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The account to remove.' }) id: string) {
    return accounts.removeStaff(ctx, id)
  }

  @Authorized('keys:manage')
  @Query(() => [ApiKeyRecord], { description: 'API keys, the newest first, at most 200.' })
  apiKeys(@Ctx() ctx: Context) {
    return keys.listApiKeys(ctx)
  }

  @Authorized('keys:manage')
  @Mutation(() => CreateApiKeyPayload, {
    description:
      'Makes an API key with scopes that the caller holds. It follows the caller’s role and ends with the account.',
  })
  createApiKey(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateApiKeyInput, { description: 'Name and scopes.' }) input: CreateApiKeyInput,
  ) {
    return keys.createApiKey(ctx, input)
  }

  @Authorized('keys:manage')
  @Mutation(() => ApiKeyRecord, { description: 'Revokes an API key at once and for good.' })
  revokeApiKey(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The key to revoke.' }) id: string) {
    return keys.revokeApiKey(ctx, id)
  }
}
