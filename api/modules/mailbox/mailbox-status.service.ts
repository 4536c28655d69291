import { mailboxAccess } from '../../integrations/mailbox/mailbox-access.ts'
import type { Context } from '../../platform/context.ts'
import { OutsideCall } from '../operations/outside-call.entity.ts'
import { Mailbox } from './mailbox.entity.ts'
import type { MailboxStatus } from './mailbox.type.ts'
import { mailboxId } from './read-mailbox.service.ts'

export const readMailboxStatus = async ({ em, env, facts }: Context): Promise<MailboxStatus> => {
  const address = facts.email
  if (!env.IMAP_URL) return { address, configured: false, connectedSince: null, lastAnswerAt: null, problem: null }
  const known = await em.findOne(Mailbox, { id: mailboxId(mailboxAccess(env.IMAP_URL)) })
  const call = await em.findOne(OutsideCall, { service: 'mailbox' })
  return {
    address,
    configured: true,
    connectedSince: call?.ok ? (known?.connectedAt ?? null) : null,
    lastAnswerAt: known?.lastAnswerAt ?? null,
    problem: call && !call.ok ? (call.message ?? null) : null,
  }
}
