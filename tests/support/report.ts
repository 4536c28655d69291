import { writeFileSync } from 'node:fs'

export interface Failure {
  name: string
  reason: string | undefined
  /** The words after `npm test --` that run it alone. */
  alone?: string
}

/** What a run of tests came to. */
export interface Report {
  passed: number
  failures: Failure[]
  /** Test files by the time that they took. */
  slowest: Array<{ file: string; seconds: number }>
}

/** Where a reporter leaves its report for the runner of all tests. */
export const reportFile = 'TEST_REPORT'

export const writeReport = (report: Report) => writeFileSync(process.env[reportFile]!, JSON.stringify(report))
