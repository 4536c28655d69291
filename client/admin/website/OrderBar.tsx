import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react'

interface OrderBarProps {
  isOrdering: boolean
  onChange: (isOrdering: boolean) => void
  /** What has just been moved where. */
  said: string
}

/** Begins and ends putting a list in order. */
export const OrderBar = ({ isOrdering, onChange, said }: OrderBarProps) => (
  <Flex gap="4" align="center" justify="space-between" wrap="wrap" mb="4">
    <Text color="fg.muted" flex="1 1 16rem">
      {isOrdering && 'Drag a row by its grip, or press its arrows. Guests see the new order at once.'}
    </Text>
    <Button size="sm" onClick={() => onChange(!isOrdering)}>
      {isOrdering ? 'Done' : 'Change the order'}
    </Button>
    <VisuallyHidden role="status">{said}</VisuallyHidden>
  </Flex>
)
