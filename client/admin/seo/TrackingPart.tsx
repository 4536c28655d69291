import { Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Freshness } from './Freshness.tsx'
import { PositionHistory } from './PositionHistory.tsx'
import { RankingBadge } from './RankingBadge.tsx'
import { Rise } from './Rise.tsx'
import { TrackForm } from './TrackForm.tsx'
import { useTrackingPartQuery, type TrackedFragment } from './TrackingPart.generated.ts'
import { useTrackedKeywords } from './useTrackedKeywords.ts'

const columns: readonly [Column<TrackedFragment>, ...Column<TrackedFragment>[]] = [
  { header: 'Keyword', cell: ({ keyword }) => keyword },
  { header: 'Ranking', cell: ({ position }) => <RankingBadge position={position} /> },
  { header: 'Position', cell: ({ position }) => position || '–', isNumber: true },
  { header: 'Change', cell: (tracked) => <Rise tracked={tracked} />, isNumber: true },
]

/** Keywords whose place is noted every day. */
export const TrackingPart = () => {
  const { can } = useViewer()
  const result = useTrackingPartQuery()
  const [leaving, setLeaving] = useState<TrackedFragment | null>(null)
  const { untrack } = useTrackedKeywords()
  const remove = (tracked: TrackedFragment) => (
    <Button
      size="xs"
      variant="ghost"
      colorPalette="red"
      my="-1"
      aria-label={`Stop tracking ${tracked.keyword}`}
      onClick={() => setLeaving(tracked)}
    >
      Remove
    </Button>
  )
  return (
    <Panel title="Keyword Tracking" description="Where the site stands for the searches that matter, noted every day.">
      <Stack gap="6">
        <Loaded what="tracked keywords" result={result}>
          {({ trackedKeywords }) => (
            <>
              <Freshness report={trackedKeywords} />
              {trackedKeywords.keywords.length === 0 ? (
                <Text color="fg.muted">No keyword is tracked yet. Add the first below.</Text>
              ) : (
                <>
                  <PositionHistory keywords={trackedKeywords.keywords} />
                  <DataTable
                    caption="Tracked keywords"
                    columns={columns}
                    action={can('seo:write') ? remove : undefined}
                    rows={trackedKeywords.keywords}
                    rowKey={({ id }) => id}
                  />
                </>
              )}
            </>
          )}
        </Loaded>
        {can('seo:write') && <TrackForm />}
      </Stack>
      <ConfirmDialog
        open={Boolean(leaving)}
        title={`Stop tracking “${leaving?.keyword ?? ''}”?`}
        description="The positions noted until now are forgotten."
        confirm="Stop tracking"
        onConfirm={() => untrack(leaving!.id)}
        onClose={() => setLeaving(null)}
      />
    </Panel>
  )
}
