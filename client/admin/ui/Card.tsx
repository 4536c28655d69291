import { Box, Flex, Heading, type BoxProps } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

interface CardProps extends Omit<BoxProps, 'title'> {
  title: ReactNode
  /** What a screen reader calls it where others have the same title. */
  label?: string
  /** Badges after the title. */
  marks?: ReactNode
  /** The switch and the buttons. */
  actions?: ReactNode
}

/** A sheet with a name, and what can be done with it beside the name. */
export const Card = ({ title, label, marks, actions, children, ...box }: CardProps) => {
  const name = useId()
  return (
    <Box
      as="article"
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': name })}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow="xs"
      p={{ base: '4', md: '5' }}
      {...box}
    >
      <Flex gap="3" justify="space-between" align="center" wrap="wrap" mb="3">
        <Flex gap="2.5" align="center" wrap="wrap" flex="1 1 14rem" minWidth="0">
          <Heading as="h3" id={name} textStyle="cardTitle" overflowWrap="anywhere">
            {title}
          </Heading>
          {marks}
        </Flex>
        <Flex gap={{ base: '1', md: '2' }} align="center" wrap="wrap">
          {actions}
        </Flex>
      </Flex>
      {children}
    </Box>
  )
}
