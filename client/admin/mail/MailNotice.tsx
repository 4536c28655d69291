import { Button, Link, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Notice } from '../ui/Notice.tsx'
import { useMailNoticeQuery } from './MailNotice.generated.ts'
import { PostalAddressDialog } from './PostalAddressDialog.tsx'

/** What staff must know before they press send: whether mails leave at all, and what stands in the way. */
export const MailNotice = () => {
  const { data } = useMailNoticeQuery({ fetchPolicy: 'cache-and-network' })
  const [isEditing, setEditing] = useState(false)
  if (!data) return null
  const { mode, postalAddress, postalAddressSet } = data.mailStatus
  return (
    <Stack gap="4" mb={mode === 'OUTBOX' || !postalAddressSet ? '6' : '0'}>
      {mode === 'OUTBOX' && (
        <Notice tone="info">
          <strong>Outbox mode: nothing leaves this server.</strong> Mails count as sent once they are in the{' '}
          <Link asChild variant="underline" display="inline">
            <RouterLink to="/email-campaigns?tab=outbox">outbox</RouterLink>
          </Link>
          .
        </Notice>
      )}
      {!postalAddressSet && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={() => setEditing(true)}>
              Set the address
            </Button>
          }
        >
          Campaigns are refused while the hotel’s postal address is empty: the law asks for it below every mail.
        </Notice>
      )}
      <PostalAddressDialog open={isEditing} current={postalAddress} onClose={() => setEditing(false)} />
    </Stack>
  )
}
