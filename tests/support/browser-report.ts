import type { Reporter, Suite, TestError } from '@playwright/test/reporter'
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
    writeReport({
      passed: tests.filter((test) => test.outcome() === 'expected').length,
      failures: [
        ...tests
          .filter((test) => test.outcome() === 'unexpected')
          .map((test) => ({ name: test.titlePath().join(' › '), reason: test.results.at(-1)?.error?.message })),
        ...this.#errors.map(({ message }) => ({ name: 'outside of any test', reason: message })),
      ],
    })
  }
}
