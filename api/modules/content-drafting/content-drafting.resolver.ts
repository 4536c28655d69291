import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { ContentEntry } from '../content/content-entry.type.ts'
import { DraftContentTranslationInput } from './content-drafting.inputs.ts'
import { draftTranslation } from './draft-translation.service.ts'

@Resolver()
export class ContentDraftingResolver {
  @Authorized('content:write')
  @Query(() => Boolean, { description: 'Whether a language model is connected that can draft translations.' })
  canDraftContent(@Ctx() { model }: Context) {
    return model !== null
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, {
    description:
      'Lets the language model draft a language from the English, in the place of the draft’s words in it. It takes up to a minute, and is not published before a person has read it. UNAVAILABLE when the model gives no draft that can be used.',
  })
  draftContentTranslation(
    @Ctx() ctx: Context,
    @Arg('input', () => DraftContentTranslationInput, { description: 'What, and into which language.' })
    input: DraftContentTranslationInput,
  ) {
    return draftTranslation(ctx, input)
  }
}
