import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Long however short they are written: they start the product, wait for a time limit, or ask thousands of questions. */
const long =
  /\/tests\/api\/(start|outside-faults|fuzz|embedded|upgrade|backup|backup-moving|page-changes|faults\/\w[\w-]*|attacks\/\w[\w-]*)\.test\.ts$/

/** Those first, then the others by what the last run or their size tells: no worker is left alone with a long one. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
