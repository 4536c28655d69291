import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#api/root.ts'
import { readMeasured, toTable, writeMeasured } from '#tests/bench/measured-table.ts'
import { folders, folderVariable, testsVariable } from './folders.ts'

/**
 * npm run mutants [-- pricing throttle …]: Stryker makes small changes in the most careful code, one at a time, and the
 * tests nearest to it should notice each. Writes the score of each folder into README.md beside; what survived is in
 * test-results/mutation. Hours for all folders.
 */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

const page = 'tests/mutation/README.md'
const head = ['folder', 'changes', 'noticed', 'not noticed', 'score', 'on']

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in folders))
if (unknown.length > 0)
  throw new Error(`No such folder: ${unknown.join(', ')}. There are ${Object.keys(folders).join(' ')}`)
const names = asked.length > 0 ? asked : Object.keys(folders)

const measure = (name: string): string[] => {
  mkdirSync(join(root, 'test-results', 'mutation'), { recursive: true })
  const { status } = spawnSync('stryker', ['run', 'tests/mutation/stryker.config.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, [folderVariable]: name, [testsVariable]: folders[name]!.tests.join(' ') },
  })
  if (status !== 0) throw new Error(`Stryker did not finish with ${name}`)
  const report = JSON.parse(readFileSync(join(root, 'test-results', 'mutation', `${name}.json`), 'utf8')) as Report
  const states = Object.values(report.files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status))
  const count = (...kinds: string[]) => states.filter((state) => kinds.includes(state)).length
  const noticed = count('Killed', 'Timeout')
  const survived = count('Survived', 'NoCoverage')
  const score = `${((100 * noticed) / (noticed + survived)).toFixed(1)} %`
  const today = new Date().toISOString().slice(0, 10)
  return [name, String(noticed + survived), String(noticed), String(survived), score, today]
}

for (const name of names) {
  const row = measure(name)
  const others = (await readMeasured('mutants', page)).filter(([known]) => known !== name)
  const rows = [...others, row].toSorted(([a], [b]) => a!.localeCompare(b!))
  await writeMeasured('mutants', toTable(head, rows), page)
}
