import { addYears } from 'date-fns/addYears'
import { blogTransitions, changeBlogStatusSchema, readyPostSchema, type BlogStatus } from '#graphql/inputs/blog.ts'
import { changingPages, type Context } from '../../platform/context.ts'
import { badUserInput, conflict } from '../../errors.ts'
import { staffReference } from '../staff/staff-reference.ts'
import type { ChangeBlogStatusInput } from './blog-entry.inputs.ts'
import { lockPost, statusOf, toEntry, type EntryRecord } from './blog-entry.service.ts'
import type { BlogPost } from './blog-post.entity.ts'

const furthestYears = 2

const checkTime = (time: Date, now: Date) => {
  const refuse = (message: string) => badUserInput([{ path: ['publishAt'], message }])
  if (time <= now) throw refuse('Time of publication must be in the future')
  if (time > addYears(now, furthestYears)) throw refuse(`Time of publication must be within ${furthestYears} years`)
}

/** A post that appears again keeps the day on which guests first read it. */
const moves: Record<BlogStatus, (post: BlogPost, now: Date, time: Date | null) => void> = {
  draft: (post, now) => {
    if (post.publishedAt && post.publishedAt > now) post.publishedAt = null
  },
  scheduled: (post, now, time) => {
    checkTime(time!, now)
    post.publishedAt = time
  },
  published: (post, now) => {
    if (!post.publishedAt || post.publishedAt > now) post.publishedAt = now
  },
  archived: () => undefined,
}

/**
 * Moves a post to another state along the allowed ways.
 * @throws NOT_FOUND, CONFLICT when it was changed meanwhile or there is no such way, BAD_USER_INPUT naming what it lacks
 */
export const changeStatus = async (ctx: Context, raw: ChangeBlogStatusInput): Promise<EntryRecord> => {
  const { id, version, status, publishAt } = changeBlogStatusSchema.parse(raw)
  const now = ctx.now()
  return changingPages(ctx, async (inside) => {
    const post = await lockPost(inside, id, version)
    const before = statusOf(post, now)
    if (!blogTransitions[before].includes(status)) throw conflict(`A post that is ${before} cannot become ${status}`)
    if (status === 'published' || status === 'scheduled') readyPostSchema.parse(post)
    moves[status](post, now, publishAt ?? null)
    post.status = status
    post.updatedBy = staffReference(inside)
    post.announcedAt = null
    await inside.em.flush()
    return toEntry(inside, post)
  })
}
