import { Box, Flex, Heading, type BoxProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface InsetProps extends Omit<BoxProps, 'title'> {
  title: string
  /** Beside the title. */
  end?: ReactNode
}

/** A titled part inside a panel. */
export const Inset = ({ title, end, children, ...box }: InsetProps) => (
  <Box bg="bg.subtle" borderWidth="1px" borderColor="border.muted" borderRadius="l2" p="4" {...box}>
    <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
      <Heading as="h3" textStyle="cardTitle">
        {title}
      </Heading>
      {end}
    </Flex>
    {children}
  </Box>
)
