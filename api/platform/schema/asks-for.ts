import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/** Whether the answer of this field is asked for `name`, directly or by a fragment. */
export const asksFor = ({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean => {
  const within = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet)
      return within(fragments[selection.name.value]?.selectionSet)
    })
  return fieldNodes.some((node) => within(node.selectionSet))
}
