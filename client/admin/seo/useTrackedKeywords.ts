import { evictRecord } from '../ui/evict-record.ts'
import { useTrackKeywordMutation, useUntrackKeywordMutation } from './useTrackedKeywords.generated.ts'

/** Begins and ends the tracking of a keyword, and keeps the list in step. */
export const useTrackedKeywords = () => {
  const [trackKeyword] = useTrackKeywordMutation()
  const [untrackKeyword] = useUntrackKeywordMutation()

  const track = (keyword: string) =>
    trackKeyword({
      variables: { input: { keyword } },
      refetchQueries: ['TrackingPart'],
    })

  const untrack = (id: string) =>
    untrackKeyword({
      variables: { id },
      update: (cache) => evictRecord(cache, 'TrackedKeyword', id),
    })
  return { track, untrack }
}
