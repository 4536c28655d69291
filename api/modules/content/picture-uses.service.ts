import { sql } from 'kysely'
import type { ContentData } from '#graphql/inputs/content/kinds.ts'
import { badUserInput } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { shownByPosts } from '../blog/shown-pictures.ts'
import { shownByRoomTypes } from '../rooms/shown-pictures.ts'
import type { ContentDocument } from './content-entry.entity.ts'
import { ContentEntry } from './content-entry.entity.ts'
import { titleOf } from './entry-details.ts'
import type { PictureUse } from './picture-uses.type.ts'

interface KeptElsewhere {
  user: 'room-type' | 'post'
  id: string
  title: string
  /** Where its pictures are named, by their keys or by the addresses of their files. */
  images: string
}

const elsewhere = sql<KeptElsewhere>`
  select 'room-type' as "user", r.* from (${shownByRoomTypes}) r
  union all
  select 'post', p.* from (${shownByPosts}) p`

const picturesIn = ({ published, draft }: ContentEntry): Set<string> =>
  new Set([published, draft].flatMap((document) => (document?.data as { pictures?: string[] })?.pictures ?? []))

const filesOf = ({ published, draft }: ContentEntry): string[] =>
  [published, draft].flatMap((document: ContentDocument | null | undefined) =>
    document ? (document.data as ContentData<'picture'>).file : [],
  )

/** How others name a picture: by its key, as the address that outlives its file, or by the file that staff uploaded. */
const namesOf = (picture: ContentEntry): string[] => [
  `"${picture.key}"`,
  `/pictures/latest/${picture.key}.webp`,
  ...filesOf(picture).filter((file) => file.startsWith('uploads/')),
]

const nameOf = (entry: ContentEntry): string => {
  const document = (entry.draft ?? entry.published)!
  if (entry.kind !== 'section') return titleOf(entry.kind, document) || entry.key
  const { page, place } = document.data as ContentData<'section'>
  return `${page.charAt(0).toUpperCase()}${page.slice(1).replaceAll('-', ' ')}: ${place}`
}

/** Everything that shows a picture of the library, in the order of the library. */
export const listPictureUses = async (ctx: Context): Promise<PictureUse[]> => {
  const entries = await ctx.em.find(
    ContentEntry,
    { archivedAt: null },
    { orderBy: { kind: 'asc', position: 'asc', key: 'asc' }, disableIdentityMap: true },
  )
  const { rows: others } = await elsewhere.execute(ctx.em.getKysely())
  const users = entries.map((entry) => ({ entry, shows: picturesIn(entry) })).filter(({ shows }) => shows.size > 0)
  const readsBlog = Boolean(ctx.viewer?.permissions.includes('blog:read'))
  return entries
    .filter(({ kind }) => kind === 'picture')
    .flatMap((picture): PictureUse[] => {
      const names = namesOf(picture)
      return [
        ...users
          .filter(({ shows }) => shows.has(picture.key))
          .map(({ entry }) => ({
            picture: picture.key,
            user: 'record' as const,
            kind: entry.kind,
            id: entry.id,
            title: nameOf(entry),
          })),
        ...others
          .filter(({ images }) => names.some((name) => images.includes(name)))
          .map(({ user, id, title }) => ({
            picture: picture.key,
            user,
            kind: null,
            id,
            title: user === 'post' && !readsBlog ? '' : title,
          })),
      ]
    })
}

const mostNamed = 8

/** A page would have a hole. @throws BAD_USER_INPUT naming what shows the picture, drafts too */
export const refuseShownPicture = async (ctx: Context, key: string): Promise<void> => {
  const uses = (await listPictureUses(ctx)).filter(({ picture }) => picture === key)
  if (uses.length === 0) return
  // A post in two languages may have one title.
  const names = [...new Set(uses.map(({ title }) => title || 'a post of the blog'))]
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : ''
  throw badUserInput([
    { path: ['id'], message: `It is still shown by: ${names.slice(0, mostNamed).join('; ')}${more}` },
  ])
}
