import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { useViewer } from '../frame/viewer.tsx'

/** Whether the viewer may change records of the kind; the hotel's facts want a permission of their own. */
export const useMayChange = (kind: ContentKind): boolean => {
  const { can } = useViewer()
  return can('content:write') && (kind !== 'facts' || can('facts:write'))
}
