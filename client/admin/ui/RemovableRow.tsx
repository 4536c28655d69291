import { Box, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

interface RemovableRowProps {
  title: string
  detail: ReactNode
  /** Missing for who may only look. */
  remove?: { label: ReactNode; of: string; onPress: () => void }
}

/** One line of a short list of records that can be taken away. */
export const RemovableRow = ({ title, detail, remove }: RemovableRowProps) => (
  <Flex
    as="li"
    gap="3"
    justify="space-between"
    align="center"
    wrap="wrap"
    py="3"
    borderTopWidth="1px"
    borderColor="border.muted"
  >
    <Box flex="1 1 16rem">
      <Text fontWeight="semibold" _firstLetter={{ textTransform: 'uppercase' }}>
        {title}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {detail}
      </Text>
    </Box>
    {remove && (
      <Button size="sm" variant="ghost" colorPalette="red" onClick={remove.onPress} aria-label={remove.of}>
        {remove.label}
      </Button>
    )}
  </Flex>
)
