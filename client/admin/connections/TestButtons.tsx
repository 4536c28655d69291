import { Flex, Stack } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Result } from './useConnection.ts'

interface TestButtonsProps {
  /** Of the service, for people who hear a button without its card. */
  name: string
  /** Mails can be tried by one to oneself. */
  isMail: boolean
  trying: 'test' | 'mail' | null
  result: Result | null
  onTest: (sendMail: boolean) => Promise<void>
}

/** Really asks the service, and says what it answered. */
export const TestButtons = ({ name, isMail, trying, result, onTest }: TestButtonsProps) => (
  <Stack gap="3">
    <Flex gap="3" wrap="wrap">
      <Button
        type="button"
        size="sm"
        aria-label={`Test ${name}`}
        onClick={() => void onTest(false)}
        loading={trying === 'test'}
        loadingText="Asking"
        disabled={trying === 'mail'}
      >
        Test
      </Button>
      {isMail && (
        <Button
          type="button"
          size="sm"
          onClick={() => void onTest(true)}
          loading={trying === 'mail'}
          loadingText="Sending"
          disabled={trying === 'test'}
        >
          Send me a test mail
        </Button>
      )}
    </Flex>
    {result && (
      <Notice tone={result.ok ? 'success' : 'warning'} overflowWrap="anywhere">
        {result.message}
      </Notice>
    )}
  </Stack>
)
