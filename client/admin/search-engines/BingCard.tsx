import { Flex, Stack, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Panel } from '../ui/Panel.tsx'
import { SandboxBadge } from '../ui/SandboxBadge.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { Age } from '../ui/Age.tsx'
import { useBingCardQuery } from './BingCard.generated.ts'
import { BingQuota } from './BingQuota.tsx'
import { IndexNow } from './IndexNow.tsx'
import { SubmissionBox } from './SubmissionBox.tsx'
import { useBing } from './useBing.ts'

/** Hands the site's pages to Bing. */
export const BingCard = () => {
  const { can } = useViewer()
  const result = useBingCardQuery()
  const bing = useBing()
  const status = result.data?.bingStatus
  return (
    <Panel
      title="Bing Webmaster"
      description="Tells Bing which pages there are, so that it looks at them soon."
      action={status?.sandbox && <SandboxBadge />}
    >
      <Stack gap="5">
        <Flex gap="3" wrap="wrap">
          {can('seo:write') && (
            <Button
              variant="solid"
              colorPalette="coral"
              onClick={bing.submit}
              loading={bing.submitting}
              loadingText="Submitting..."
            >
              Submit Pages to Bing
            </Button>
          )}
          <Button onClick={bing.checkQuota} loading={bing.checking} loadingText="Checking...">
            Check Quota
          </Button>
        </Flex>
        {bing.reason && (
          <Notice tone="error">
            <SettingsSentence>{bing.reason}</SettingsSentence>
          </Notice>
        )}
        {status?.message && !bing.reason && (
          <Notice tone="info">
            <SettingsSentence>{status.message}</SettingsSentence>
          </Notice>
        )}
        {bing.quota?.quota && <BingQuota quota={bing.quota.quota} />}
        {bing.quota?.quota && !bing.quota.success && bing.quota.asOf && (
          <Text color="fg.muted" textStyle="sm">
            Bing said so <Age of={bing.quota.asOf} />.
          </Text>
        )}
        <Loaded what="the last submission" result={result} height="32">
          {({ lastBingSubmission }) =>
            lastBingSubmission ? (
              <SubmissionBox title="Last submission" submission={lastBingSubmission} />
            ) : (
              <Text color="fg.muted">Nothing has been submitted to Bing yet.</Text>
            )
          }
        </Loaded>
        <IndexNow />
      </Stack>
    </Panel>
  )
}
