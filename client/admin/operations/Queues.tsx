import { Badge, Text } from '@chakra-ui/react'
import { Age } from '../ui/Age.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useQueuesQuery } from './Queues.generated.ts'
import { scheduleText } from './schedule-text.ts'
import { watched } from './watched.ts'

export const Queues = () => {
  const result = useQueuesQuery(watched)
  return (
    <Panel title="Queues" description="Work that is done in the background, by this server or another one.">
      <Loaded what="queues" result={result}>
        {({ queues }) =>
          queues.length === 0 ? (
            <Text color="fg.muted">There are no queues.</Text>
          ) : (
            <DataTable
              caption="Queues of jobs"
              rows={queues}
              rowKey={({ name }) => name}
              columns={[
                { header: 'Queue', cell: ({ name }) => name },
                {
                  header: 'Runs',
                  cell: ({ schedule }) => (schedule ? scheduleText(schedule) : 'when asked'),
                },
                { header: 'Waiting', cell: ({ waiting }) => waiting, isNumber: true },
                { header: 'Running', cell: ({ active }) => active, isNumber: true },
                {
                  header: 'Failed',
                  cell: ({ failed }) =>
                    failed > 0 ? (
                      <Badge colorPalette="red" variant="solid">
                        {failed}
                      </Badge>
                    ) : (
                      0
                    ),
                  isNumber: true,
                },
                {
                  header: 'Last done',
                  cell: ({ lastDoneAt }) => (lastDoneAt ? <Age of={lastDoneAt} /> : 'never'),
                  isNumber: true,
                },
              ]}
            />
          )
        }
      </Loaded>
    </Panel>
  )
}
