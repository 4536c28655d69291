import type { FastifyRequest } from 'fastify'
import { print, type OperationDefinitionNode } from 'graphql'
import type { PageInfo } from '../../platform/schema/connection.ts'
import type { RestRoute } from '../../platform/rest-route.ts'

const bareList = /\.nodes$/

/** Whether the answer is a bare list, which has no room for the cursor that the query asks for. */
export const leadsToNext = (operation: OperationDefinitionNode, { answer }: RestRoute): boolean =>
  bareList.test(answer) && print(operation).includes('pageInfo')

/** Path, in the result, to what says where the list ends. */
export const pageInfoOf = ({ answer }: RestRoute): string => answer.replace(bareList, '.pageInfo')

/** The next page for the header Link (RFC 8288): the caller's own address with another cursor. */
export const nextPageLink = (
  { url }: FastifyRequest,
  { query = {} }: RestRoute,
  { hasNextPage, endCursor }: PageInfo,
): string | null => {
  const [parameter] = Object.entries(query).find(([, variable]) => variable === 'after') ?? []
  if (!parameter || !hasNextPage || !endCursor) return null
  const { pathname, searchParams } = new URL(url, 'http://here')
  searchParams.set(parameter, endCursor)
  return `<${pathname}?${searchParams}>; rel="next"`
}
