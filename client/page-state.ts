import type { Locale } from '#graphql/locales.ts'
import type { PostedForm } from '#graphql/posted-form.ts'

/** What every page knows of the hotel before it asks for anything. */
export interface SiteSettings {
  /** Address of the site without a slash at the end. */
  publicUrl: string
  /** Languages that the hotel offers, in the order of the menu. */
  languages: readonly Locale[]
  /** Of the hotel, wherever its reader sits. */
  timeZone: string
}

/** What the server writes into the page for the browser's first render. */
export interface PageState extends SiteSettings {
  /** Answers of the page's queries by their keys. */
  answers: Record<string, unknown>
  /** The form that was sent without a script and comes back. */
  posted?: PostedForm
}

let received: PageState | undefined

export const readPageState = (): PageState =>
  (received ??= JSON.parse(document.querySelector('#page-state')!.textContent) as PageState)
