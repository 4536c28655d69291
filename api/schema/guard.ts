import { TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { getMetadataStorage } from 'type-graphql'
import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../context.ts'
import { requireOneOf, requireStaff } from '../modules/staff/viewer.ts'
import { perOperation } from './per-operation.ts'

/** What @Authorized asks of a caller: one of these permissions; none where any person with a session may. */
export type Guard = readonly Permission[]

/** Every operation, such as Query.inquiries, with its guard; undefined where its method has no @Authorized. */
const operationGuards = (): Map<string, Guard | undefined> => {
  const { queries, mutations, subscriptions, authorizedFields } = getMetadataStorage()
  const guards = new Map(
    authorizedFields.map(({ target, fieldName, roles }) => [`${target.name}.${fieldName}`, roles as Permission[]]),
  )
  return new Map(
    Object.entries({ Query: queries, Mutation: mutations, Subscription: subscriptions }).flatMap(([root, operations]) =>
      operations.map(({ target, methodName, schemaName }) => [
        `${root}.${schemaName}`,
        guards.get(`${target.name}.${methodName}`),
      ]),
    ),
  )
}

/** @throws when an operation is neither public nor guarded, or when the public list names one that is not there. */
export const refuseUnguarded = (publicOperations: readonly string[]): void => {
  const open = [...operationGuards()].filter(([, guard]) => guard === undefined).map(([name]) => name.split('.')[1]!)
  const forgotten = open.filter((name) => !publicOperations.includes(name))
  const stale = publicOperations.filter((name) => !open.includes(name))
  if (forgotten.length > 0) throw new Error(`These operations are neither public nor guarded: ${forgotten.join(', ')}`)
  if (stale.length > 0) throw new Error(`These are listed as public but are guarded or gone: ${stale.join(', ')}`)
}

/** @throws UNAUTHENTICATED, FORBIDDEN */
export const requireGuard = (ctx: Context, guard: Guard) =>
  guard.length > 0 ? requireOneOf(ctx, guard) : requireStaff(ctx)

/** The guards of what an operation asks for, whatever its directives leave out. */
export const guardsOf = perOperation((schema, alone): Guard[] => {
  const guards = operationGuards()
  const found = new Map<string, Guard>()
  const types = new TypeInfo(schema)
  visit(
    alone,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const guard = guards.get(`${types.getParentType()?.name}.${name.value}`)
        if (guard !== undefined) found.set(String(guard), guard)
      },
    }),
  )
  return [...found.values()]
})
