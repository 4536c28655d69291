import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { readAgain } from '../ui/read-again.ts'
import { formatAge, formatInstant, useNow } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
  type SessionRowFragment,
} from './Sessions.generated.ts'

const listed = readAgain('Sessions')

const Row = ({ session }: { session: SessionRowFragment }) => {
  const [end, { loading }] = useEndSessionMutation(listed)
  const now = useNow()
  const { id, device, network, startedAt, lastActiveAt, isCurrent } = session
  const run = async () => {
    try {
      await end({ variables: { id } })
      notify({ tone: 'success', title: `${device} was signed out` })
    } catch (error) {
      notify({ tone: 'error', title: 'It was not signed out', description: failureOf(error).message })
    }
  }
  return (
    <Flex as="li" gap="4" wrap="wrap" align="center" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Box flex="1 1 16rem" minWidth="0">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="semibold">{device}</Text>
          {isCurrent && <Badge colorPalette="sea">This one</Badge>}
        </Flex>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {[
            network ? `Network ${network}` : 'Network unknown',
            `signed in ${formatInstant(startedAt)}`,
            `last active ${formatAge(lastActiveAt, now)}`.replace(/(?<=\d (?:min|h|d))$/, ' ago'),
          ].join(' · ')}
        </Text>
      </Box>
      {!isCurrent && (
        <Button
          size="sm"
          onClick={run}
          loading={loading}
          loadingText="Signing out"
          aria-label={`Sign out ${device}, signed in ${formatInstant(startedAt)}`}
        >
          Sign out
        </Button>
      )}
    </Flex>
  )
}

/** Where one is signed in; what one does not know can be ended. */
export const Sessions = () => {
  const result = useSessionsQuery()
  const [endOthers] = useEndOtherSessionsMutation(listed)
  const [asking, setAsking] = useState(false)
  const others = result.data?.sessions.filter(({ isCurrent }) => !isCurrent).length ?? 0
  const confirm = async () => {
    const { data } = await endOthers()
    const count = data?.endOtherSessions.endedSessions ?? 0
    notify({ tone: 'success', title: count === 1 ? 'One session was ended' : `${count} sessions were ended` })
  }
  return (
    <Panel
      title="Where you are signed in"
      description="Each ends by itself after seven days. If you do not know one, sign it out and change your password."
      action={others > 0 && <Button onClick={() => setAsking(true)}>Sign out all others</Button>}
    >
      <Loaded what="sessions" result={result} height="24">
        {({ sessions }) => (
          <Box as="ul" listStyleType="none" aria-label="Sessions">
            {sessions.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </Box>
        )}
      </Loaded>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere else?"
        description="Only this browser stays signed in."
        confirm="Sign out all others"
        palette="coral"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Panel>
  )
}
