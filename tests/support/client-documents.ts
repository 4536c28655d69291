import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  Kind,
  parse,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'
import { root } from '#api/root.ts'

/** The contract, as a client knows it. */
export const printedSchema = buildSchema(readFileSync(join(root, 'graphql/schema.graphql'), 'utf8'))

const definitionsIn = (folder: 'site' | 'admin'): DefinitionNode[] =>
  readdirSync(join(root, 'client', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
    .flatMap((file) => parse(readFileSync(join(root, 'client', folder, file), 'utf8')).definitions)

/** Those fragments that it spreads, and the ones that they spread. */
const reached = (
  definition: DefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): Set<FragmentDefinitionNode> => {
  const found = new Set<FragmentDefinitionNode>()
  const look = (at: DefinitionNode) =>
    visit(at, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value)!
        if (found.has(fragment)) return
        found.add(fragment)
        look(fragment)
      },
    })
  look(definition)
  return found
}

/** The operations that guests (`site`) or staff (`admin`) ask, by their names, each with its fragments. */
export const clientDocuments = (folder: 'site' | 'admin'): Map<string, DocumentNode> => {
  const definitions = definitionsIn(folder)
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  )
  return new Map(
    definitions
      .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
      .map((operation) => [
        operation.name!.value,
        { kind: Kind.DOCUMENT, definitions: [operation, ...reached(operation, fragments)] },
      ]),
  )
}
