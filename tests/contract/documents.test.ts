import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#api/root.ts'

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = tracked.filter((file) => file.endsWith('.md'))

const withoutCode = (text: string) => text.replace(/```.*?```/gs, '')
const anchors = (file: string) =>
  [...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

describe('documents', () => {
  it.each(documents)('%s links to what is there', (file) => {
    const targets = [...withoutCode(read(file)).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target]) => target!)
    const dead = targets.filter((target) => {
      const [path, anchor] = target.split('#') as [string, string?]
      const to = path ? join(dirname(file), path) : file
      return !existsSync(join(root, to)) || (anchor !== undefined && !anchors(to).includes(anchor))
    })
    expect(dead).toEqual([])
  })

  it('README is read in one sitting', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150)
  })

  it('names every script of package.json that a person runs', () => {
    const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)
    const ran = scripts.filter((name) => !/^(pre|post)/.test(name))
    const text = documents.map(read).join('\n')
    expect(ran.filter((name) => !new RegExp(`(npm (run )?|\`)${name}\\b`).test(text))).toEqual([])
  })
})

describe('decisions', () => {
  const numbers = ['api/decisions.md', 'client/decisions.md'].flatMap((file) =>
    [...read(file).matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number)),
  )

  it('have a number each', () => {
    expect(numbers.length).toBeGreaterThan(50)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('are where comments say', () => {
    const named = tracked
      .filter(
        (file) =>
          /\.(tsx?|md|yml)$/.test(file) && !file.endsWith('decisions.md') && !file.endsWith('documents.test.ts'),
      )
      .flatMap((file) => [...read(file).matchAll(/\bdecision (\d+)/gi)].map(([, number]) => Number(number)))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((number) => !numbers.includes(number))).toEqual([])
  })

  it.each(['api/decisions.md', 'client/decisions.md'])(
    '%s tells context, decision and consequences of each',
    (file) => {
      const entries = read(file).split(/^## /m).slice(1)
      const incomplete = entries.filter(
        (entry) =>
          !/^\d{4}-\d\d-\d\d · (accepted|superseded by \d+) · /m.test(entry) ||
          ['Context', 'Decision', 'Consequences'].some((part) => !entry.includes(`- **${part}.** `)),
      )
      expect(incomplete).toEqual([])
    },
  )
})
