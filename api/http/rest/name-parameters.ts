import type { InputIssue } from '../../errors.ts'
import type { RestRoute } from '../../platform/rest-route.ts'
import type { Problem } from './problem.ts'
import { parameterVariables } from './read-variables.ts'

/** A refusal of an operation that is about one of its variables, told by the parameter that the caller knows. */
export const nameParameters = (found: Problem, route: RestRoute): Problem => {
  const parameters = new Map(Object.entries(parameterVariables(route)).map(([name, variable]) => [variable, name]))
  const reword = (sentence: string) => {
    const [first = ''] = sentence.split(' ')
    const parameter = parameters.get(first.toLowerCase())
    return parameter ? parameter[0]!.toUpperCase() + parameter.slice(1) + sentence.slice(first.length) : sentence
  }
  const renamed = ([first, ...inside]: InputIssue['path']): InputIssue['path'] =>
    first === undefined ? [] : [parameters.get(String(first)) ?? first, ...inside]
  const issues = found.issues?.map(({ path, message }) => ({ path: renamed(path), message: reword(message) }))
  return { ...found, detail: reword(found.detail), ...(issues && { issues }) }
}
