import { use } from 'react'
import { send } from '#client/apollo/send.ts'
import type { MailingLinkQuery } from './MailingLink.generated.ts'
import mailingLink from './MailingLink.graphql?raw'

const asked = new Map<string, Promise<MailingLinkQuery>>()

/** Long enough for React to read that it failed: asked anew at once, the page would never learn of it. */
const failureMs = 1_000

const ask = (token: string) => {
  const answer = send<MailingLinkQuery>(mailingLink, { token })
  answer.catch(() => setTimeout(() => asked.delete(token), failureMs))
  return answer
}

/** What the link of a mail stands for, null for one that nobody sent; suspends until that is known. */
export const useMailingLink = (token: string) => {
  const answer = asked.get(token) ?? ask(token)
  asked.set(token, answer)
  return use(answer).mailingLink
}
