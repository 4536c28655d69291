import { RatePlan } from './rate-plan.entity.ts'
import { runOnSchedule } from './run-sync.service.ts'
import { SyncRun } from './sync-run.entity.ts'
import { SyncResolver } from './sync.resolver.ts'
import { findSyncRun } from './sync.service.ts'
import type { Module } from '../../platform/module.ts'

export const sync: Module = {
  entities: [RatePlan, SyncRun],
  resolvers: [SyncResolver],
  nodes: [{ type: 'SyncRun', needs: 'sync:read', find: findSyncRun }],
  jobs: [{ queue: 'sync.morning', schedule: '0 3 * * *', run: runOnSchedule }],
  routes: [
    {
      method: 'GET',
      path: '/api/admin/sync/status',
      operation: 'RestSyncStatus',
      summary: 'How the sync with Little Hotelier is doing (staff)',
      answer: 'syncStatus',
    },
    {
      method: 'POST',
      path: '/api/admin/sync/manual',
      operation: 'RestRunSync',
      summary: 'Run the sync now; needs no body (staff)',
      answer: 'runSync',
    },
  ],
}
