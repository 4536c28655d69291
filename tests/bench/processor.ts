/** Of an odd number the one in the middle. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

/** Processor's time that a running product has taken so far; `apiKey` may read the operations. */
export const processorSeconds = async (url: string, apiKey: string): Promise<number> => {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${apiKey}` } })
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(await answer.text())?.[1])
}
