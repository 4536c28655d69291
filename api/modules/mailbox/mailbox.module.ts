import type { Module } from '../../platform/module.ts'
import { Mailbox } from './mailbox.entity.ts'
import { MailboxResolver } from './mailbox.resolver.ts'

export const mailbox: Module = {
  entities: [Mailbox],
  resolvers: [MailboxResolver],
}
