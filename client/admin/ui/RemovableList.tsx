import { Box, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFocusKept } from './useFocusKept.ts'

interface RemovableListProps {
  /** Of the rows, in their order: the focus stays in the list when one of them is taken away. */
  ids: readonly string[]
  /** What stands there when there are none. */
  empty: ReactNode
  label?: string
  children: ReactNode
}

/** A short list of records that can be changed or taken away, one `RemovableRow` each. */
export const RemovableList = ({ ids, empty, label, children }: RemovableListProps) => {
  const focusKept = useFocusKept(ids)
  return (
    <Box {...focusKept}>
      {ids.length === 0 ? (
        <Text color="fg.muted">{empty}</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0" aria-label={label}>
          {children}
        </Stack>
      )}
    </Box>
  )
}
