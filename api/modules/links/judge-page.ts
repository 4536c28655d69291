import type { PageSeen } from '../../integrations/links/look-at-page.ts'
import type { LinkState } from './outside-link.entity.ts'

export interface Verdict {
  state: LinkState
  /** What is the matter, as a sentence; null where nothing is. */
  problem: string | null
  movedTo: string | null
}

const closed =
  /permanently closed|closed permanently|closed for good|closed (?:its|our) doors for|no longer in business|gone out of business/i
const forSale = /(?:this )?domain(?: name)? (?:is|may be) for sale|buy this domain/i

/** What a page says to people: one pass, whatever it is made of. */
const wordsOf = (html: string): string => {
  const said: string[] = []
  let isCode = false
  for (const piece of html.split('<')) {
    const [tag = ''] = /^\/?[a-z]*/i.exec(piece) ?? []
    if (/^\/?(?:script|style)$/i.test(tag)) isCode = !tag.startsWith('/')
    if (!isCode) said.push(piece.slice(piece.indexOf('>') + 1))
  }
  return said.join(' ')
}

/** With or without www and a slash at the end: guests get there, and nobody needs to change anything. */
const plain = (address: string): string => {
  const { protocol, host, pathname, search } = new URL(address)
  return `${protocol}//${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`
}

const verdict = (state: LinkState, problem: string | null = null, movedTo: string | null = null): Verdict => ({
  state,
  problem,
  movedTo,
})

/** What is to be said of an address by what it leads to. A server that refuses programs says nothing about its page. */
export const judgePage = (address: string, { status, problem, movedTo, html }: PageSeen): Verdict => {
  if (problem) return verdict('unreachable', problem)
  if (status === 404 || status === 410) return verdict('gone', `It answers that there is no such page (${status})`)
  if (status !== null && status >= 500) return verdict('unreachable', `It has a fault of its own (status ${status})`)
  if (status === null || status >= 400) return verdict('unclear')
  const words = wordsOf(html)
  const [said] = closed.exec(words) ?? []
  if (said) return verdict('closed', `The page says “${said}”`)
  if (forSale.test(words)) return verdict('gone', 'The address is for sale: whoever had it has given it up')
  if (movedTo && plain(movedTo) !== plain(address)) return verdict('moved', 'It has moved for good', movedTo)
  return verdict('fine')
}
