/** More than the site and the desk have; a bound all the same, since styles can hold values from outside. */
const capacity = 5_000

/** Keeps the results of a function of plain data, in the order of its properties: later styles win over earlier ones. */
export const memo = <Arguments extends unknown[], Result>(work: (...args: Arguments) => Result) => {
  const results = new Map<string, Result>()
  return (...args: Arguments): Result => {
    const [first] = args
    const key = args.length === 1 && typeof first === 'string' ? first : JSON.stringify(args)
    if (results.has(key)) return results.get(key)!
    if (results.size >= capacity) results.clear()
    const result = work(...args)
    results.set(key, result)
    return result
  }
}
