import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { syncRunStatuses, syncTriggers, type nightChangeKinds } from '#graphql/inputs/sync.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'

/** The values of a night, as the feed has them. */
export interface NightValues {
  available: number
  /** Cents. */
  rate: number
  minStay: number
  maxStay: number | null
  stopSell: boolean
  closedToArrival: boolean
  closedToDeparture: boolean
}

export interface NightChange {
  roomTypeId: string
  roomType: string
  night: string
  kind: (typeof nightChangeKinds)[number]
  before: NightValues | null
  after: NightValues | null
}

/** One run of the sync with what it changed. */
export const SyncRun = defineEntity({
  name: 'SyncRun',
  indexes: [{ name: 'sync_run_created_at_id_index', properties: ['createdAt', 'id'] }],
  properties: {
    ...baseColumns,
    /** Taken while a run is under way: two cannot be. */
    slot: p.string().length(10).nullable().unique('sync_run_slot_unique'),
    /** Taken by the one run of a morning. */
    morning: p.date().nullable().unique('sync_run_morning_unique'),
    trigger: p.enum([...syncTriggers]),
    status: p.enum([...syncRunStatuses]),
    sandbox: p.boolean(),
    finishedAt: instant().nullable(),
    message: p.string().length(500).nullable(),
    nightsSeen: p.integer(),
    nightsAdded: p.integer(),
    nightsChanged: p.integer(),
    nightsRemoved: p.integer(),
    changes: p.json<NightChange[]>(),
  },
})

export type SyncRun = InferEntity<typeof SyncRun>
