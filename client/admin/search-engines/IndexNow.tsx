import { Heading, Link, Stack, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { asSentence } from '../ui/sentence.ts'
import { notify } from '../ui/toasts.tsx'
import { useIndexNowQuery, useSubmitUrlsByIndexNowMutation } from './IndexNow.generated.ts'
import { SubmissionBox } from './SubmissionBox.tsx'

/** The way that needs no account: one message that Bing and other engines share. */
export const IndexNow = () => {
  const { can } = useViewer()
  const result = useIndexNowQuery()
  const [announce, { loading }] = useSubmitUrlsByIndexNowMutation({ refetchQueries: ['IndexNow'] })
  const run = async () => {
    try {
      const { success, message } = (await announce()).data!.submitUrlsByIndexNow
      notify({
        tone: success ? 'success' : 'error',
        title: success ? 'Pages Announced' : 'Error',
        description: asSentence(message),
      })
    } catch (error) {
      notify({ tone: 'error', title: 'Error', description: failureOf(error).message })
    }
  }
  return (
    <Stack gap="4" borderTopWidth="1px" borderColor="border.muted" pt="5">
      <div>
        <Heading as="h3" textStyle="cardTitle">
          IndexNow
        </Heading>
        <Text color="fg.muted" mt="1">
          Announces every public page to Bing and other engines at once, without an account.
        </Text>
      </div>
      {can('seo:write') && (
        <Button alignSelf="start" onClick={run} loading={loading} loadingText="Announcing...">
          Announce Pages by IndexNow
        </Button>
      )}
      <Loaded what="IndexNow" result={result} height="24">
        {({ indexNowStatus: { message, keyLocation, lastSubmission } }) => (
          <>
            {message && (
              <Notice tone="info">
                <SettingsSentence>{message}</SettingsSentence>
              </Notice>
            )}
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              Its key is proved at{' '}
              <Link href={keyLocation} display="inline">
                {keyLocation}
              </Link>
              .
            </Text>
            {lastSubmission && <SubmissionBox title="Last announcement" submission={lastSubmission} />}
          </>
        )}
      </Loaded>
    </Stack>
  )
}
