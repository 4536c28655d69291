import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Pills } from '../ui/Pills.tsx'
import { usePolling } from '../ui/usePolling.ts'
import { NotKnown } from './NotKnown.tsx'
import { Report } from './Report.tsx'
import { useVisitsTabQuery } from './VisitsTab.generated.ts'

/** The server writes down each minute what it has counted. */
const everyMs = 60_000

const ranges = [
  { value: '4', label: '4 weeks' },
  { value: '12', label: '12 weeks' },
  { value: '26', label: '26 weeks' },
  { value: '104', label: '2 years' },
] as const

/** What guests look at and how far they come, without anything that would tell who they are. */
const VisitsTab = () => {
  const [range, setRange] = useState<(typeof ranges)[number]['value']>('12')
  const result = useVisitsTabQuery({ variables: { weeks: Number(range) } })
  usePolling(() => void result.refetch().catch(() => undefined), everyMs)
  return (
    <Stack gap="6">
      <Panel
        pb="2"
        title="Visits"
        description="What guests look at and how far they come, counted without following anybody. Weeks begin on Monday."
        action={<Pills label="Weeks shown" options={ranges} value={range} onChange={setRange} />}
      />
      <Loaded what="visits" result={result} height="80">
        {({ visits }) => <Report report={visits} />}
      </Loaded>
      <NotKnown />
    </Stack>
  )
}

export default VisitsTab
