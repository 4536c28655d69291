import { TrackingPartDocument, type TrackingPartQuery } from './TrackingPart.generated.ts'
import { useTrackKeywordMutation, useUntrackKeywordMutation } from './useTrackedKeywords.generated.ts'

const byKeyword = (a: { keyword: string }, b: { keyword: string }) => a.keyword.localeCompare(b.keyword)

/** Begins and ends the tracking of a keyword, and keeps the list in step. */
export const useTrackedKeywords = () => {
  const [trackKeyword] = useTrackKeywordMutation()
  const [untrackKeyword] = useUntrackKeywordMutation()

  const track = (keyword: string) =>
    trackKeyword({
      variables: { input: { keyword } },
      update: (cache, { data }) => {
        if (!data) return
        cache.updateQuery<TrackingPartQuery>({ query: TrackingPartDocument }, (before) => {
          if (!before) return before
          const keywords = [...before.trackedKeywords.keywords, data.trackKeyword].toSorted(byKeyword)
          return { trackedKeywords: { ...before.trackedKeywords, keywords } }
        })
      },
    })

  const untrack = (id: string) =>
    untrackKeyword({
      variables: { id },
      update: (cache) => {
        cache.evict({ id: cache.identify({ __typename: 'TrackedKeyword', id }) })
        cache.gc()
      },
    })
  return { track, untrack }
}
