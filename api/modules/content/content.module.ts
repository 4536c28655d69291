import type { Module } from '../../platform/module.ts'
import { ContentEntry } from './content-entry.entity.ts'
import { ContentEntryResolver } from './content-entry.resolver.ts'
import { ContentOpening } from './content-opening.entity.ts'
import { ContentOpeningResolver } from './content-opening.resolver.ts'
import { ContentRevision } from './content-revision.entity.ts'
import { ContentRevisionResolver } from './content-revision.resolver.ts'
import { ContentWordsResolver } from './content-words.resolver.ts'
import { PictureUsesResolver } from './picture-uses.resolver.ts'
import { forgetPictures } from './forget-pictures.job.ts'
import { findContent } from './content-entry.service.ts'
import { publishDue, sayAnew } from './publish-content.job.ts'

export const content: Module = {
  entities: [ContentEntry, ContentOpening, ContentRevision],
  resolvers: [
    ContentEntryResolver,
    ContentOpeningResolver,
    ContentRevisionResolver,
    ContentWordsResolver,
    PictureUsesResolver,
  ],
  nodes: [{ type: 'ContentEntry', needs: 'content:read', find: findContent }],
  jobs: [
    { queue: 'content.publish', schedule: '* * * * *', run: publishDue },
    { queue: 'content.new-day', schedule: '0 0 * * *', run: sayAnew },
    { queue: 'pictures.forget', schedule: '50 4 * * *', run: forgetPictures },
  ],
}
