import { otherLabel } from '../../platform/visit-counter.ts'

/** Typed, from a bookmark, or from where it is not told. */
export const directLabel = 'direct'

/** A name as registries give it out, with a dot between two parts; the last begins with a letter, which no address in numbers does. */
const publicName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/**
 * The host of the page that led here, without what it says beside it; null for a page of ours. An address in numbers or a
 * name of somebody's own network could tell of a person, and is not kept by name.
 * @param ownHosts with their ports
 */
export const referringSite = (referrer: string, ownHosts: readonly string[]): string | null => {
  if (!referrer) return directLabel
  const url = URL.canParse(referrer) ? new URL(referrer) : null
  if (!url || !/^https?:$/.test(url.protocol)) return otherLabel
  if (ownHosts.includes(url.host)) return null
  const host = url.hostname.replace(/^www\./, '').replace(/\.$/, '')
  return publicName.test(host) ? host : otherLabel
}
