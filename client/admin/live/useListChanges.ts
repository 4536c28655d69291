import type { ChangedNoun } from '#graphql/desk-changes.ts'
import { useChanges } from './useChanges.ts'

/** Lists that change seldom are looked at again only when they are told of a change, or opened. */
const never = { everyMs: null }

/** Asks for a list again when records of these kinds have changed. A failure is said by the list itself. */
export const useListChanges = (nouns: readonly ChangedNoun[], { refetch }: { refetch: () => Promise<unknown> }) =>
  useChanges(nouns, () => void refetch().catch(() => undefined), never)

/** The same for a list by pages, while it shows the first: what somebody has read on to is not taken from them. */
export const useFirstPageChanges = (
  nouns: readonly ChangedNoun[],
  list: { nodes?: readonly unknown[]; busy: string | null; again: () => Promise<void> },
  pageSize: number,
  everyMs: number | null = null,
) => {
  const hasGrown = (list.nodes?.length ?? 0) > pageSize
  useChanges(nouns, () => void list.again(), { everyMs, busy: list.busy !== null || hasGrown })
}
