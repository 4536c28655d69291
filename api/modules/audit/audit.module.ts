import { AuditEntry } from './audit-entry.entity.ts'
import { AuditResolver } from './audit.resolver.ts'
import { forgetAudit } from './forget-audit.job.ts'
import type { Module } from '../../platform/module.ts'

export const audit: Module = {
  entities: [AuditEntry],
  resolvers: [AuditResolver],
  jobs: [{ queue: 'audit.forget', schedule: '25 4 * * *', run: forgetAudit }],
}
