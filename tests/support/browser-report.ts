import { relative } from 'node:path'
import type { Reporter, Suite, TestError } from '@playwright/test/reporter'
import { root } from '#api/root.ts'
import { writeReport } from './report.ts'

/** Tells the runner of all tests what failed in the browser. */
export default class BrowserReport implements Reporter {
  #suite: Suite | undefined
  #errors: TestError[] = []

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite
  }

  onError(error: TestError) {
    this.#errors.push(error)
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    const seconds = new Map<string, number>()
    for (const { location, results } of tests) {
      const file = relative(root, location.file)
      const took = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
      seconds.set(file, (seconds.get(file) ?? 0) + took)
    }
    writeReport({
      passed: tests.filter((test) => test.outcome() === 'expected').length,
      failures: [
        ...tests
          .filter((test) => test.outcome() === 'unexpected')
          .map((test) => {
            const file = relative(root, test.location.file)
            return {
              name: `${file} › ${test.title}`,
              reason: test.results.at(-1)?.error?.message,
              alone: `browser ${file}:${test.location.line}`,
            }
          }),
        ...this.#errors.map(({ message }) => ({ name: 'outside of any test', reason: message })),
      ],
      slowest: [...seconds].map(([file, took]) => ({ file, seconds: took })),
    })
  }
}
