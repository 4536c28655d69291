import { Grid } from '@chakra-ui/react'
import { quickSendPercents } from '#graphql/inputs/campaign.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'

interface QuickSendsProps {
  isDisabled: boolean
  onChoose: (percent: number) => void
}

/** The usual offers, one question away from being sent. */
export const QuickSends = ({ isDisabled, onChoose }: QuickSendsProps) => (
  <Panel
    title="Quick send"
    description="A ready-made offer to everybody who is active, in the language each of them reads."
  >
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3">
      {quickSendPercents.map((percent) => (
        <Button
          key={percent}
          size="lg"
          disabled={isDisabled}
          aria-label={`Send ${percent}% off now`}
          onClick={() => onChoose(percent)}
        >
          {percent}% off
        </Button>
      ))}
    </Grid>
  </Panel>
)
