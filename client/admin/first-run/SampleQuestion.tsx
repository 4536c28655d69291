import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { Panel } from '../ui/Panel.tsx'
import { formatNumber } from '../ui/number.ts'
import { notify } from '../ui/toasts.tsx'
import { RemoveSampleForm } from './RemoveSampleForm.tsx'
import { useKeepSampleHotelMutation, type SampleHotelPartsFragment } from './SampleHotel.generated.ts'

const sentence = ({ answer, answeredBy, records }: SampleHotelPartsFragment): string => {
  if (answer === 'REMOVED') return `${answeredBy ?? 'Somebody'} has taken the sample hotel off.`
  const shown = `${formatNumber(records)} records of the sample hotel are still shown to guests.`
  return answer === 'KEPT'
    ? `${shown} ${answeredBy ?? 'Somebody'} chose to keep them and change them one by one.`
    : shown
}

/** Start empty, or keep the sample and change it; what would go is counted first. */
export const SampleQuestion = ({ sample }: { sample: SampleHotelPartsFragment }) => {
  const [isAsking, setAsking] = useState(false)
  const [keep, { loading }] = useKeepSampleHotelMutation({ refetchQueries: ['SampleHotel'] })
  const run = async () => {
    try {
      await keep()
      notify({ tone: 'success', title: 'The sample stays: change it record by record' })
    } catch (error) {
      notify({ tone: 'error', title: 'The answer was not kept', description: failureOf(error).message })
    }
  }
  if (sample.answer === 'REMOVED') return <Text color="fg.muted">{sentence(sample)}</Text>
  return (
    <Panel title="The sample hotel" description={sentence(sample)}>
      <Text maxWidth="70ch" mb="5">
        This product came with a sample, so that you can see what every page is for. Start empty, and only what is true
        of any hotel stays. Or keep it, and put your own in its place piece by piece. What you and your staff made or
        changed stays either way.
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="solid" colorPalette="coral" onClick={() => setAsking(true)}>
          Start empty…
        </Button>
        {sample.answer === null && (
          <Button onClick={run} loading={loading}>
            Keep the sample
          </Button>
        )}
      </Flex>
      <DeskDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        size="xl"
        title="Take the sample hotel off"
        description="All of it at once, and for good."
      >
        <DataTable
          caption="What goes and what stays"
          columns={[
            { header: 'What', cell: ({ noun }) => noun.charAt(0).toUpperCase() + noun.slice(1) },
            { header: 'Goes', cell: ({ goes }) => goes, isNumber: true },
            { header: 'Stays', cell: ({ stays }) => stays, isNumber: true },
          ]}
          rows={sample.nouns}
          rowKey={({ noun }) => noun}
        />
        <RemoveSampleForm sample={sample} onDone={() => setAsking(false)} />
      </DeskDialog>
    </Panel>
  )
}
