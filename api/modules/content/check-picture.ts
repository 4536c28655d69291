import type { ContentData } from '#graphql/inputs/content/kinds.ts'
import { badUserInput } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { hasPicture, storeCrop } from '../pictures/picture.service.ts'
import { ContentEntry, type ContentDocument } from './content-entry.entity.ts'
import { titleOf } from './entry-details.ts'
import { readSeed } from './seed-content.ts'

const refuse = (field: string, message: string) => badUserInput([{ path: ['data', field], message }])

/** @throws BAD_USER_INPUT for a file that nobody has, and for a photograph that came with the product */
export const checkPictureFile = ({ data }: ContentDocument, isUploaded: boolean): void => {
  const { file, kind, crops } = data as ContentData<'picture'>
  if (isUploaded) return
  if (!readSeed('picture').some(({ key }) => key === file))
    throw refuse('file', 'This picture is not here any more: upload it again')
  if (crops.length > 0) throw refuse('crops', 'Only uploaded pictures are cut by hand')
  if (kind === 'photograph') throw refuse('kind', 'This is a drawing that came with the product, not a photograph')
}

/**
 * A picture's file is here, and what came with the product is no photograph. Its crops are made where they are not yet.
 * @throws BAD_USER_INPUT
 */
export const checkPicture = async (ctx: Context, document: ContentDocument): Promise<void> => {
  const data = document.data as ContentData<'picture'>
  checkPictureFile(document, await hasPicture(ctx, data.file))
  for (const crop of data.crops) {
    const made = await storeCrop(ctx, data.file, crop)
    if (!made) throw refuse('crops', 'The crop must lie within the picture')
    crop.file = made
  }
}

/** The library has each file once. @throws BAD_USER_INPUT naming the record that has it */
export const refuseSecond = async (ctx: Context, document: ContentDocument): Promise<void> => {
  const { file } = document.data as ContentData<'picture'>
  const of = { data: { file } }
  const [known] = await ctx.em.find(
    ContentEntry,
    { kind: 'picture', $or: [{ published: of as never }, { draft: of as never }] },
    { orderBy: { archivedAt: 'desc' }, limit: 1 },
  )
  if (!known) return
  const name = titleOf('picture', (known.draft ?? known.published)!) || known.key
  const where = known.archivedAt ? ' It was put away: bring it back.' : ''
  throw refuse('file', `This picture is in the library already: ${name}.${where}`)
}
