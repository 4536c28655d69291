import { Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { Failure } from '../ui/failure.ts'
import { Notice } from '../ui/Notice.tsx'

const Countdown = ({ seconds }: { seconds: number }) => {
  const [now, setNow] = useState(Date.now)
  const [end] = useState(now + seconds * 1000)
  useEffect(() => {
    // Ticks are not counted: while the computer sleeps there are none.
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const text =
    left > 0 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left` : 'You can try again now.'
  // The sentence says it once; a screen reader need not hear every second.
  return (
    <Text as="span" display="block" fontWeight="semibold" fontVariantNumeric="tabular-nums" aria-hidden={left > 0}>
      {text}
    </Text>
  )
}

/** Why signing in did not work, above the form; after too many guesses, with the wait. */
export const Refusal = ({ problem }: { problem: Failure | null }) =>
  problem && (
    <Notice tone="error">
      {problem.message}
      {problem.retryAfter && <Countdown seconds={problem.retryAfter} />}
    </Notice>
  )
