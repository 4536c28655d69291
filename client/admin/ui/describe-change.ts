import { locales } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { formatDollars } from './money.ts'
import type { RecordHistoryQuery } from './RecordHistory.generated.ts'

type Change = RecordHistoryQuery['recordChanges']['nodes'][number]
type Field = Pick<Change['fields'][number], 'field' | 'before' | 'after'>

export const kindNames: Record<Change['kind'], string> = {
  CREATED: 'Made',
  UPDATED: 'Changed',
  ARCHIVED: 'Archived',
  RESTORED: 'Brought back',
  DELETED: 'Deleted',
}

const longest = 120

/** 'weekendPrice' is 'Weekend price'. */
const nameOf = (field: string) => {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const inWords = (field: string, json: string | null | undefined): string => {
  const value: unknown = json == null ? null : JSON.parse(json)
  if (value === null || value === '') return 'nothing'
  if (typeof value === 'number' && /price$/i.test(field)) return formatDollars(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

type Texts = Partial<Record<string, object>>

/** "Translations: German, Finnish" */
const languagesOf = (before: Texts, after: Texts) =>
  locales
    .filter((locale) => JSON.stringify(before[locale]) !== JSON.stringify(after[locale]))
    .map((locale) => languages[locale].name)
    .join(', ')

const parsed = (json: string | null | undefined) => (JSON.parse(json ?? '{}') ?? {}) as Texts

/** "Base price: $129 → $139" */
export const describeChange = ({ field, before, after }: Field) =>
  field === 'translations'
    ? `Translations: ${languagesOf(parsed(before), parsed(after))}`
    : `${nameOf(field)}: ${inWords(field, before)} → ${inWords(field, after)}`
