import { Link, Stack } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { campaignsPath } from '#graphql/desk-paths.ts'
import { Notice } from '../ui/Notice.tsx'
import { ConnectionsLink } from '../ui/SettingsSentence.tsx'
import { useMailNoticeQuery } from './MailNotice.generated.ts'
import { PostalAddress } from './PostalAddress.tsx'

/** What staff must know before they press send: whether mails leave at all, and what stands below them. */
export const MailNotice = () => {
  const { data } = useMailNoticeQuery()
  if (!data) return null
  return (
    <Stack gap="4" mb="6">
      {data.mailStatus.mode === 'OUTBOX' && (
        <Notice tone="info">
          <strong>Outbox mode: nothing leaves this server.</strong> Mails count as sent once they are in the{' '}
          <Link asChild variant="underline" display="inline">
            <RouterLink to={campaignsPath('outbox')}>outbox</RouterLink>
          </Link>
          . A mail server is entered under <ConnectionsLink />.
        </Notice>
      )}
      <PostalAddress status={data.mailStatus} />
    </Stack>
  )
}
