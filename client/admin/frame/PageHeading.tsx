import { Flex, Heading, Text } from '@chakra-ui/react'
import { formatToday, useNow } from '../ui/time.ts'

/** The page's name, and the day at the hotel. */
export const PageHeading = ({ title }: { title: string }) => {
  const now = useNow()
  return (
    <Flex justify="space-between" align="baseline" gap="4" mb={{ base: '4', md: '6' }}>
      <Heading as="h1" textStyle="pageTitle">
        {title}
      </Heading>
      <Text color="fg.muted" hideBelow="md">
        {formatToday(now)}
      </Text>
    </Flex>
  )
}
