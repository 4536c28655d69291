import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArguments, ensureBrowser, onlyThisMachine } from '../support/browser.ts'
import { ownerEmail, ownerPassword } from '../support/env.ts'
import { built } from '../support/process.ts'
import { seedVariable, shuffled } from '../support/random-order.ts'
import { reportFile } from '../support/report.ts'
import { plainPort, sandboxPort } from './sandbox.ts'

const root = join(import.meta.dirname, '..', '..')
const dataDir = process.env['DATA_DIR'] ?? join(root, 'test-results', 'data')

const specs = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.spec.ts'))
const seed = process.env[seedVariable]

/** A page lives for seconds here: what a script's optimiser makes of it in the background is seldom run. */
const plainScript = '--js-flags=--no-opt --no-maglev'

const server = (listensAt: number, keepsIn: string, settings: Record<string, string>) => ({
  command: `"${process.execPath}" ${built.join(' ')}`,
  cwd: root,
  url: `http://localhost:${listensAt}/readyz`,
  timeout: 120_000,
  // What a product has to say of its own faults stands beside the test that met them.
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(listensAt),
    LOG_LEVEL: 'error',
    SIGN_INS_PER_HOUR: '10000',
    LATE_MS: '0',
    STAFF_EMAIL: ownerEmail,
    STAFF_PASSWORD: ownerPassword,
    DATA_DIR: keepsIn,
    DATABASE_URL: '',
    ...settings,
  },
})

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results', 'browser'),
  // Projects run in the order in which they stand.
  ...(seed ? { projects: shuffled(specs, seed).map((name) => ({ name, testMatch: `**/${name}` })) } : {}),
  fullyParallel: false,
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Other words in the same markup are looked at by `npm run test:languages`, by other tools by `npm run check:outside`;
  // a whole week is `npm run test:week`.
  grepInvert: /@(?:languages|outside|week)/,
  // They end what hangs; no machine that is merely busy should meet them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env[reportFile] ? [['list'], ['../support/browser-report.ts']] : 'list',
  use: {
    baseURL: `http://localhost:${plainPort}`,
    locale: 'en-US',
    // A colour half-way from one state to the next is neither's; what moves is looked at in motion.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureBrowser(), args: [...browserArguments, onlyThisMachine, plainScript] },
  },
  webServer: [
    server(plainPort, dataDir, {
      INQUIRIES_PER_HOUR: '1000',
      CHAT_PER_10_MIN: '1000',
      CHAT_PER_DAY: '1000',
      SIGNUPS_PER_HOUR: '1000',
      // So that a test can be a visitor of its own.
      TRUST_PROXY: '1',
      // Nothing listens there: what needs no key would be asked for.
      ECB_BASE_URL: 'http://127.0.0.1:9',
      DATABASE_URL: process.env['DATABASE_URL'] ?? '',
    }),
    server(sandboxPort, `${dataDir}-sandbox`, {
      SANDBOX: '1',
      WEBHOOKS_TO_PRIVATE_ADDRESSES: '1',
      DATABASE_URL: process.env['SANDBOX_DATABASE_URL'] ?? '',
    }),
  ],
})
