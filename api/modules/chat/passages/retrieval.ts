import { sql } from 'kysely'
import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../../platform/context.ts'
import { oneWord, type TopicMatch } from './match-topics.ts'
import { searchConfigs } from './search-configs.ts'
import { wordsOf } from '../words/words.ts'

export interface Found {
  source: string
  path: string
  title: string
  text: string
  /** Strength of the known phrase that led here; 0 when only the words did. */
  topic: number
  /** Share of the question's words that the passage has, 0 to 1; rare words count more. */
  coverage: number
  /** How many of the question's words the passage has. */
  matched: number
  score: number
}

/** A page that an answer leads to. */
export interface Citation {
  title: string
  path: string
}

/** What an answer is made of: a passage, or what the quote says. */
export interface Told extends Citation {
  text: string
  /** Where it leads, if not to its own page. */
  links?: Citation[]
}

/** How much the words count beside a known phrase. */
const coverageWeight = 0.6

/**
 * A question's words against every passage of the language in one statement: by stem (full text, weighted by where
 * the stem stands) or by likeness to the title and known phrases (trigrams, for compounds and slips of the finger).
 * Known phrases come in as the second array and lift their passage.
 */
const search = (locale: Locale, words: string[], topics: readonly TopicMatch[], limit: number) => sql<Found>`
  with word as (
    select n, unaccent(lower(w)) as folded, (to_tsvector(c.config, w || ' ' || unaccent(w))) as stems
    from unnest(${words}::text[]) with ordinality as given(w, n) cross join (select ${searchConfigs[locale]}::text::regconfig as config) c
  ), asked as (
    select n, folded, string_agg(quote_literal(s.lexeme), '|')::tsquery as anywhere,
      string_agg(quote_literal(s.lexeme) || ':A', '|')::tsquery as in_title,
      string_agg(quote_literal(s.lexeme) || ':B', '|')::tsquery as in_phrases,
      string_agg(quote_literal(s.lexeme) || ':C', '|')::tsquery as in_keys
    from word cross join lateral unnest(stems) s group by n, folded
  ), fit as (
    select a.n, p.source, p.tsv @@ a.in_keys as is_key, greatest(
      case when p.tsv @@ a.in_title then 1 when p.tsv @@ a.in_phrases then 0.8 when p.tsv @@ a.anywhere then 0.62 else 0 end,
      case when alike > 0.5 then alike * 0.9 else 0 end
    ) as fit
    from asked a cross join chat_passage p
      cross join lateral (
        select case when length(a.folded) > 4 then strict_word_similarity(a.folded, p.keywords) else 0 end as alike
      ) s
    where p.language = ${locale} and p.prior > 0
  ), rarity as (
    select n, case when count(*) filter (where fit > 0) = 0 then 2.5
      else ln(1 + count(*)::float8 / count(*) filter (where fit > 0)) end as weight
    from fit group by n
  ), covered as (
    select f.source, sum(f.fit * r.weight) / sum(r.weight) as coverage,
      count(*) filter (where f.fit > 0) as matched
    from fit f join rarity r using (n) group by f.source
  ), keyed as (
    -- The forms of a word are known by their stem; a stem that asks for two passages decides for none.
    select min(source) as source, ${oneWord}::float8 as strength from fit where is_key group by n having count(*) = 1
  ), topic as (
    select source, max(strength) as strength
    from (select * from keyed union all select * from unnest(${topics.map(({ source }) => source)}::text[], ${topics.map(({ strength }) => strength)}::float8[])) as t(source, strength) group by source
  )
  select p.source, p.path, p.title, p.text, coalesce(t.strength, 0)::float8 as topic,
    coalesce(c.coverage, 0)::float8 as coverage, coalesce(c.matched, 0)::int as matched,
    (coalesce(t.strength, 0) + ${coverageWeight}::float8 * p.prior * coalesce(c.coverage, 0))::float8 as score
  from chat_passage p left join covered c using (source) left join topic t using (source)
  where p.language = ${locale} and (t.strength > 0 or c.coverage > 0.15)
  order by score desc, p.source limit ${limit}`

/** The passages nearest to a question and to the topics that it names, best first. */
export const retrieve = async (
  ctx: Context,
  locale: Locale,
  question: string,
  topics: readonly TopicMatch[],
  limit: number,
): Promise<Found[]> => {
  const { rows } = await search(locale, wordsOf(question), topics, limit).execute(ctx.em.getKysely())
  return rows
}

/** A passage by its source; null where the language has none. */
export const readPassage = async (ctx: Context, locale: Locale, source: string): Promise<Found | null> => {
  const { rows } = await sql<Pick<Found, 'source' | 'path' | 'title' | 'text'>>`
    select source, path, title, text from chat_passage where language = ${locale} and source = ${source}
  `.execute(ctx.em.getKysely())
  return rows[0] ? { ...rows[0], topic: 0, coverage: 0, matched: 0, score: 0 } : null
}
