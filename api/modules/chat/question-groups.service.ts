import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { ChatQuestion } from './chat-question.entity.ts'

/** The newest; older ones are not asked any more. */
const mostQuestions = 300
/** Who asks alike so soon is most likely the same guest, whom the first answer did not help. */
const repeatMinutes = 10

interface Row {
  id: string
  leader: string
  isRepeat: boolean
}

/**
 * Each question that waits for an answer with the oldest one that is like it, by trigrams and in the same language, and
 * whether it follows such a one at once.
 */
const statement = sql<Row>`
  with waiting as (
    select id, language, created_at, unaccent(lower(question)) as folded from chat_question
    where taught_at is null and (answered = false or helpful = false)
    order by created_at desc, id desc limit ${mostQuestions}
  )
  select distinct on (q.id) q.id, alike.id as leader, (
      select count(*) > 0 from waiting before
      where before.language = q.language and before.id <> q.id
        and before.created_at <= q.created_at
        and before.created_at > q.created_at - ${repeatMinutes}::int * interval '1 minute'
        and (before.created_at, before.id) < (q.created_at, q.id)
        and similarity(before.folded, q.folded) >= 0.5
    ) as "isRepeat"
  from waiting q join waiting alike
    on alike.language = q.language and (alike.created_at, alike.id) <= (q.created_at, q.id)
    and (alike.id = q.id or similarity(alike.folded, q.folded) >= 0.5)
  order by q.id, alike.created_at, alike.id`

const byNewest = (a: ChatQuestion, b: ChatQuestion) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)

/** What guests asked without getting an answer that helped: alike questions together, the most frequent first. */
export const listQuestionGroups = async (ctx: Context) => {
  const { rows } = await statement.execute(ctx.em.getKysely())
  const leaders = new Map(rows.map(({ id, leader }) => [id, leader]))
  const rootOf = (id: string): string => {
    const leader = leaders.get(id)
    return leader === undefined || leader === id ? id : rootOf(leader)
  }
  const repeats = new Set(rows.filter(({ isRepeat }) => isRepeat).map(({ id }) => id))
  const questions = await ctx.em.find(ChatQuestion, { id: { $in: rows.map(({ id }) => id) } })
  return [...Map.groupBy(questions, ({ id }) => rootOf(id))]
    .map(([id, alike]) => ({
      id,
      questions: alike.toSorted(byNewest),
      unansweredCount: alike.filter(({ answered }) => !answered).length,
      unhelpfulCount: alike.filter(({ helpful }) => helpful === false).length,
      repeatCount: alike.filter((question) => repeats.has(question.id)).length,
    }))
    .toSorted((a, b) => b.questions.length - a.questions.length || byNewest(a.questions[0]!, b.questions[0]!))
}
