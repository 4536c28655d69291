import { fewestSearched } from '#graphql/text-limits.ts'
import { useViewer } from '../frame/viewer.tsx'
import { useDebounced } from '../ui/useDebounced.ts'
import { foundChoices, matchingChoices, type Choice } from './choices.ts'
import { usePaletteSearchQuery } from './PaletteSearch.generated.ts'

const pauseMs = 180

/** What somebody may mean by a text: what the desk offers itself at once, what the server finds a moment later. */
export const usePaletteChoices = (text: string, own: readonly Choice[]) => {
  const { can } = useViewer()
  const wanted = text.trim()
  const settled = useDebounced(wanted, pauseMs)
  const isAsked = settled.length >= fewestSearched
  const { data, previousData, error, loading } = usePaletteSearchQuery({
    variables: { text: settled },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  })
  const hits = isAsked && wanted !== '' && !error ? (data ?? previousData)?.deskSearch : undefined
  const matchingOwn = wanted ? own.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase())) : []
  return {
    choices: [...foundChoices(hits ?? []), ...matchingChoices(wanted, can), ...matchingOwn],
    isWaiting: wanted.length >= fewestSearched && (loading || settled !== wanted),
    error: isAsked ? error : undefined,
  }
}
