import { Badge, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { connectionSettings } from '#graphql/inputs/connections.ts'
import { Age } from '../ui/Age.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { EditIcon } from '../ui/icons.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Card } from '../ui/Card.tsx'
import { SandboxBadge } from '../ui/SandboxBadge.tsx'
import { asSentence } from '../ui/sentence.ts'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { useOpenForm } from '../ui/unsaved.ts'
import { ConnectionForm } from './ConnectionForm.tsx'
import type { ConnectionPartsFragment } from './ConnectionsTab.generated.ts'
import { enterable } from './draft.ts'
import { MailboxState } from './MailboxState.tsx'
import { SettingList } from './SettingList.tsx'
import { TestButtons } from './TestButtons.tsx'
import { useConnection } from './useConnection.ts'
import { services } from './words.ts'

interface ConnectionProps {
  connection: ConnectionPartsFragment
}

const StateBadge = ({ connection: { configured, ok } }: ConnectionProps) => {
  if (!configured) return <Badge colorPalette="gray">Not set up</Badge>
  if (ok === null) return <Badge colorPalette="sea">Set up, not asked yet</Badge>
  return ok ? <Badge colorPalette="green">Works</Badge> : <Badge colorPalette="red">Fails</Badge>
}

const LastAnswer = ({ connection: { ok, calledAt, message, succeededAt } }: ConnectionProps) => {
  if (!calledAt) return null
  if (ok)
    return (
      <Text color="fg.muted" textStyle="sm">
        Its server last answered <Age of={calledAt} />.
      </Text>
    )
  return (
    <Notice tone="error" overflowWrap="anywhere">
      {asSentence(message ?? 'The last call failed')} Asked <Age of={calledAt} />;{' '}
      {succeededAt ? (
        <>
          last worked <Age of={succeededAt} />.
        </>
      ) : (
        'it has not worked with these settings yet.'
      )}
    </Notice>
  )
}

/** One outside service: what the hotel gets from it, whether it works, what is entered, and the form for it. */
export const ConnectionCard = ({ connection }: ConnectionProps) => {
  const { id, settings, configured, missing, sandbox } = connection
  const { name, gain, without } = services[id]
  const [query] = useSearchParams()
  const keepAs = `connection:${id}`
  const [isKept, setKept] = useOpenForm(keepAs)
  // Other parts of the desk lead to one service's form.
  const [isWanted, setWanted] = useState(query.get('connection') === id.toLowerCase().replaceAll('_', '-'))
  const [isLeaving, setLeaving] = useState(false)
  const { save, test, result, trying } = useConnection(connection)
  const canEnter = enterable(connection).length > 0
  const isOpen = canEnter && (isKept || isWanted)
  const entered = settings.filter(({ source }) => source === 'DESK')
  const close = () => {
    setKept(false)
    setWanted(false)
  }
  return (
    <Card
      title={name}
      marks={
        <>
          <StateBadge connection={connection} />
          {sandbox && <SandboxBadge />}
        </>
      }
      actions={
        !isOpen && (
          <>
            {canEnter && (
              <Button
                size="sm"
                onClick={() => setWanted(true)}
                aria-label={`${configured ? 'Change' : 'Set up'} ${name}`}
              >
                <EditIcon />
                {configured ? 'Change' : 'Set up'}
              </Button>
            )}
            {entered.length > 0 && (
              <Button
                size="sm"
                variant="ghost"
                colorPalette="red"
                onClick={() => setLeaving(true)}
                aria-label={`Disconnect ${name}`}
              >
                Disconnect
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap="4">
        <Text color="fg.muted" maxWidth="70ch">
          {gain} {!configured && without}
        </Text>
        {configured && !result && <LastAnswer connection={connection} />}
        {configured && id === 'MAILBOX' && <MailboxState />}
        {missing && settings.some(({ source }) => source !== 'NONE') && (
          <Notice tone="info">
            <SettingsSentence>{missing}</SettingsSentence>
          </Notice>
        )}
        {entered.some(({ isUnreadable }) => isUnreadable) && (
          <Notice tone="warning">
            {entered
              .filter(({ isUnreadable }) => isUnreadable)
              .map((setting) => connectionSettings[setting.name].label)
              .join(', ')}
            : was entered under another key than this server has. Enter it again.
          </Notice>
        )}
        {isOpen ? (
          <ConnectionForm connection={connection} keepAs={keepAs} onClose={close} />
        ) : (
          <>
            <SettingList settings={settings} />
            {configured && (
              <TestButtons
                name={name}
                isMail={id === 'MAIL'}
                trying={trying}
                result={result}
                onTest={(sendMail) => test([], sendMail)}
              />
            )}
          </>
        )}
      </Stack>
      <ConfirmDialog
        open={isLeaving}
        title={`Disconnect ${name}?`}
        description={`Everything that was entered here for it is taken away. ${without}`}
        confirm="Disconnect"
        onConfirm={() => save(entered.map((setting) => ({ name: setting.name, value: null })))}
        onClose={() => setLeaving(false)}
      />
    </Card>
  )
}
