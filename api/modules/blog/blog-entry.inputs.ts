import { Field, ID, InputType, Int } from 'type-graphql'
import type { BlogStatus } from '#graphql/inputs/blog.ts'
import type { Locale } from '#graphql/locales.ts'
import { LocaleEnum } from '../../platform/schema/locale.ts'
import { BlogStatusEnum } from './blog-entry.type.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const version = 'The version that was read; CONFLICT when somebody changed it since.'

@InputType({ description: 'A new draft. Its address is made from the title.' })
export class CreateBlogEntryInput {
  @Field(() => String, { description: '1 to 200 characters.' })
  title!: string

  @Field(() => LocaleEnum, { description: 'Language it is written in.' })
  language!: Locale

  @Field(() => ID, {
    description: 'The post that it translates: it starts with that one’s text, picture, category and tags.',
    nullable: true,
  })
  translationOf?: string | null
}

@InputType({ description: 'A change of a post. Fields that are left out stay as they are.' })
export class UpdateBlogEntryInput {
  @Field(() => ID, { description: 'The post.' })
  id!: string

  @Field(() => Int, { description: version })
  version!: number

  @Field(() => Boolean, {
    description: 'Saved by the editor on its own, without a revision; drafts only.',
    nullable: true,
  })
  autosave?: boolean | null

  @Field(() => String, { description: '1 to 200 characters.', nullable: true })
  title?: string | null

  @Field(() => String, {
    description: 'a to z, 0 to 9 and hyphens, at most 80. The address that guests knew goes on leading here.',
    nullable: true,
  })
  slug?: string | null

  @Field(() => String, { description: 'At most 300 characters.', nullable: true })
  excerpt?: string | null

  @Field(() => String, {
    description: 'HTML of at most 200 KB; what is not text, heading, list, quote, link or picture is taken out.',
    nullable: true,
  })
  content?: string | null

  @Field(() => String, { description: 'Id of a picture; empty for none.', nullable: true })
  featuredImage?: string | null

  @Field(() => String, { description: 'What the picture shows, at most 300 characters.', nullable: true })
  imageAlt?: string | null

  @Field(() => String, { description: 'A hyphenated slug such as family-travel, at most 80.', nullable: true })
  category?: string | null

  @Field(() => String, { description: 'At most 100 characters.', nullable: true })
  author?: string | null

  @Field(() => [String], { description: 'At most 10 of at most 40 characters; repeats are dropped.', nullable: true })
  tags?: string[] | null

  @Field(() => String, { description: 'At most 120 characters, about 60 are shown; empty for none.', nullable: true })
  metaTitle?: string | null

  @Field(() => String, { description: 'At most 300 characters, about 160 are shown; empty for none.', nullable: true })
  metaDescription?: string | null
}

@InputType({ description: 'Publishes, schedules, archives or takes back a post.' })
export class ChangeBlogStatusInput {
  @Field(() => ID, { description: 'The post.' })
  id!: string

  @Field(() => Int, { description: version })
  version!: number

  @Field(() => BlogStatusEnum, {
    description:
      'From DRAFT to SCHEDULED, PUBLISHED, ARCHIVED; from SCHEDULED to DRAFT, SCHEDULED, PUBLISHED; from PUBLISHED to ARCHIVED; from ARCHIVED to DRAFT, PUBLISHED.',
  })
  status!: BlogStatus

  @Field(() => GraphQLDateTimeISO, {
    description: 'When it is to appear; for SCHEDULED, in the future.',
    nullable: true,
  })
  publishAt?: Date | null
}

@InputType({ description: 'Brings a revision back.' })
export class RestoreBlogRevisionInput {
  @Field(() => ID, { description: 'The revision.' })
  revisionId!: string

  @Field(() => Int, { description: `Of the post: ${version.charAt(0).toLowerCase()}${version.slice(1)}` })
  version!: number
}
