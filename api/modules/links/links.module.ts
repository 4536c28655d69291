import type { Module } from '../../platform/module.ts'
import { checkLinks } from './check-links.job.ts'
import { OutsideLink } from './outside-link.entity.ts'
import { OutsideLinkResolver } from './outside-link.resolver.ts'

declare module '../../platform/calls.ts' {
  interface Calls {
    'links.check': null
  }
}

export const links: Module = {
  entities: [OutsideLink],
  resolvers: [OutsideLinkResolver],
  jobs: [{ queue: 'links.daily', schedule: '40 4 * * *', run: checkLinks }],
  calls: [{ queue: 'links.check', run: (ctx) => checkLinks(ctx) }],
}
