import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { RestoreContentRevisionInput } from './content-entry.inputs.ts'
import { ContentEntry } from './content-entry.type.ts'
import type { ContentRevision as RevisionRecord } from './content-revision.entity.ts'
import { ContentRevision } from './content-revision.type.ts'
import { wordsOf } from './entry-details.ts'
import { listContentRevisions, restoreContentRevision } from './publish-content.service.ts'

@Resolver(() => ContentRevision)
export class ContentRevisionResolver {
  @Authorized('content:read')
  @Query(() => [ContentRevision], { description: 'What a record said before, the newest first, at most 50.' })
  contentRevisions(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the record.' }) id: string) {
    return listContentRevisions(ctx, id)
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, { description: 'Brings a revision back as the draft.' })
  restoreContentRevision(
    @Ctx() ctx: Context,
    @Arg('input', () => RestoreContentRevisionInput, { description: 'Which.' }) input: RestoreContentRevisionInput,
  ) {
    return restoreContentRevision(ctx, input)
  }

  @FieldResolver()
  data(@Root() { document }: RevisionRecord) {
    return document.data
  }

  @FieldResolver()
  words(@Ctx() ctx: Context, @Root() { entry, document }: RevisionRecord) {
    return wordsOf(entry.kind, document, ctx.facts.languages)
  }
}
