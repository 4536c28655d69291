import { Flex, Text } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { formatClock, useNow } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { codeField } from './code-field.ts'
import { useUndoRedemptionMutation } from './RedeemForm.generated.ts'

/** Takes a slip back while that is still allowed. */
export const UndoButton = ({ code, until }: { code: string; until: string }) => {
  const now = useNow()
  const [undo, { loading }] = useUndoRedemptionMutation({ refetchQueries: ['CouponBook'] })
  const end = new Date(until)
  if (end <= now) return null

  const run = async () => {
    try {
      await undo({ variables: { code } })
      notify({ tone: 'success', title: `${code} can be redeemed again` })
      codeField.current?.focus()
    } catch (error) {
      notify({ tone: 'error', title: 'It was not undone', description: failureOf(error).message })
    }
  }
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button onClick={run} loading={loading} loadingText="Undoing">
        Undo
      </Button>
      <Text color="fg.muted" textStyle="sm">
        A slip can be taken back until {formatClock(end)}.
      </Text>
    </Flex>
  )
}
