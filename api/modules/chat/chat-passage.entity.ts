import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { locales } from '#graphql/locales.ts'

/** A piece of the site's own text that the assistant may answer with; rebuilt from the facts, the guide and the blog. */
export const ChatPassage = defineEntity({
  name: 'ChatPassage',
  indexes: [
    {
      name: 'chat_passage_tsv_index',
      expression: 'create index "chat_passage_tsv_index" on "chat_passage" using gin ("tsv")',
    },
  ],
  properties: {
    language: p.enum([...locales]).primary(),
    /** What it was made from, such as faq:pets. */
    source: p.string().length(160).primary(),
    /** Page that says the same; empty where there is none to show. */
    path: p.string().length(160),
    title: p.string().length(200),
    text: p.text(),
    /** Title and known phrases without case and accents, for the comparison by trigrams. */
    keywords: p.text(),
    /** How much its own words count in the search, 0 to 1. */
    prior: p.float(),
    tsv: p.string().columnType('tsvector').lazy(),
  },
})

export type ChatPassage = InferEntity<typeof ChatPassage>
