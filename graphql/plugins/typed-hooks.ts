import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { Kind, type OperationDefinitionNode } from 'graphql'

interface TypedHooksConfig {
  /** Module that exports `useQuery` and `useMutation` for this audience. */
  hooksFrom: string
  /** Guests' parts suspend and take plain variables; staff's take Apollo's options, with their variables required. */
  hookStyle: 'suspending' | 'apollo'
}

type Operation = { name: string; takesVariables: boolean }

const hooks = {
  suspending: {
    query: ({ name, takesVariables }: Operation) =>
      takesVariables
        ? `export const use${name}Query = (variables: ${name}QueryVariables) => useQuery(${name}Document, variables)`
        : `export const use${name}Query = () => useQuery(${name}Document, {})`,
    mutation: ({ name }: Operation) => `export const use${name}Mutation = () => useMutation(${name}Document)`,
  },
  apollo: {
    query: ({ name, takesVariables }: Operation) => {
      const types = `${name}Query, ${name}QueryVariables`
      const options = `useQuery.Options<${types}>`
      return takesVariables
        ? `export const use${name}Query = (options: ${options} & { variables: ${name}QueryVariables }) => useQuery<${types}>(${name}Document, options)`
        : `export const use${name}Query = (options: ${options} = {}) => useQuery<${types}>(${name}Document, options)`
    },
    mutation: ({ name }: Operation) => {
      const types = `${name}Mutation, ${name}MutationVariables`
      return `export const use${name}Mutation = (options: useMutation.Options<${types}> = {}) => useMutation<${types}>(${name}Document, options)`
    },
  },
}

const describe = (node: OperationDefinitionNode): Operation => {
  const name = node.name?.value ?? ''
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    takesVariables: Boolean(node.variableDefinitions?.length),
  }
}

/** One typed hook per operation: `useHomePageQuery({ locale })`, `useUpdateInquiryMutation()`. */
export const plugin: PluginFunction<TypedHooksConfig> = (_schema, documents, { hooksFrom, hookStyle }) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .filter((operation) => operation.operation !== 'subscription')
  const used = [...new Set(operations.map(({ operation }) => (operation === 'query' ? 'useQuery' : 'useMutation')))]
  if (used.length === 0) return ''
  const lines = operations.map((node) => hooks[hookStyle][node.operation as 'query' | 'mutation'](describe(node)))
  return { prepend: [`import { ${used.sort().join(', ')} } from '${hooksFrom}'`], content: lines.join('\n') }
}
