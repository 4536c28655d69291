import { Progress, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '../ui/Panel.tsx'
import { formatNumber } from '../ui/number.ts'

export interface SendProgress {
  recipients: number
  /** Those of them whose mail was sent, failed or was left out. */
  done: number
}

interface SendStatusProps {
  /** Null while nothing is being sent. */
  sending: SendProgress | null
  /** Undefined while it is not known. */
  active: number | undefined
  children?: ReactNode
}

const Bar = ({ recipients, done }: SendProgress) => (
  <Progress.Root
    value={recipients === 0 ? null : done}
    max={Math.max(recipients, 1)}
    colorPalette="coral"
    size="sm"
    mt="3"
  >
    <Progress.Label srOnly>Mails done</Progress.Label>
    <Progress.Track>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
)

/** What the sending is doing right now. */
export const SendStatus = ({ sending, active, children }: SendStatusProps) => (
  <Panel title="Status">
    <div role="status">
      <Text fontFamily="heading" fontSize="1.375rem" lineHeight="1.3">
        {sending ? 'Sending...' : 'Ready'}
      </Text>
      <Text color="fg.muted">
        {sending
          ? 'Campaign in progress'
          : active === undefined
            ? 'The number of subscribers is not known.'
            : `${formatNumber(active)} active ${active === 1 ? 'subscriber' : 'subscribers'}`}
      </Text>
    </div>
    {sending && (
      <>
        <Bar {...sending} />
        {sending.recipients > 0 && (
          <Text color="fg.muted" textStyle="sm" mt="2" fontVariantNumeric="tabular-nums">
            {formatNumber(sending.done)} of {formatNumber(sending.recipients)} mails
          </Text>
        )}
      </>
    )}
    {children}
  </Panel>
)
