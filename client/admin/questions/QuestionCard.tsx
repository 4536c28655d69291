import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { languages } from '../inquiries/labels.ts'
import { formatInstant } from '../ui/time.ts'
import type { QuestionCardFragment } from './QuestionList.generated.ts'

const Rating = ({ helpful }: { helpful: boolean }) => (
  <Badge colorPalette={helpful ? 'green' : 'red'}>{helpful ? 'Rated helpful' : 'Rated not helpful'}</Badge>
)

/** What a guest asked, what the assistant said, and what the guest thought of it. */
export const QuestionCard = ({ question }: { question: QuestionCardFragment }) => (
  <Box as="li" py="5" borderTopWidth="1px" borderColor="border.muted">
    <Text lang={question.language} fontWeight="semibold" overflowWrap="anywhere">
      {question.question}
    </Text>
    <Text
      lang={question.language}
      color="fg.muted"
      mt="2"
      maxWidth="80ch"
      whiteSpace="pre-line"
      overflowWrap="anywhere"
    >
      {question.response}
    </Text>
    <Flex gap="2" align="center" wrap="wrap" mt="3" textStyle="sm" color="fg.muted">
      {!question.answered && <Badge colorPalette="orange">Unanswered</Badge>}
      {question.helpful != null && <Rating helpful={question.helpful} />}
      <span>{languages[question.language].name}</span>
      <span aria-hidden="true">·</span>
      <chakra.time dateTime={question.createdAt}>{formatInstant(question.createdAt)}</chakra.time>
    </Flex>
  </Box>
)
