import { actingToken } from '../../platform/link-tokens.ts'
import type { Mail } from './mail.entity.ts'

/** The addresses of guests' own pages are secrets as well. */
const token = new RegExp(String.raw`${actingToken}|(?<=/(?:your-stay|waiting-list)/)[\w.~%-]+`, 'g')

/** A text of a mail as staff may see it: by its links they could leave or join the list in the recipient's name. */
export const hideTokens = (text: string): string => text.replaceAll(token, 'hidden-from-staff')

type Shown = Pick<Mail, 'html' | 'text' | 'headers'>

/** The same of a whole mail. */
export const withoutTokens = ({ html, text, headers }: Shown): Shown => ({
  html: hideTokens(html),
  text: hideTokens(text),
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, hideTokens(value)])),
})
