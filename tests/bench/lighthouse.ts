import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserArguments, ensureBrowser } from '../support/browser.ts'
import { makeDataDir, removeDataDir } from '../support/data-dir.ts'
import { startProcess } from '../support/process.ts'
import { pagePaths } from './page-paths.ts'

/** Lighthouse as a phone sees the built site: the median of three runs of every page, as a table. */
const runs = 3
const lighthouse = 'lighthouse@13.5.0'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const figures = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' } as const

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { score: number | null; numericValue: number }>
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))

/** A headless browser sometimes loses the trace of a page: another try. */
const runOnce = (url: string, tries = 3): Report => {
  const report = join(folder, 'report.json')
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${categories.join(',')}`,
      // Without a graphics card the browser would draw in software on the processor that is measured.
      `--chrome-flags=--headless=new --disable-gpu ${browserArguments.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, encoding: 'utf8' },
  )
  if (status !== 0 && tries > 1) return runOnce(url, tries - 1)
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(readFileSync(report, 'utf8'))
}

const dataDir = await makeDataDir()
const server = await startProcess({ DATA_DIR: dataDir })
const wanted = process.argv.slice(2)
process.stdout.write('| route | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS |\n')
process.stdout.write('|---|---|---|---|---|---|---|---|\n')
for (const route of wanted.length > 0 ? wanted : pagePaths) {
  const reports = Array.from({ length: runs }, () => runOnce(server.url.replace('127.0.0.1', 'localhost') + route))
  const scores = categories.map((category) =>
    Math.round(median(reports.map((report) => report.categories[category]!.score)) * 100),
  )
  const [lcp, tbt, cls] = Object.values(figures).map((audit) =>
    median(reports.map((report) => report.audits[audit]!.numericValue)),
  )
  const numbers = [(lcp! / 1000).toFixed(1), tbt!.toFixed(0), cls!.toFixed(3)]
  process.stdout.write(`| ${[route, ...scores, ...numbers].join(' | ')} |\n`)
  for (const [id, audit] of Object.entries(reports[0]!.audits))
    if (audit.score !== null && audit.score < 0.9 && process.env['VERBOSE'])
      process.stdout.write(`  ${id} ${audit.score}\n`)
}
await server.stop('SIGTERM')
rmSync(folder, { recursive: true, force: true })
await removeDataDir(dataDir)
