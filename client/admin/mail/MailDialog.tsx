import { Badge, Flex, Stack } from '@chakra-ui/react'
import { PageSkeleton } from '../frame/PageSkeleton.tsx'
import { useViewer } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { FactColumns } from '../ui/FactColumns.tsx'
import { failureOf } from '../ui/failure.ts'
import { DownloadIcon } from '../ui/icons.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { mailKinds, mailStates, neededToRetry } from './labels.ts'
import { MailPreview } from './MailPreview.tsx'
import { useOutboxMailQuery, useRetryMailMutation, type OutboxMailQuery } from './OutboxTab.generated.ts'

type Mail = NonNullable<OutboxMailQuery['outboxMail']>

const RetryButton = ({ id }: { id: string }) => {
  const [retry, { loading }] = useRetryMailMutation()
  const run = async () => {
    try {
      await retry({ variables: { id } })
    } catch (error) {
      notify({ tone: 'error', title: 'It was not tried again', description: failureOf(error).message })
    }
  }
  return (
    <Button size="sm" onClick={run} loading={loading} loadingText="Trying">
      Try again
    </Button>
  )
}

const MailSheet = ({ mail }: { mail: Mail }) => {
  const { can } = useViewer()
  const { label, palette } = mailStates[mail.state]
  return (
    <Stack gap="5">
      <FactColumns
        facts={[
          ['To', [mail.toName, mail.toAddress].filter(Boolean).join(', ')],
          ['What it is', mailKinds[mail.kind]],
          ['Language', languages[mail.language].name],
          ['Written', formatInstant(mail.createdAt)],
          [
            'State',
            <Badge key="state" colorPalette={palette}>
              {label}
            </Badge>,
          ],
          ['Sent', mail.sentAt ? formatInstant(mail.sentAt) : null],
          ['Answer of the mail server', mail.lastError],
        ]}
      />
      <Flex gap="3" wrap="wrap">
        <Button asChild size="sm">
          <a href={`/api/admin/outbox/${mail.id}.eml`} download={`${mail.id}.eml`}>
            <DownloadIcon />
            Download .eml
          </a>
        </Button>
        {mail.state === 'FAILED' && can(neededToRetry(mail.kind)) && <RetryButton id={mail.id} />}
      </Flex>
      {mail.html ? (
        <MailPreview subject={mail.subject} html={mail.html} text={mail.text} />
      ) : (
        <Notice tone="info">What the mail said is kept for 90 days and has been deleted.</Notice>
      )}
    </Stack>
  )
}

/** One mail as its reader sees it. */
export const MailDialog = ({ id, onClose }: { id: string | null; onClose: () => void }) => {
  const { data, loading, error, refetch } = useOutboxMailQuery({
    variables: { id: id ?? '' },
    skip: id === null,
  })
  const mail = data?.outboxMail
  return (
    <DeskDialog open={id !== null} onClose={onClose} size="xl" title={mail?.subject ?? 'Mail'}>
      {error && (
        <LoadFailure
          what="this mail"
          failure={failureOf(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          retrying={loading}
        />
      )}
      {!data && !error && <PageSkeleton />}
      {mail && <MailSheet mail={mail} />}
      {mail === null && <Notice tone="info">There is no such mail any more.</Notice>}
    </DeskDialog>
  )
}
