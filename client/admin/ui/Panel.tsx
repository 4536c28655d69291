import { Box, Flex, Heading, Text, type BoxProps } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

interface PanelProps extends Omit<BoxProps, 'title'> {
  title: string
  description?: ReactNode
  /** The panel's main action, beside the title. */
  action?: ReactNode
}

/** A titled sheet of paper on the desk. */
export const Panel = ({ title, description, action, children, ...box }: PanelProps) => {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      boxShadow="sm"
      p={{ base: '4', md: '7' }}
      {...box}
    >
      <Flex gap="4" justify="space-between" align="flex-start" wrap="wrap" mb="5">
        <Box flex="1 1 16rem">
          <Heading as="h2" id={id} textStyle="panelTitle">
            {title}
          </Heading>
          {description && (
            <Text color="fg.muted" mt="1" maxWidth="60ch">
              {description}
            </Text>
          )}
        </Box>
        {action}
      </Flex>
      {children}
    </Box>
  )
}
