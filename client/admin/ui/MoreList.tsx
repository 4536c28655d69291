import { Box, Button, Center, Text } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { failureOf } from './failure.ts'
import { notify } from './toasts.tsx'

interface MoreListProps {
  label: string
  /** What is said where there is nothing. */
  empty: string
  hasMore: boolean
  fetchMore: () => Promise<unknown>
  /** List items, each with its key. */
  children: ReactNode[]
}

/** A list whose next page is asked for by a button. */
export const MoreList = ({ label, empty, hasMore, fetchMore, children }: MoreListProps) => {
  const [busy, setBusy] = useState(false)
  const more = async () => {
    setBusy(true)
    try {
      await fetchMore()
    } catch (error) {
      notify({ tone: 'error', title: 'Could not load more', description: failureOf(error).message })
    } finally {
      setBusy(false)
    }
  }
  if (children.length === 0) return <Text color="fg.muted">{empty}</Text>
  return (
    <>
      <Box as="ul" listStyleType="none" aria-label={label}>
        {children}
      </Box>
      {hasMore && (
        <Center>
          <Button size="sm" onClick={more} loading={busy} loadingText="Loading">
            Load more
          </Button>
        </Center>
      )}
    </>
  )
}
