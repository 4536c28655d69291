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
    <Panel title="Background work" description="What the server does by itself, or after somebody asked for it.">
      <Loaded what="background work" result={result}>
        {({ queues }) =>
          queues.length === 0 ? (
            <Text color="fg.muted">There is none.</Text>
          ) : (
            <DataTable
              caption="Background work"
              rows={queues}
              rowKey={({ name }) => name}
              columns={[
                { header: 'Work', cell: ({ label }) => label },
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
