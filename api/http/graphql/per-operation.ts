import { separateOperations, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'

type Find<T> = (schema: GraphQLSchema, alone: DocumentNode, operation: OperationDefinitionNode) => T

/**
 * What follows from an operation's own text, found once for as long as its document is kept. `find` is given the
 * operation alone, with the fragments that it uses: another one of its document may use the same names otherwise.
 */
export const perOperation = <T>(find: Find<T>) => {
  const known = new WeakMap<OperationDefinitionNode, T>()
  return (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): T => {
    const found = known.get(operation)
    if (found !== undefined) return found
    const made = find(schema, separateOperations(document)[operation.name?.value ?? '']!, operation)
    known.set(operation, made)
    return made
  }
}
