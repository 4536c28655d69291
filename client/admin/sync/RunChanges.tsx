import { Center, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { formatStayDay } from '../ui/time.ts'
import { changeText, nightTexts } from './night-change.ts'
import { useRunChangesQuery, type NightChangeKind } from './RunChanges.generated.ts'

const kinds: Record<NightChangeKind, string> = { ADDED: 'New', CHANGED: 'Changed', REMOVED: 'Gone' }

const fewAtFirst = 50
const mostShown = 500

/** The nights that a run changed, with what they were before. */
export const RunChanges = ({ runId, count }: { runId: string; count: number }) => {
  const [first, setFirst] = useState(fewAtFirst)
  const result = useRunChangesQuery({ variables: { id: runId, first }, fetchPolicy: 'cache-first' })
  return (
    <Loaded what="the changes of this sync" result={result}>
      {({ syncRun }) => {
        const changes = syncRun?.changes ?? []
        return (
          <>
            <DataTable
              caption="Nights changed by this sync"
              rows={changes}
              rowKey={({ night, roomTypeId }) => `${night} ${roomTypeId}`}
              columns={[
                { header: 'Night', cell: ({ night, roomType }) => `${formatStayDay(night)} · ${roomType}` },
                { header: 'What', cell: ({ kind }) => kinds[kind] },
                { header: 'Rooms left', cell: (change) => changeText(nightTexts.available, change), isNumber: true },
                { header: 'Rate', cell: (change) => changeText(nightTexts.rate, change), isNumber: true },
                { header: 'Min. stay', cell: (change) => changeText(nightTexts.minStay, change), isNumber: true },
                {
                  header: 'Restrictions',
                  cell: (change) => changeText(nightTexts.restrictions, change),
                  isNumber: true,
                },
              ]}
            />
            {changes.length < count && (
              <Center gap="3" flexWrap="wrap">
                <Text color="fg.muted" textStyle="sm">
                  {syncRun ? `The first ${changes.length} of ${count}.` : 'This sync is no longer kept.'}
                </Text>
                {syncRun && first < mostShown && (
                  <Button size="sm" onClick={() => setFirst(mostShown)} loading={result.loading} loadingText="Loading">
                    Show more
                  </Button>
                )}
              </Center>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
