import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { notify } from '../ui/toasts.tsx'
import { useRevokeApiKeyMutation, useTakeOverApiKeyMutation } from './ApiKeyCard.generated.ts'
import type { ApiKeyRowFragment } from './ApiKeysTab.generated.ts'
import { KeyFacts } from './KeyFacts.tsx'
import { lifeOf } from './key-life.ts'
import { RotateKeyDialog } from './RotateKeyDialog.tsx'

type Question = 'revoke' | 'rotate' | 'take over'

interface ApiKeyCardProps {
  apiKey: ApiKeyRowFragment
  now: Date
}

export const ApiKeyCard = ({ apiKey, now }: ApiKeyCardProps) => {
  const { id: viewerId } = useViewer()
  const [revoke] = useRevokeApiKeyMutation()
  const [takeOver] = useTakeOverApiKeyMutation()
  const [asked, setAsked] = useState<Question | null>(null)
  const { id, name } = apiKey
  const life = lifeOf(apiKey, now)
  const isOurs = apiKey.owner?.id === viewerId
  const close = () => setAsked(null)
  return (
    <Flex as="li" gap="4" wrap="wrap" align="flex-start" py="4" borderTopWidth="1px" borderColor="border.muted">
      <KeyFacts apiKey={apiKey} now={now} />
      {life !== 'revoked' && (
        <Flex gap="1" wrap="wrap">
          {!isOurs && (
            <Button variant="ghost" size="sm" onClick={() => setAsked('take over')} aria-label={`Take over ${name}`}>
              Take over
            </Button>
          )}
          {life !== 'expired' && (
            <Button variant="ghost" size="sm" onClick={() => setAsked('rotate')} aria-label={`Rotate ${name}`}>
              Rotate
            </Button>
          )}
          <Button
            variant="ghost"
            colorPalette="red"
            size="sm"
            onClick={() => setAsked('revoke')}
            aria-label={`Revoke ${name}`}
          >
            Revoke
          </Button>
        </Flex>
      )}
      <ConfirmDialog
        open={asked === 'revoke'}
        title={`Revoke ${name}?`}
        description="Programs that use this key are refused at once. A revoked key cannot be brought back."
        confirm="Revoke key"
        onConfirm={async () => {
          await revoke({ variables: { id } })
          notify({ tone: 'success', title: `${name} was revoked` })
        }}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'take over'}
        title={`Take over ${name}?`}
        description="The key goes on working as it is. From now on your role bounds what it may do, and it ends when your account is removed."
        confirm="Take over"
        palette="coral"
        onConfirm={async () => {
          await takeOver({ variables: { id } })
          notify({ tone: 'success', title: `${name} is yours now` })
        }}
        onClose={close}
      />
      <RotateKeyDialog apiKey={apiKey} open={asked === 'rotate'} onClose={close} />
    </Flex>
  )
}
