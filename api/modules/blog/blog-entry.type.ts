import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { blogStatuses, type BlogStatus } from '#graphql/inputs/blog.ts'
import type { Locale } from '#graphql/locales.ts'
import { connectionType } from '../../platform/schema/connection.ts'
import { RecordListArgs, RecordOrderEnum, type RecordOrder } from '../../platform/schema/record-list.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'
import { Node } from '../../platform/schema/node.ts'

export const BlogStatusEnum = enumFrom(blogStatuses)
registerEnumType(BlogStatusEnum, {
  name: 'BlogStatus',
  description: 'How far a blog post is.',
  valuesConfig: {
    DRAFT: { description: 'Being written; only the desk and holders of a preview link see it.' },
    SCHEDULED: { description: 'Finished; it appears by itself when its time has come, and is PUBLISHED from then on.' },
    PUBLISHED: { description: 'Guests can read it.' },
    ARCHIVED: { description: 'Taken down, kept.' },
  },
})

@ReadableWith('blog:read')
@ObjectType({ description: 'The same article in another language, as the desk sees it.' })
export class BlogEntryTranslation {
  @Field(() => ID, { description: 'Id of that post.' })
  id!: string

  @Field(() => LocaleEnum, { description: 'Its language.' })
  language!: Locale

  @Field(() => String, { description: 'Its headline.' })
  title!: string

  @Field(() => BlogStatusEnum, { description: 'How far it is.' })
  status!: BlogStatus
}

@ReadableWith('blog:read')
@ObjectType({
  description: 'A blog post as its authors see it, in any state, with what belongs to the work on it.',
  implements: Node,
})
export class BlogEntry {
  @ReadableWith('blog:read', 'blog:write')
  @Field(() => ID, { description: 'Stable id; every language has its own.' })
  id!: string

  @ReadableWith('blog:read', 'blog:write')
  @Field(() => Int, { description: 'Grows with every change; give it back to be told of changes in between.' })
  version!: number

  @Field(() => BlogStatusEnum, { description: 'How far it is now.' })
  status!: BlogStatus

  @Field(() => LocaleEnum, { description: 'Language it is written in.' })
  language!: Locale

  @Field(() => String, { description: 'Last part of its address: a to z, 0 to 9 and hyphens, at most 80.' })
  slug!: string

  @Field(() => String, { description: 'Headline, 1 to 200 characters.' })
  title!: string

  @Field(() => String, { description: 'A sentence or two, at most 300 characters; empty in an unfinished draft.' })
  excerpt!: string

  @Field(() => String, { description: 'The text, as cleaned HTML of at most 200 KB.' })
  content!: string

  @Field(() => String, { description: 'Id of its picture; empty while there is none.' })
  featuredImage!: string

  @Field(() => String, { description: 'What the picture shows, for guests who do not see it; at most 300 characters.' })
  imageAlt!: string

  @Field(() => String, { description: 'Category, as a hyphenated slug; empty while there is none.' })
  category!: string

  @Field(() => String, { description: 'Who signs it, at most 100 characters.' })
  author!: string

  @Field(() => [String], { description: 'What it is about: at most 10, of at most 40 characters.' })
  tags!: string[]

  @Field(() => String, { description: 'Title for search engines, at most 120 characters.', nullable: true })
  metaTitle!: string | null

  @Field(() => String, { description: 'Description for search engines, at most 300 characters.', nullable: true })
  metaDescription!: string | null

  @Field(() => Int, { description: 'How many visitors have read it, in any language.' })
  views!: number

  @Field(() => Int, { description: 'Minutes it takes to read, at 200 words a minute.' })
  readingMinutes!: number

  @Field(() => GraphQLDateTimeISO, { description: 'When it appeared, or will appear.', nullable: true })
  publishedAt!: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was begun.' })
  createdAt!: Date

  @ReadableWith('blog:read', 'blog:write')
  @Field(() => GraphQLDateTimeISO, { description: 'Last change.' })
  updatedAt!: Date
}

export const BlogEntryConnection = connectionType('BlogEntry', BlogEntry)

@ReadableWith('blog:read')
@ObjectType({ description: 'A post as it was once saved: its words and its picture, not its address or state.' })
export class BlogRevision {
  @Field(() => ID, { description: 'Stable id.' })
  id!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When it was saved.' })
  createdAt!: Date

  @Field(() => String, { description: 'Its headline.' })
  title!: string
}

@ReadableWith('blog:write')
@ObjectType({ description: 'A link that shows a post before it is published.' })
export class BlogPreviewLink {
  @Field(() => String, { description: 'Address for anybody who is given it; no sign-in is needed.' })
  url!: string

  @Field(() => GraphQLDateTimeISO, { description: 'Until when it works.' })
  expiresAt!: Date
}

@ArgsType()
export class BlogEntriesArgs extends RecordListArgs {
  @Field(() => RecordOrderEnum, { description: 'The order; the last changed first when missing.', nullable: true })
  override order: RecordOrder | null | undefined = undefined

  @Field(() => BlogStatusEnum, { description: 'Only those that are this far.', nullable: true })
  status?: BlogStatus | null

  @Field(() => LocaleEnum, { description: 'Only those in this language.', nullable: true })
  language?: Locale | null

  @Field(() => String, {
    description: 'Part of the title, the address or the excerpt, at most 100 characters.',
    nullable: true,
  })
  search?: string | null
}
