import { Box, Flex, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { readAgain } from '../ui/read-again.ts'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { useFailedJobsQuery, useRetryJobMutation, type FailedJobsQuery } from './FailedJobs.generated.ts'
import { watched } from './watched.ts'

type FailedJob = FailedJobsQuery['failedJobs'][number]

const Job = ({ job }: { job: FailedJob }) => {
  const { can } = useViewer()
  const [retry, { loading }] = useRetryJobMutation(readAgain('FailedJobs'))
  const run = async () => {
    try {
      await retry({ variables: { input: { queue: job.queue, id: job.id } } })
      notify({ tone: 'success', title: 'It is tried again' })
    } catch (error) {
      notify({ tone: 'error', title: 'It was not tried again', description: failureOf(error).message })
    }
  }
  return (
    <Flex as="li" gap="4" py="4" wrap="wrap" borderTopWidth="1px" borderColor="border.muted">
      <Box flex="1 1 18rem" minWidth="0">
        <Text fontWeight="semibold">{job.label}</Text>
        <Text overflowWrap="anywhere">
          <SettingsSentence>{job.message}</SettingsSentence>
        </Text>
        <Text color="fg.muted" textStyle="sm" mt="1">
          Queued {formatInstant(job.createdAt)}
          {job.failedAt && ` · failed ${formatInstant(job.failedAt)}`} · tried {job.retries + 1}{' '}
          {job.retries === 0 ? 'time' : 'times'}
        </Text>
      </Box>
      {can('operations:write') && (
        <Button
          size="sm"
          onClick={run}
          loading={loading}
          loadingText="Retrying"
          aria-label={`Retry ${job.label} from ${formatInstant(job.createdAt)}`}
        >
          Retry
        </Button>
      )}
    </Flex>
  )
}

/** Jobs that were tried until their tries were used up. */
export const FailedJobs = () => {
  const result = useFailedJobsQuery(watched)
  return (
    <Panel title="What failed" description="It is not tried again by itself.">
      <Loaded what="failed jobs" result={result} height="24">
        {({ failedJobs }) =>
          failedJobs.length === 0 ? (
            <Text color="fg.muted">Nothing has failed.</Text>
          ) : (
            <Box as="ul" listStyleType="none" aria-label="What failed">
              {failedJobs.map((job) => (
                <Job key={job.id} job={job} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  )
}
