import {
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  isObjectType,
  type FragmentDefinitionNode,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '../../platform/context.ts'
import { requireOneOf, requireStaff } from '../../platform/viewer.ts'
import { fieldGuards, leadsToGuarded, rootsOf, type Guard } from './field-guards.ts'
import { perOperation } from './per-operation.ts'

type Composite = GraphQLObjectType | GraphQLInterfaceType

interface Document {
  schema: GraphQLSchema
  fragments: Record<string, FragmentDefinitionNode>
  /** Whether the caller's directives leave it out. */
  leavesOut: (selection: SelectionNode) => boolean
}

/** The guards of what a selection asks for, each once, the outermost first. */
const guardsWithin = ({ schema, fragments, leavesOut }: Document, root: GraphQLObjectType, asked: SelectionNode[]) => {
  const guards = fieldGuards(schema)
  const found = new Map<string, Guard>()
  const spread = new Set<string>()
  /** What is asked for under a condition: of a record whose type is known an interface takes nothing away. */
  const under = (type: Composite, condition: NamedTypeNode | undefined) =>
    condition && !isObjectType(type) ? (schema.getType(condition.name.value) as Composite) : type

  const visitSet = (type: Composite, set: SelectionSetNode | undefined) =>
    set?.selections.forEach((selection) => visit(type, selection))

  const visit = (type: Composite, selection: SelectionNode): void => {
    if (leavesOut(selection)) return
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const { typeCondition, selectionSet } = selection
      return visitSet(under(type, typeCondition), selectionSet)
    }
    const name = selection.name.value
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const place = `${type.name} ${name}`
      if (spread.has(place)) return
      spread.add(place)
      const { typeCondition, selectionSet } = fragments[name]!
      return visitSet(under(type, typeCondition), selectionSet)
    }
    const field = type.getFields()[name]
    if (!field) return
    const guard = guards.get(`${type.name}.${name}`)
    if (guard && !found.has(String(guard.oneOf))) found.set(String(guard.oneOf), guard)
    visitSet(getNamedType(field.type) as Composite, selection.selectionSet)
  }
  for (const selection of asked) visit(root, selection)
  return [...found.values()]
}

/** @throws UNAUTHENTICATED, FORBIDDEN */
export const requireGuard = (ctx: Context, { field, oneOf }: Guard) =>
  oneOf.length > 0 ? requireOneOf(ctx, oneOf, field) : requireStaff(ctx)

/** The guards of what an operation asks for, whatever its directives leave out. */
export const guardsOf = perOperation((schema, alone, { operation, selectionSet }): Guard[] => {
  const fragments = Object.fromEntries(
    alone.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  )
  return guardsWithin({ schema, fragments, leavesOut: () => false }, schema.getRootType(operation)!, [
    ...selectionSet.selections,
  ])
})

const isLeftOut = (node: SelectionNode, variables: Record<string, unknown>): boolean =>
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true ||
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] === false

/** Operation -> key of the answer -> guards: found once, unless directives decide. */
const guardsByField = new WeakMap<OperationDefinitionNode, Map<string, Guard[]>>()

/** The guards of one field of an operation and of what it asks for within. */
const guardsAsked = ({ schema, fragments, operation, parentType, fieldNodes, variableValues }: GraphQLResolveInfo) => {
  const [{ alias, name }] = fieldNodes as [(typeof fieldNodes)[number]]
  const known = guardsByField.get(operation) ?? new Map<string, Guard[]>()
  guardsByField.set(operation, known)
  const place = (alias ?? name).value
  const found = known.get(place)
  if (found) return found
  let always = true
  const leavesOut = (node: SelectionNode) => {
    if (!node.directives?.length) return false
    always = false
    return isLeftOut(node, variableValues)
  }
  const guards = guardsWithin({ schema, fragments, leavesOut }, parentType, [...fieldNodes])
  if (always) known.set(place, guards)
  return guards
}

/**
 * Lets an operation run only for who may read all that it is asked for. A look at the question is enough, for what a
 * field needs does not depend on the record; and nothing is changed for somebody who is then refused the answer.
 */
export const guardAnswers = (schema: GraphQLSchema): void => {
  const leads = leadsToGuarded(schema)
  for (const root of rootsOf(schema))
    for (const field of Object.values(root.getFields())) {
      const { resolve } = field
      if (!resolve || !leads(getNamedType(field.type))) continue
      field.resolve = (source, args, ctx, info) => {
        for (const guard of guardsAsked(info)) requireGuard(ctx as Context, guard)
        return resolve(source, args, ctx, info)
      }
    }
}
