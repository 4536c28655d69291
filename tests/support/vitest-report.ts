import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { writeReport } from './report.ts'

/** Tells the runner of all tests what failed, the errors that belong to no test too. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const holders = modules.flatMap((module) => [module, ...module.children.allSuites()])
    writeReport({
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...tests.flatMap((test) => {
          const { state, errors } = test.result()
          if (state !== 'failed') return []
          const file = test.module.relativeModuleId
          const alone = `${test.project.name} ${file}:${test.location?.line ?? ''}`
          return [{ name: `${file} › ${test.fullName}`, reason: errors[0]?.message, alone }]
        }),
        ...holders.flatMap((holder) =>
          holder.errors().map(({ message }) => ({
            name: 'relativeModuleId' in holder ? holder.relativeModuleId : holder.fullName,
            reason: message,
          })),
        ),
        ...unhandled.map((error) => ({ name: 'outside of any test', reason: error.stack ?? error.message })),
      ],
      slowest: modules.map((module) => {
        const { collectDuration, duration } = module.diagnostic()
        return { file: module.relativeModuleId, seconds: (collectDuration + duration) / 1000 }
      }),
    })
  }
}
