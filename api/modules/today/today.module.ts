import type { Module } from '../../platform/module.ts'
import { DeskSearchResolver } from './desk-search.resolver.ts'
import { DeskSettingsResolver } from './desk-settings.resolver.ts'
import { sendMorningMails } from './morning-mail.job.ts'
import { TodayResolver } from './today.resolver.ts'

export const today: Module = {
  resolvers: [DeskSearchResolver, DeskSettingsResolver, TodayResolver],
  // More than once, for a server that is down at seven; who has had the mail of the day gets no other.
  jobs: [{ queue: 'today.morning-mail', schedule: '*/10 7-9 * * *', run: sendMorningMails }],
}
