import { diff, CriticalityLevel, type Change } from '@graphql-inspector/core'
import { parse, print, visit, type GraphQLSchema } from 'graphql'

/** A schema as it is kept for comparison: what it can do, without its words. */
export const withoutWords = (printed: string): string => {
  const document = visit(parse(printed), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  })
  return `${print(document)}\n`
}

/** What a client could notice. */
export const changesBetween = async (released: GraphQLSchema, current: GraphQLSchema): Promise<Change[]> =>
  (await diff(released, current)).filter(({ type }) => !type.includes('DESCRIPTION'))

const isBreaking = ({ criticality }: Change) => criticality.level === CriticalityLevel.Breaking

/** `RoomType.bedType` of a change, as the changelog names it. */
export const nameOf = ({ path }: Change) => `\`${path}\``

/** The breaking changes that a changelog says nothing of. */
export const unnamedIn = (changelog: string, changes: Change[]): string[] =>
  changes
    .filter((change) => isBreaking(change) && !changelog.includes(nameOf(change)))
    .map(({ path, message }) => `${path}: ${message}`)

const headings = [
  [CriticalityLevel.Breaking, 'Breaking'],
  [CriticalityLevel.Dangerous, 'May surprise'],
  [CriticalityLevel.NonBreaking, 'Added'],
] as const

/** The changes as a part of the changelog. */
export const inWords = (changes: Change[]): string =>
  headings
    .map(([level, heading]) => {
      const lines = changes
        .filter(({ criticality }) => criticality.level === level)
        .map((change) => `- ${nameOf(change)}: ${change.message.replace(/\.?$/, '.')}`)
      return lines.length > 0 ? `### ${heading}\n\n${[...new Set(lines)].sort().join('\n')}\n` : ''
    })
    .filter(Boolean)
    .join('\n')
