import { Flex, NativeSelect } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import type { Locale } from '../inquiries/InquiriesTab.generated.ts'
import { MailPreview } from '../mail/MailPreview.tsx'
import { PageSkeleton } from '../frame/PageSkeleton.tsx'
import { Button } from '../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import type { Draft } from './draft.ts'
import { inputOf } from './input.ts'
import { useTestMail } from './useTestMail.ts'
import { useCampaignPreviewQuery } from './PreviewDialog.generated.ts'

interface PreviewDialogProps {
  open: boolean
  draft: Draft
  onClose: () => void
}

const locales = Object.keys(languages) as Locale[]

const Preview = ({ draft }: { draft: Draft }) => {
  const [locale, setLocale] = useState<Locale>('en')
  const { data, loading, error, refetch } = useCampaignPreviewQuery({
    variables: { input: inputOf(draft), locale },
    fetchPolicy: 'no-cache',
  })
  const { can } = useViewer()
  const { send, isSending } = useTestMail()
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center" mb="4">
        <NativeSelect.Root size="sm" width="12rem">
          <NativeSelect.Field
            aria-label="Language of the mail"
            value={locale}
            onChange={(event) => setLocale(event.target.value as Locale)}
          >
            {locales.map((value) => (
              <option key={value} value={value}>
                {languages[value].name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
        {can('campaigns:write') && data && (
          <Button size="sm" loading={isSending} loadingText="Sending a test" onClick={() => void send(draft, locale)}>
            Send this to me
          </Button>
        )}
      </Flex>
      {error && (
        <LoadFailure
          what="the preview"
          failure={failureOf(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          retrying={loading}
        />
      )}
      {!data && !error && <PageSkeleton />}
      {data && <MailPreview {...data.campaignPreview} />}
    </>
  )
}

/** The mail as a guest named Alex would get it. */
export const PreviewDialog = ({ open, draft, onClose }: PreviewDialogProps) => (
  <DeskDialog open={open} onClose={onClose} size="xl" title={draft.subject.trim() || 'Preview'}>
    <Preview draft={draft} />
  </DeskDialog>
)
