import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/context.ts'
import { Staff } from '../staff/staff.type.ts'
import {
  ChangeBlogStatusInput,
  CreateBlogEntryInput,
  RestoreBlogRevisionInput,
  UpdateBlogEntryInput,
} from './blog-entry.inputs.ts'
import { findEntry, listEntries, type EntryRecord } from './blog-entry.service.ts'
import {
  BlogEntriesArgs,
  BlogEntry,
  BlogEntryConnection,
  BlogEntryTranslation,
  BlogPreviewLink,
  BlogRevision,
} from './blog-entry.type.ts'
import { changeStatus } from './blog-status.service.ts'
import { createPreview } from './preview.service.ts'
import { restoreRevision } from './revision.service.ts'
import { createEntry, updateEntry } from './write-entry.service.ts'
import { blogEntryDetailsLoader } from './blog-entry.loader.ts'
import { staffUserLoader } from '../staff/staff-user.loader.ts'

@Resolver(() => BlogEntry)
export class BlogEntryResolver {
  @Authorized('blog:read')
  @Query(() => BlogEntryConnection, { description: 'Blog posts in every state.' })
  blogEntries(@Ctx() ctx: Context, @Args(() => BlogEntriesArgs) args: BlogEntriesArgs) {
    return listEntries(ctx, args)
  }

  @Authorized('blog:read')
  @Query(() => BlogEntry, { nullable: true, description: 'One blog post in any state; null when there is none.' })
  blogEntry(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the post.' }) id: string) {
    return findEntry(ctx, id)
  }

  @Authorized('blog:write')
  @Mutation(() => BlogEntry, { description: 'Begins a post, or a translation of one.' })
  createBlogEntry(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateBlogEntryInput, { description: 'The draft.' }) input: CreateBlogEntryInput,
  ) {
    return createEntry(ctx, input)
  }

  @Authorized('blog:write')
  @Mutation(() => BlogEntry, { description: 'Saves a post; one that guests can read must stay complete.' })
  updateBlogEntry(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateBlogEntryInput, { description: 'What to change.' }) input: UpdateBlogEntryInput,
  ) {
    return updateEntry(ctx, input)
  }

  @Authorized('blog:write')
  @Mutation(() => BlogEntry, {
    description: 'Moves a post to another state. BAD_USER_INPUT names what it lacks for readers.',
  })
  changeBlogStatus(
    @Ctx() ctx: Context,
    @Arg('input', () => ChangeBlogStatusInput, { description: 'The new state.' }) input: ChangeBlogStatusInput,
  ) {
    return changeStatus(ctx, input)
  }

  @Authorized('blog:write')
  @Mutation(() => BlogEntry, { description: 'Makes a revision the present text; the text before is kept too.' })
  restoreBlogRevision(
    @Ctx() ctx: Context,
    @Arg('input', () => RestoreBlogRevisionInput, { description: 'Which one.' }) input: RestoreBlogRevisionInput,
  ) {
    return restoreRevision(ctx, input)
  }

  @Authorized('blog:write')
  @Mutation(() => BlogPreviewLink, { description: 'A link that shows a post to anybody who holds it, for two weeks.' })
  createBlogPreview(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Id of the post.' }) id: string) {
    return createPreview(ctx, id)
  }

  @FieldResolver(() => Staff, { nullable: true, description: 'Who changed it last.' })
  updatedBy(@Ctx() ctx: Context, @Root() entry: EntryRecord) {
    return entry.updatedById && staffUserLoader(ctx).load(entry.updatedById)
  }

  @FieldResolver(() => [BlogEntryTranslation], { description: 'The article in its other languages, in any state.' })
  async translations(@Ctx() ctx: Context, @Root() entry: EntryRecord) {
    return (await blogEntryDetailsLoader(ctx).load(entry.id))?.translations ?? []
  }

  @FieldResolver(() => [BlogRevision], { description: 'What was saved before, the newest first, at most 50.' })
  async revisions(@Ctx() ctx: Context, @Root() entry: EntryRecord) {
    return (await blogEntryDetailsLoader(ctx).load(entry.id))?.revisions ?? []
  }

  @FieldResolver(() => [String], { description: 'Addresses that it had before and that lead here.' })
  async formerSlugs(@Ctx() ctx: Context, @Root() entry: EntryRecord) {
    return (await blogEntryDetailsLoader(ctx).load(entry.id))?.formerSlugs ?? []
  }
}
