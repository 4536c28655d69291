import { Center, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { InboxIcon } from '../ui/icons.tsx'

interface EmptyProps {
  title: string
  children?: ReactNode
  onClear?: () => void
}

/** What stands where inquiries would. */
export const Empty = ({ title, children, onClear }: EmptyProps) => (
  <Center flexDirection="column" textAlign="center" px="6" py="14" gap="2">
    <InboxIcon boxSize="9" color="coral.fg" strokeWidth="1.25" />
    <Heading as="h2" textStyle="cardTitle">
      {title}
    </Heading>
    <Text color="fg.muted" maxWidth="34ch">
      {children}
    </Text>
    {onClear && (
      <Button size="sm" mt="2" onClick={onClear}>
        Clear filters
      </Button>
    )}
  </Center>
)
