import { Stack } from '@chakra-ui/react'
import { Backups } from './Backups.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { OutsideCalls } from './OutsideCalls.tsx'
import { Queues } from './Queues.tsx'

/** Whether what the desk depends on works: other companies' services and our own jobs. */
const OperationsTab = () => (
  <Stack gap="6">
    <Backups />
    <OutsideCalls />
    <Queues />
    <FailedJobs />
  </Stack>
)

export default OperationsTab
