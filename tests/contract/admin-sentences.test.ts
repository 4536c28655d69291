import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#api/root.ts'
import { expect, it } from 'vitest'

const sentences = readFileSync(join(root, 'tests/contract/admin-sentences.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [^-*]/.test(line))
  .slice(1)
  .map((line) => {
    const [place, promise, heldBy] = line.split(' | ') as [string, string, string]
    const tests = [...heldBy.matchAll(/`([^`]+)`: “(.+?)”(?=,| *\|$)/g)].map(([, file, title]) => ({
      file: file!,
      title: title!,
    }))
    return { name: `${place.slice(2).trim()}: ${promise.trim()}`, tests }
  })

/** As a title is written in the source of a test, whichever quotes it stands in. */
const asTitle = (title: string) => [`'${title}'`, `\`${title}\``, `"${title}"`]

it('the list has the sentences', () => {
  expect(sentences.length).toBeGreaterThan(90)
})

it.each(sentences)('$name', ({ tests }) => {
  expect(tests).not.toEqual([])
  for (const { file, title } of tests) {
    const source = readFileSync(join(root, file), 'utf8')
    expect(
      asTitle(title).some((written) => source.includes(written)),
      `${file}: ${title}`,
    ).toBe(true)
  }
})
