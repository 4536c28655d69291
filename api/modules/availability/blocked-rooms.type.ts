import { Field, ID, Int, ObjectType } from 'type-graphql'
import { ReadableWith } from '../../platform/schema/readable-with.ts'
import { Block } from './availability.type.ts'

@ReadableWith('rooms:write')
@ObjectType({ description: 'Rooms that were blocked together.' })
export class BlockedRooms {
  @Field(() => [Block], { description: 'A block for each room, by the number of the room; deleteBlocks undoes it.' })
  blocks!: Block[]
}

@ReadableWith('rooms:write')
@ObjectType({ description: 'Blocks that were deleted together.' })
export class DeletedBlocks {
  @Field(() => Boolean, { description: 'Always true: a refusal is an error.' })
  success!: boolean

  @Field(() => [ID], { description: 'Ids of the blocks, none of which is there any longer.' })
  ids!: string[]

  @Field(() => String, {
    description:
      'Which of their nights have no room to sell all the same, and why, in an English sentence for each room type.',
    nullable: true,
  })
  stillClosed!: string | null
}

@ReadableWith('rooms:write')
@ObjectType({ description: 'Nights on which rooms are no longer blocked.' })
export class FreedRooms {
  @Field(() => ID, { description: 'Under this id restoreBlocks undoes it.' })
  id!: string

  @Field(() => Int, { description: 'How many nights were freed, those of each room counted by themselves.' })
  nights!: number

  @Field(() => String, {
    description:
      'Which of the nights have no room to sell all the same, and why, in an English sentence for each room type.',
    nullable: true,
  })
  stillClosed!: string | null
}

@ReadableWith('rooms:write')
@ObjectType({ description: 'Blocks that are as they were before nights of them were freed.' })
export class RestoredBlocks {
  @Field(() => [Block], { description: 'The blocks, with the ids that they had.' })
  blocks!: Block[]
}
