import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The headless shell first: it draws the same pages for less work. */
const installed = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findBrowser = () => [...installed, chromium.executablePath()].find((path) => path && existsSync(path))

const attempts = [
  'node_modules/.bin/playwright install chromium',
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium',
]

/** The Chromium of this machine; where there is none it is installed: Playwright's download, else Debian's package. */
export const ensureBrowser = (): string => {
  for (const attempt of attempts) {
    const found = findBrowser()
    if (found) return found
    process.stdout.write(`No Chromium found, trying: ${attempt}\n`)
    spawnSync(attempt, { shell: true, stdio: 'inherit', timeout: 300_000 })
  }
  const found = findBrowser()
  if (!found) throw new Error('The browser tests need Chromium. Install it, or name it in CHROMIUM_PATH.')
  return found
}

/** Root has no sandbox, and nothing may call home. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * No test leaves this machine; one that needs an outside host stands in for it with a route of its own. (A route for all
 * outside hosts would hold up every request, and keep the browser from its cache.)
 */
export const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
