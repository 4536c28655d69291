import 'reflect-metadata'
import { ArgsType, Field, Int } from 'type-graphql'

export const longestPage = 100
/** Records of a page where the caller does not say how many. */
export const usualPage = 25
/** Items that a list which is no connection is counted with. */
export const countedItems = 10

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    description: `How many to answer from the beginning, or from \`after\` on, 1 to ${longestPage}; ${usualPage} when neither this nor \`last\` is given.`,
    nullable: true,
  })
  first?: number | null

  @Field(() => String, { description: 'The endCursor of the page before.', nullable: true })
  after?: string | null

  @Field(() => Int, {
    description: `How many to answer from the end, or up to \`before\`, 1 to ${longestPage}; instead of \`first\`.`,
    nullable: true,
  })
  last?: number | null

  @Field(() => String, { description: 'The startCursor of the page after.', nullable: true })
  before?: string | null
}
