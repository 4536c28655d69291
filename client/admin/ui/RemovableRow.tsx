import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { RemoveButton } from './RemoveButton.tsx'

interface RemovableRowProps {
  title: string
  detail: ReactNode
  /** Below the line. */
  foot?: ReactNode
  /** Missing for who may only look, and for what cannot be changed any more. */
  edit?: { of: string; onPress: () => void } | undefined
  /** Missing for who may only look. */
  remove?: { label: ReactNode; of: string; onPress: () => Promise<unknown> | void; disabled?: boolean }
}

/** One line of a short list of records that can be changed or taken away. */
export const RemovableRow = ({ title, detail, foot, edit, remove }: RemovableRowProps) => (
  <Flex
    as="li"
    gap="3"
    justify="space-between"
    // What stands below the line can be long: the buttons stay beside the line.
    align={foot ? 'flex-start' : 'center'}
    wrap="wrap"
    py="3"
    borderTopWidth="1px"
    borderColor="border.muted"
    // It has the focus once the row before it was taken away.
    _focusVisible={{ outline: '2px solid', outlineColor: 'sea.focusRing', outlineOffset: '4px', borderRadius: 'l1' }}
  >
    <Box flex="1 1 12rem">
      <Text fontWeight="semibold" _firstLetter={{ textTransform: 'uppercase' }}>
        {title}
      </Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {detail}
      </Text>
      {foot}
    </Box>
    <Flex gap="1">
      {edit && (
        <Button size="sm" variant="ghost" onClick={edit.onPress} aria-label={edit.of}>
          Change
        </Button>
      )}
      {remove && (
        <RemoveButton onPress={remove.onPress} aria-label={remove.of} disabled={remove.disabled}>
          {remove.label}
        </RemoveButton>
      )}
    </Flex>
  </Flex>
)
