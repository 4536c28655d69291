import type { Module } from '../../platform/module.ts'
import { NightSnapshot } from './night-snapshot.entity.ts'
import { PickupResolver } from './pickup.resolver.ts'
import { recordSnapshots } from './record-snapshots.job.ts'

export const pickup: Module = {
  entities: [NightSnapshot],
  resolvers: [PickupResolver],
  // Near the end of the hour: the last run of a day sees nearly all of it.
  jobs: [{ queue: 'pickup.record', schedule: '55 * * * *', run: recordSnapshots }],
}
