import { Text } from '@chakra-ui/react'
import { Age } from '../ui/Age.tsx'
import { useMailboxStateQuery } from './MailboxState.generated.ts'

/** How long the mailbox is being read, and when an answer last came out of it. */
export const MailboxState = () => {
  const { data } = useMailboxStateQuery({ fetchPolicy: 'cache-and-network' })
  if (!data?.mailboxStatus.connectedSince) return null
  const { connectedSince, lastAnswerAt } = data.mailboxStatus
  return (
    <Text color="fg.muted" textStyle="sm">
      Connected <Age of={connectedSince} />;{' '}
      {lastAnswerAt ? (
        <>
          the last answer of a guest came <Age of={lastAnswerAt} />.
        </>
      ) : (
        'no guest has answered since.'
      )}
    </Text>
  )
}
