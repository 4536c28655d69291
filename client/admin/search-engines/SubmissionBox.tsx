import { Badge } from '@chakra-ui/react'
import { FactColumns } from '../ui/FactColumns.tsx'
import { Inset } from '../ui/Inset.tsx'
import { formatInstant } from '../ui/time.ts'
import type { SubmissionFragment } from './BingCard.generated.ts'

const Failed = ({ count }: { count: number }) => (
  <Badge colorPalette={count > 0 ? 'red' : 'gray'} variant={count > 0 ? 'solid' : 'subtle'}>
    {count}
  </Badge>
)

/** What was handed over last, and how it went. */
export const SubmissionBox = ({ title, submission }: { title: string; submission: SubmissionFragment }) => (
  <Inset title={title}>
    <FactColumns
      facts={[
        ['Date', formatInstant(submission.date)],
        ['URLs submitted', submission.urlCount],
        [
          'Successful',
          <Badge key="taken" colorPalette="green">
            {submission.successCount}
          </Badge>,
        ],
        ['Failed', <Failed key="failed" count={submission.errorCount} />],
      ]}
    />
  </Inset>
)
