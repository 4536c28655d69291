import { sql } from 'kysely'
import type { z } from 'zod'
import { teachAnswerSchema } from '#graphql/inputs/chat.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { badUserInput, notFound } from '../../../errors.ts'
import { inTransaction, type Context } from '../../../platform/context.ts'
import { isId } from '../../../platform/schema/ids.ts'
import { ContentEntry } from '../../content/content-entry.entity.ts'
import { changingContent } from '../../content/content-entry.service.ts'
import { publishDraft } from '../../content/publish-content.service.ts'
import { createContent } from '../../content/write-content.service.ts'
import type { TeachAnswerInput } from '../chat.type.ts'
import type { Told } from './retrieval.ts'
import { searchConfigs } from './search-configs.ts'
import { fold, wordsOf } from '../words/words.ts'

const foldQuestion = (question: string): string => wordsOf(fold(question)).join(' ')

/**
 * The answer whose key has the same words that count, each but for a slip of the finger; a key of several may lack one.
 * Words that any question can have ("do you have a") are left out by the language's dictionary: a gym is no pool.
 */
const lookUp = (locale: Locale, folded: string) => sql<Told>`
  with asked as (
    select tsvector_to_array(to_tsvector(${searchConfigs[locale]}::text::regconfig, ${folded}::text)) as stems, ${folded}::text as folded
  ), key as (
    select k.entry_id, k.folded, tsvector_to_array(to_tsvector(${searchConfigs[locale]}::text::regconfig, k.folded)) as stems
    from chat_key k where k.language = ${locale}
  ), met as (
    select key.entry_id, similarity(key.folded, asked.folded) as alike
    from key cross join asked
    where key.folded = asked.folded or (
      cardinality(key.stems) > 0
      and cardinality(asked.stems) - cardinality(key.stems) <= case when cardinality(key.stems) > 1 then 1 else 0 end
      and not exists (
        select 1 from unnest(key.stems) stem where not exists (
          select 1 from unnest(asked.stems) other
          where other = stem or (length(stem) > 4 and similarity(other, stem) >= 0.5)
        )
      )
    )
  )
  select p.path, p.title, p.text from met
    join content_entry e on e.id = met.entry_id and e.archived_at is null
    join chat_passage p on p.language = ${locale}
      and p.source = case e.kind when 'faq' then 'faq:' || e.key else regexp_replace(e.key, '-', ':') end
  order by met.alike desc, e.key limit 1`

/** What staff answered when it was asked before. */
export const findTaught = async (ctx: Context, locale: Locale, question: string): Promise<Told | null> => {
  const { rows } = await lookUp(locale, foldQuestion(question)).execute(ctx.em.getKysely())
  return rows[0] ?? null
}

/** A key stays as long as its answer, longer than questions do: nobody's address or number may stand in it. */
const personal = /@|\d[\d\s().-]{6,}\d/

type Taught = z.output<typeof teachAnswerSchema>

const answerable = new Set(['faq', 'answer'])

const findAnswer = async ({ em }: Context, id: string): Promise<ContentEntry> => {
  const entry = isId(id) ? await em.findOne(ContentEntry, { id, archivedAt: null }) : null
  if (!entry || !answerable.has(entry.kind)) throw notFound('There is no such answer')
  if (!entry.published)
    throw badUserInput([
      { path: ['entryId'], message: 'This answer is a draft: publish it before guests are led to it' },
    ])
  return entry
}

/** A person has written it: it is published at once. English stands in for the languages that are not written yet. */
const writeAnswer = async (
  inside: Context,
  { category, texts }: NonNullable<Taught['answer']>,
): Promise<ContentEntry> => {
  if (!texts.some(({ locale }) => locale === defaultLocale))
    throw badUserInput([{ path: ['answer', 'texts'], message: 'Write the answer in English: it stands in elsewhere' }])
  const entry = await createContent(inside, {
    ...(category ? { kind: 'faq', data: { category, icon: 'heart' } } : { kind: 'answer', data: { path: null } }),
    texts: texts.map(({ locale, title, text }) => ({
      locale,
      texts: category ? { question: title, answer: text } : { title, text },
    })),
  })
  await publishDraft(inside, entry, entry.draft!)
  return entry
}

/**
 * Makes a question the key of an answer, old or new: the next guest who asks it gets the answer. Of two answers with the
 * same key the later one counts.
 * @throws BAD_USER_INPUT naming each field, NOT_FOUND
 */
export const teachAnswer = async (ctx: Context, raw: TeachAnswerInput): Promise<ContentEntry> => {
  const { question, language, questionIds, entryId, answer } = teachAnswerSchema.parse(raw)
  const folded = foldQuestion(question)
  if (!folded) throw badUserInput([{ path: ['question'], message: 'Question must have a word in it' }])
  if (personal.test(question))
    throw badUserInput([{ path: ['question'], message: 'Leave addresses and phone numbers out of the question' }])
  const changing = entryId ? inTransaction : changingContent
  return changing(ctx, async (inside) => {
    const entry = entryId ? await findAnswer(inside, entryId) : await writeAnswer(inside, answer!)
    const now = inside.now()
    const kysely = inside.em.getKysely()
    await sql`
      insert into chat_key (id, created_at, updated_at, language, question, folded, entry_id)
      values (gen_random_uuid(), ${now}, ${now}, ${language}, ${question}, ${folded}, ${entry.id})
      on conflict (language, folded) do update set
        question = excluded.question, entry_id = excluded.entry_id, updated_at = excluded.updated_at`.execute(kysely)
    await sql`
      update chat_question set taught_at = ${now}, updated_at = ${now}
      where id::text = any(${questionIds}::text[]) and language = ${language}`.execute(kysely)
    return entry
  })
}
