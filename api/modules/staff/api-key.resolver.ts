import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import type { ApiKey } from './api-key.entity.ts'
import * as rotation from './api-key-rotation.service.ts'
import { RotateApiKeyInput } from './api-key.type.ts'
import { scopesInForce } from './key-holder.ts'
import { PermissionEnum } from './permission.type.ts'
import { ApiKeyRecord, CreateApiKeyPayload, Staff } from './staff.type.ts'
import { staffUserLoader } from './staff-user.loader.ts'

@Resolver(() => ApiKeyRecord)
export class ApiKeyResolver {
  @Authorized('keys:manage')
  @Mutation(() => CreateApiKeyPayload, {
    description:
      'Gives an API key a new secret, shown this once. The one used until now works on for the overlap; one that a rotation before had left working ends at once. CONFLICT for a key that is revoked or has expired.',
  })
  rotateApiKey(
    @Ctx() ctx: Context,
    @Arg('input', () => RotateApiKeyInput, { description: 'The key and the overlap.' }) input: RotateApiKeyInput,
  ) {
    return rotation.rotateApiKey(ctx, input)
  }

  @Authorized('keys:manage')
  @Mutation(() => ApiKeyRecord, {
    description:
      'Makes the caller the owner of an API key, so that it follows the caller’s account. CONFLICT for a revoked key.',
  })
  takeOverApiKey(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'The key to take over.' }) id: string) {
    return rotation.takeOverApiKey(ctx, id)
  }

  @FieldResolver(() => Staff, {
    nullable: true,
    description: 'Whose role bounds the key and with whose account it ends; null when that account is gone.',
  })
  owner(@Ctx() ctx: Context, @Root() key: ApiKey) {
    return key.createdBy && staffUserLoader(ctx).load(key.createdBy.id)
  }

  @FieldResolver(() => [PermissionEnum], {
    description: 'The scopes that the owner’s role still has: those that work.',
  })
  async scopesInForce(@Ctx() ctx: Context, @Root() key: ApiKey) {
    const owner = key.createdBy && (await staffUserLoader(ctx).load(key.createdBy.id))
    return scopesInForce(key.scopes, owner?.role)
  }
}
