import { getMetadataStorage } from 'type-graphql'

/** Every operation whose method has no @Authorized. */
const unguarded = (): string[] => {
  const storage = getMetadataStorage()
  const operations = [...storage.queries, ...storage.mutations, ...storage.subscriptions]
  const guarded = new Set(storage.authorizedFields.map((field) => `${field.target.name}.${field.fieldName}`))
  return operations
    .filter((operation) => !guarded.has(`${operation.target.name}.${operation.methodName}`))
    .map((operation) => operation.schemaName ?? operation.methodName)
}

/** @throws when an operation is neither public nor guarded, or when the public list names one that is not there. */
export const refuseUnguarded = (publicOperations: readonly string[]): void => {
  const open = unguarded()
  const forgotten = open.filter((name) => !publicOperations.includes(name))
  const stale = publicOperations.filter((name) => !open.includes(name))
  if (forgotten.length > 0) throw new Error(`These operations are neither public nor guarded: ${forgotten.join(', ')}`)
  if (stale.length > 0) throw new Error(`These are listed as public but are guarded or gone: ${stale.join(', ')}`)
}
