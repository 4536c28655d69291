import type { Locale } from '#graphql/locales.ts'
import type { PostedForm } from '#graphql/posted-form.ts'

/** What the server writes into the page for the browser's first render. */
export interface PageState {
  publicUrl: string
  /** Languages that the hotel offers. */
  languages: readonly Locale[]
  /** Answers of the page's queries by their keys. */
  answers: Record<string, unknown>
  /** The form that was sent without a script and comes back. */
  posted?: PostedForm
}
