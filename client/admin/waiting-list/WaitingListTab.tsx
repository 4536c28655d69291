import { Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatStayDay } from '../ui/time.ts'
import { usePolling } from '../ui/usePolling.ts'
import { useWaitingListTabQuery } from './WaitingListTab.generated.ts'

const everyMs = 60_000

/** How many guests wait for which nights. They are told by themselves; who they are is not shown. */
const WaitingListTab = () => {
  const { can } = useViewer()
  const result = useWaitingListTabQuery()
  usePolling(() => void result.refetch().catch(() => undefined), everyMs)
  return (
    <Panel
      title="Waiting list"
      description={`How many guests wait for nights that are taken. As soon as a room is free for all of them, the first in line gets a mail, and an hour later the next. Addresses are deleted when the day of arrival has passed${can('guests:manage') ? '; Guest data finds and erases one' : ''}.`}
    >
      <Loaded what="the waiting list" result={result}>
        {({ waitingList }) =>
          waitingList.length === 0 ? (
            <Text>Nobody waits for any nights.</Text>
          ) : (
            <DataTable
              caption="Stays that are waited for"
              rows={waitingList}
              rowKey={({ arrival, departure, roomType }) => `${arrival} ${departure} ${roomType?.id}`}
              columns={[
                {
                  header: 'Nights',
                  cell: ({ arrival, departure }) => `${formatStayDay(arrival)} – ${formatStayDay(departure)}`,
                },
                { header: 'Room', cell: ({ roomType }) => roomType?.name ?? 'Any' },
                { header: 'Waiting', cell: ({ waiting }) => waiting, isNumber: true },
                { header: 'Accessible', cell: ({ waitingForAccessible }) => waitingForAccessible, isNumber: true },
                { header: 'Told', cell: ({ told }) => told, isNumber: true },
              ]}
            />
          )
        }
      </Loaded>
    </Panel>
  )
}

export default WaitingListTab
