import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { Staff } from '../staff/staff.type.ts'
import { BlogRevision } from './blog-entry.type.ts'
import type { RevisionRecord } from './entry-details.ts'
import { contentOfRevision, findRevision } from './revision.service.ts'
import { staffUserLoader } from '../staff/staff-user.loader.ts'

@Resolver(() => BlogRevision)
export class BlogRevisionResolver {
  @Authorized('blog:read')
  @Query(() => BlogRevision, { nullable: true, description: 'One revision of a post; null when there is none.' })
  blogRevision(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the revision.' }) id: string) {
    return findRevision(ctx, id)
  }

  @FieldResolver(() => Staff, { nullable: true, description: 'Who saved it.' })
  savedBy(@Ctx() ctx: Context, @Root() revision: RevisionRecord) {
    return revision.savedById && staffUserLoader(ctx).load(revision.savedById)
  }

  @FieldResolver(() => String, { description: 'Its text, as HTML. Ask for it on a single revision only.' })
  content(@Ctx() ctx: Context, @Root() revision: RevisionRecord) {
    return revision.content ?? contentOfRevision(ctx, revision.id)
  }
}
