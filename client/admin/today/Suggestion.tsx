import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../ui/Button.tsx'
import { SunIcon } from '../ui/icons.tsx'
import { putOff, readPutOff } from './put-off.ts'
import type { TodayTabQuery } from './TodayTab.generated.ts'

interface SuggestionProps {
  date: string
  suggestions: TodayTabQuery['today']['suggestions']
}

/** One thing to do next. Who has no time for it sees another one, and this one tomorrow. */
export const Suggestion = ({ date, suggestions }: SuggestionProps) => {
  const [later, setLater] = useState(() => readPutOff(date))
  const [task] = suggestions.filter(({ id }) => !later.includes(id))
  return (
    <Flex
      as="section"
      aria-label="What to do next"
      gap="4"
      align="center"
      wrap="wrap"
      bg="sea.subtle"
      borderRadius="l3"
      px={{ base: '4', md: '7' }}
      py="5"
    >
      <SunIcon boxSize="7" color="coral.fg" hideBelow="md" />
      <Box flex="1 1 18rem" aria-live="polite">
        <Heading as="h2" textStyle="panelTitle" overflowWrap="anywhere">
          {task ? task.sentence : 'Nothing presses. Have a good day.'}
        </Heading>
        {task?.remedy && (
          <Text color="fg.muted" mt="1">
            {task.remedy}
          </Text>
        )}
      </Box>
      {task && (
        <Flex gap="2" wrap="wrap">
          <Button
            asChild
            variant="solid"
            colorPalette="coral"
            flexShrink="1"
            minWidth="0"
            height="auto"
            minHeight="10"
            py="2"
            whiteSpace="normal"
            overflowWrap="anywhere"
          >
            <Link to={task.path}>{task.button}</Link>
          </Button>
          <Button variant="ghost" onClick={() => setLater(putOff(date, task.id))}>
            Not today
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
