import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { enumFrom } from '../../platform/schema/enum.ts'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { ContentKindEnum } from '../content/content-entry.type.ts'
import { linkStates, type LinkState } from './outside-link.entity.ts'
import { GraphQLDateTimeISO } from '../../platform/schema/scalars.ts'

const LinkStateEnum = enumFrom(linkStates)
registerEnumType(LinkStateEnum, {
  name: 'LinkState',
  description: 'What an address of another website leads to.',
  valuesConfig: {
    UNCHECKED: { description: 'Nobody has looked yet.' },
    FINE: { description: 'A page.' },
    UNCLEAR: { description: 'The server is there and refuses programs: only a person can tell.' },
    MOVED: { description: 'Another address, for good.' },
    GONE: { description: 'No page any more.' },
    CLOSED: { description: 'A page that says its place has closed for good.' },
    UNREACHABLE: { description: 'Nobody answers, or with a fault; to be fixed when it is so the next day too.' },
  },
})

@ReadableWith('content:read')
@ObjectType({ description: 'Something that names an address, published or not.' })
export class LinkUse {
  @Field(() => ContentKindEnum, { description: 'Which kind of record; null for a post of the blog.', nullable: true })
  kind!: ContentKind | null

  @Field(() => ID, { description: 'Id of the record or post.' })
  id!: string

  @Field(() => String, { description: 'Its name; empty for a post when the viewer may not read the blog.' })
  title!: string
}

@ReadableWith('content:read')
@ObjectType({ description: 'An address of another website that the hotel’s pages name.' })
export class OutsideLink {
  @Field(() => String, { description: 'The address as it is written; it identifies the link.' })
  url!: string

  @Field(() => LinkStateEnum, { description: 'What it leads to.' })
  state!: LinkState

  @Field(() => String, { description: 'What is the matter, as a sentence; null when nothing is.', nullable: true })
  problem!: string | null

  @Field(() => String, { description: 'The address to which it has moved for good.', nullable: true })
  movedTo!: string | null

  @Field(() => GraphQLDateTimeISO, { description: 'Since when it has been so.', nullable: true })
  since!: Date | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was looked at last.', nullable: true })
  checkedAt!: Date | null

  @Field(() => String, {
    description: 'Who said that it stays as it is, until something else is found there.',
    nullable: true,
  })
  acceptedBy!: string | null

  @Field(() => Boolean, { description: 'Somebody should look: it is in the list of links to fix.' })
  isToFix!: boolean

  @Field(() => [LinkUse], { description: 'What names it, at most 20.' })
  uses!: LinkUse[]
}

@InputType({ description: 'An address that a page of the website names.' })
export class LinkInput {
  @Field(() => String, { description: 'The address as it is written there, at most 1000 characters.' })
  url!: string
}
