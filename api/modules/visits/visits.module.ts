import type { Module } from '../../platform/module.ts'
import { forgetVisits } from './forget-visits.job.ts'
import { VisitCount } from './visit-count.entity.ts'
import { VisitsResolver } from './visits.resolver.ts'

export const visits: Module = {
  entities: [VisitCount],
  resolvers: [VisitsResolver],
  jobs: [{ queue: 'visits.forget', schedule: '20 * * * *', run: forgetVisits }],
}
