import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of the desk as its own lists name them. */
const partsIn = (file: string) => {
  const source = readFileSync(join(import.meta.dirname, '..', '..', 'client', 'admin', file), 'utf8')
  return [...source.matchAll(/^ *(?:\{ )?id: '([\w-]+)'/gm)].map(([, id]) => id!)
}

/** Every screen of the desk that an address leads to. */
export const deskAddresses = [
  ...partsIn('desk/tabs.ts').map((id) => `/admin?tab=${id}`),
  ...partsIn('rooms/RoomsTab.tsx').map((id) => `/admin?tab=rooms&sub=${id}`),
  '/email-manager',
  '/email-admin',
  '/email-campaigns',
  '/email-campaigns?tab=outbox',
]

/** The same in three parts, for tests that visit all of them: one for each worker. */
export const deskParts = [0, 1, 2].map((part) => deskAddresses.filter((_, index) => index % 3 === part))
