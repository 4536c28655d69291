import { locales, type Locale } from '#graphql/locales.ts'
import { savedReplySchema } from '#graphql/inputs/saved-reply.ts'
import { languages } from '../inquiries/labels.ts'
import { formSchema } from '../ui/form-schema.ts'
import type { RecordNoun } from '../ui/record-noun.ts'
import type { SavedReplyCardFragment } from './SavedReplies.generated.ts'

/** The form as it is typed: a text for each language, empty where there is none. */
export type SavedReplyDraft = { name: string; active: boolean } & Record<Locale, string>

const eachLanguage = <T>(valueOf: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>

export const newSavedReply: SavedReplyDraft = { name: '', active: true, ...eachLanguage(() => '') }

const savedReplyDraft = ({ name, active, texts }: SavedReplyCardFragment): SavedReplyDraft => ({
  name,
  active,
  ...eachLanguage((locale) => texts.find(({ language }) => language === locale)?.text ?? ''),
})

const written = (draft: SavedReplyDraft) => locales.filter((locale) => draft[locale].trim())

/** Without the languages that have no text. */
const savedReplyInput = (draft: SavedReplyDraft) => ({
  name: draft.name,
  active: draft.active,
  texts: written(draft).map((language) => ({ language, text: draft[language] })),
})

export type SavedReplyInput = ReturnType<typeof savedReplyInput>

/** What is wrong with the texts as a whole is wrong with the English, which has to be there. */
const savedReplyFormSchema = formSchema(savedReplySchema, savedReplyInput, ([field]) =>
  field === 'texts' ? ['en'] : [field!],
)

const savedReplyLabels = { name: 'Name', ...eachLanguage((locale) => languages[locale].name), active: 'Active' }

export const savedReplyNoun: RecordNoun<SavedReplyCardFragment, SavedReplyDraft, SavedReplyInput> = {
  title: 'Saved Reply',
  word: 'saved reply',
  permission: 'inquiries:write',
  away: 'Delete',
  keepAs: 'saved-reply',
  schema: () => savedReplyFormSchema,
  draftOf: savedReplyDraft,
  labels: savedReplyLabels,
  input: savedReplyInput,
}
