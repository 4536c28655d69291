import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import type { Context } from '../../platform/context.ts'
import * as arrange from './arrange-content.service.ts'
import * as inputs from './content-entry.inputs.ts'
import * as service from './content-entry.service.ts'
import type { ContentEntry as EntryRecord } from './content-entry.entity.ts'
import { ContentEntry, ContentKindEnum } from './content-entry.type.ts'
import { contentOverview, isUnverified } from './content-overview.service.ts'
import { ContentKindSummary } from './content-overview.type.ts'
import * as details from './entry-details.ts'
import * as publish from './publish-content.service.ts'
import * as write from './write-content.service.ts'
import { PayloadMutation } from '../../platform/schema/payload.ts'

const EntryId = () => Arg('id', () => ID, { description: 'Id of the record.' })

@Resolver(() => ContentEntry)
export class ContentEntryResolver {
  @Authorized('content:read')
  @Query(() => [ContentEntry], { description: 'The records of a kind in the hotel’s order, at most 500.' })
  contentEntries(
    @Ctx() ctx: Context,
    @Arg('kind', () => ContentKindEnum, { description: 'Which kind.' }) kind: ContentKind,
    @Arg('archived', () => Boolean, { description: 'Those that were put away instead.', defaultValue: false })
    archived: boolean,
  ) {
    return service.listContent(ctx, kind, archived)
  }

  @Authorized('content:read')
  @Query(() => [ContentKindSummary], { description: 'Every kind in numbers, and what is to be done about it.' })
  contentOverview(@Ctx() ctx: Context) {
    return contentOverview(ctx)
  }

  @Authorized('content:read')
  @Query(() => ContentEntry, { nullable: true, description: 'One record; null when there is none.' })
  contentEntry(@Ctx() ctx: Context, @EntryId() id: string) {
    return service.findContent(ctx, id)
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, { description: 'Makes a draft at the end of its kind.' })
  createContent(
    @Ctx() ctx: Context,
    @Arg('input', () => inputs.CreateContentInput, { description: 'The record.' }) input: inputs.CreateContentInput,
  ) {
    return write.createContent(ctx, input)
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, { description: 'Keeps what is given as the draft: guests read on what is published.' })
  saveContent(
    @Ctx() ctx: Context,
    @Arg('input', () => inputs.SaveContentInput, { description: 'What to change.' }) input: inputs.SaveContentInput,
  ) {
    return write.saveContent(ctx, input)
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, { description: 'Makes the draft what guests read, now or at a time.' })
  publishContent(
    @Ctx() ctx: Context,
    @Arg('input', () => inputs.PublishContentInput, { description: 'What, and when.' })
    input: inputs.PublishContentInput,
  ) {
    return publish.publishContent(ctx, input)
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, {
    description:
      'Puts another file in a picture’s place, where guests see it at once; words that are drafts stay drafts.',
  })
  replacePicture(
    @Ctx() ctx: Context,
    @Arg('input', () => inputs.ReplacePictureInput, { description: 'Which, and the file.' })
    input: inputs.ReplacePictureInput,
  ) {
    return publish.replacePicture(ctx, input)
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, { description: 'Takes back the time at which a draft is published: it stays a draft.' })
  unscheduleContent(
    @Ctx() ctx: Context,
    @Arg('input', () => inputs.UnscheduleContentInput, { description: 'Which.' })
    input: inputs.UnscheduleContentInput,
  ) {
    return publish.unscheduleContent(ctx, input)
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, { description: 'Throws the draft away: what guests read stands there again.' })
  discardContentDraft(
    @Ctx() ctx: Context,
    @Arg('input', () => inputs.DiscardContentDraftInput, { description: 'Which.' })
    input: inputs.DiscardContentDraftInput,
  ) {
    return publish.discardContentDraft(ctx, input)
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, {
    description:
      'Puts a record away: guests do not see it, nothing of it is lost, and it takes no change until it is brought back.',
  })
  archiveContent(@Ctx() ctx: Context, @EntryId() id: string) {
    return arrange.archiveContent(ctx, id)
  }

  @Authorized('content:write')
  @Mutation(() => ContentEntry, { description: 'Brings back what was put away.' })
  restoreContent(@Ctx() ctx: Context, @EntryId() id: string) {
    return arrange.restoreContent(ctx, id)
  }

  @Authorized('content:write')
  @PayloadMutation(
    { name: 'contentEntries', type: () => [ContentEntry], description: 'The kind in its new order.' },
    { description: 'Puts a record at another place.' },
  )
  moveContent(
    @Ctx() ctx: Context,
    @Arg('input', () => inputs.MoveContentInput, { description: 'What, and where to.' }) input: inputs.MoveContentInput,
  ) {
    return arrange.moveContent(ctx, input)
  }

  @FieldResolver()
  title(@Root() entry: EntryRecord) {
    return details.titleOf(entry.kind, service.documentOf(entry)) || entry.key
  }

  @FieldResolver()
  state(@Root() entry: EntryRecord) {
    return details.stateOf(entry)
  }

  @FieldResolver()
  isUnverified(@Ctx() ctx: Context, @Root() entry: EntryRecord) {
    return isUnverified(entry, ctx.now())
  }

  @FieldResolver()
  data(@Root() entry: EntryRecord) {
    return service.documentOf(entry).data
  }

  @FieldResolver()
  words(@Ctx() ctx: Context, @Root() entry: EntryRecord) {
    return details.wordsOf(entry.kind, service.documentOf(entry), ctx.facts.languages)
  }
}
