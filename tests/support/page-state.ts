import { vi } from 'vitest'

/** What the server writes into each page; a unit test has no page. */
vi.mock('#client/page-state.ts', () => ({ readPageState: () => ({ timeZone: 'America/New_York' }) }))
