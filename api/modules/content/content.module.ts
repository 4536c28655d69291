import type { Module } from '../../platform/module.ts'
import { ContentEntry } from './content-entry.entity.ts'
import { ContentEntryResolver } from './content-entry.resolver.ts'
import { ContentRevision } from './content-revision.entity.ts'

export const content: Module = {
  entities: [ContentEntry, ContentRevision],
  resolvers: [ContentEntryResolver],
}
