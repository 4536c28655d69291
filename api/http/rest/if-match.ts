import type { RestRoute } from '../../platform/rest-route.ts'

/** No record has it. */
const nobodysVersion = -1

/** The ETag of a record that counts its versions (RFC 9110, 8.8.3). */
export const etagOf = (version: number): string => `"${version}"`

/** Whether a change may name the version that it is for. */
export const isConditional = ({ versioned, method }: RestRoute): boolean => Boolean(versioned) && method === 'PATCH'

const isEntityTag = (tag: string): boolean => /^(?:W\/)?"[^"]*"$/.test(tag.trim())

/** What is wrong with the header If-Match of a request; null where it can be followed, or where there is none. */
export const wrongIfMatch = (route: RestRoute, header: string | undefined): string | null => {
  if (header === undefined || header.trim() === '*') return null
  // Whoever sends it believes that a record which somebody has changed is kept.
  if (route.method === 'DELETE') return 'DELETE takes no header If-Match: it deletes the record at any version'
  if (route.method === 'POST') return 'POST takes no header If-Match: where a version counts it is a field of the body'
  return isConditional(route) && !header.split(',').some(isEntityTag)
    ? 'The header If-Match must have the ETag of the record as it was read, such as "3"'
    : null
}

/**
 * The version that a change is for, by its header If-Match; undefined where any will do. Of several the highest alone can
 * be the current one, for versions only grow. What is no ETag of ours, a weak one too, matches no version.
 */
export const matchedVersion = (header: string | undefined): number | undefined => {
  if (header === undefined || header.trim() === '*') return undefined
  const versions = header.split(',').map((tag) => /^"(\d{1,9})"$/.exec(tag.trim())?.[1])
  return Math.max(nobodysVersion, ...versions.flatMap((version) => (version ? Number(version) : [])))
}
