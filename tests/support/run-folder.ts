import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Report } from './report.ts'

/** Where what is worth keeping for the next run goes: the temporary folder of the system. */
export const keepVariable = 'TEST_KEEP_DIR'

/** What a run starts and writes has its place below a folder of its own: so what it leaves behind is seen. */
export const makeRunFolder = (): string => {
  process.env[keepVariable] = tmpdir()
  const folder = mkdtempSync(join(tmpdir(), 'hotel-tests-'))
  // Under root the database server passes through it, as another user.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  return folder
}

/** The command lines of all processes. A small Linux image has no `ps`; where there is neither, nothing is seen. */
const commandLines = (): string[] => {
  if (existsSync('/proc/self/cmdline'))
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        } catch {
          return '' // It has ended meanwhile.
        }
      })
  const { stdout } = spawnSync('ps', ['-axo', 'args'], { encoding: 'utf8' })
  return (stdout ?? '').split('\n')
}

const processesBelow = (folder: string): string[] => commandLines().filter((line) => line.includes(folder))

const isOver = async (folder: string) => {
  // What was told to end may take a moment longer than whoever told it waits.
  for (let waited = 0; waited < 60; waited += 1) {
    if (processesBelow(folder).length === 0) return true
    await setTimeout(1000)
  }
  return false
}

/** A run that leaves a program running has failed. */
export const leftBehind = async (folder: string): Promise<Report> => {
  const failures = (await isOver(folder))
    ? []
    : processesBelow(folder).map((reason) => ({ name: 'a program is left running', reason }))
  return { passed: 0, failures, slowest: [] }
}

export const removeRunFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })
