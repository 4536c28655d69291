import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { LocaleArg } from '../../platform/schema/locale.ts'
import { ContentWords } from './content-entry.type.ts'
import { ChangedSentence, ContentFact, ContentHint } from './content-fact.type.ts'
import { listFacts, sentencesThatChange } from './content-facts.service.ts'
import { typedFacts } from './facts-in-texts.ts'
import { GraphQLJSONObject } from '../../platform/schema/scalars.ts'

@Resolver(() => ContentWords)
export class ContentWordsResolver {
  @Authorized('content:read')
  @Query(() => [ContentFact], { description: 'The facts that a text can name in braces.' })
  contentFacts(@Ctx() ctx: Context, @LocaleArg() locale: Locale) {
    return listFacts(ctx, locale)
  }

  @Authorized('content:read')
  @Query(() => [ChangedSentence], {
    description: 'The sentences that would change with other facts, English first, at most 200.',
  })
  sentencesThatChange(
    @Ctx() ctx: Context,
    @Arg('facts', () => GraphQLJSONObject, { description: 'All facts, as `data` of the record of facts has them.' })
    facts: object,
  ) {
    return sentencesThatChange(ctx, facts)
  }

  @FieldResolver(() => [ContentHint], { description: 'Facts that were typed into its sentences.' })
  hints(@Ctx() ctx: Context, @Root() { texts, locale }: ContentWords) {
    return texts ? typedFacts(texts, ctx.facts, locale) : []
  }
}
