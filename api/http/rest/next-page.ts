import type { FastifyRequest } from 'fastify'
import { print, type OperationDefinitionNode } from 'graphql'
import type { PageInfo } from '../../platform/schema/connection.ts'
import type { RestRoute } from '../../platform/rest-route.ts'

const bareList = /\.nodes$/

/** Whether the answer is a page of a list. */
export const isPage = (operation: OperationDefinitionNode): boolean => print(operation).includes('pageInfo')

/** Path, in the result, to what says where the list ends. */
export const pageInfoOf = ({ answer }: RestRoute): string => `${answer.replace(bareList, '')}.pageInfo`

/** The next page for the header Link (RFC 8288): the caller's own address with another cursor. */
export const linkToNext = ({ url }: FastifyRequest, parameter: string, cursor: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://here')
  searchParams.set(parameter, cursor)
  return `<${pathname}?${searchParams}>; rel="next"`
}

/** The link to what follows a page; null at the end of the list. */
export const nextPageLink = (
  request: FastifyRequest,
  { query = {} }: RestRoute,
  { hasNextPage, endCursor }: PageInfo,
): string | null => {
  const [parameter] = Object.entries(query).find(([, variable]) => variable === 'after') ?? []
  return parameter && hasNextPage && endCursor ? linkToNext(request, parameter, endCursor) : null
}
