import { amountsIn } from '../words/amounts.ts'
import { contactsIn } from '../words/contacts.ts'

const removedWithContent = /<(script|style|iframe|svg|object)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi

/** Plain words: no HTML, no Markdown, no links. */
export const stripMarkup = (text: string): string =>
  text
    .replaceAll(removedWithContent, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?[a-z!][^>]*>?/gi, ' ')
    .replaceAll(/[<>`]/g, '')
    .replaceAll(/\*\*|__|^\s*#{1,6}\s+/gm, '')
    .replaceAll(/[^\S\n]+/g, ' ')

const shortestLeak = 30

/** Whether a reply may be shown: every amount, percent and contact is in the reference, and no rule is recited. */
export const isGrounded = (reply: string, reference: string, secretRules: string): boolean => {
  const knownAmounts = new Set(amountsIn(reference))
  const knownContacts = new Set(contactsIn(reference))
  if (amountsIn(reply).some((amount) => !knownAmounts.has(amount))) return false
  if (contactsIn(reply).some((contact) => !knownContacts.has(contact))) return false
  const said = reply.toLowerCase()
  return !secretRules
    .split(/\n|(?<=[.;,:])\s/)
    .some((rule) => rule.length >= shortestLeak && said.includes(rule.toLowerCase()))
}
