import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { languages } from '../inquiries/labels.ts'
import { Button } from '../ui/Button.tsx'
import { formatInstant } from '../ui/time.ts'
import type { QuestionGroupFragment } from './QuestionGroups.generated.ts'

interface GroupCardProps {
  group: QuestionGroupFragment
  /** Missing for whoever may only read. */
  onTeach?: () => void
}

const marksOf = ({ unansweredCount, unhelpfulCount, repeatCount }: QuestionGroupFragment) =>
  [
    { count: unansweredCount, label: 'unanswered', palette: 'orange' },
    { count: unhelpfulCount, label: 'rated not helpful', palette: 'red' },
    { count: repeatCount, label: 'asked again at once', palette: 'gray' },
  ].filter(({ count }) => count > 0)

/** One question in the words of the guest who asked it last, how often it was asked, and what was answered then. */
export const GroupCard = ({ group, onTeach }: GroupCardProps) => {
  const [newest, ...others] = group.questions
  const { question, response, language, createdAt } = newest!
  const wordings = [...new Set(others.map((other) => other.question))].filter((wording) => wording !== question)
  return (
    <Box as="li" py="5" borderTopWidth="1px" borderColor="border.muted">
      <Flex gap="3" justify="space-between" align="start" wrap="wrap">
        <Text lang={language} fontWeight="semibold" overflowWrap="anywhere" flex="1 1 16rem" minWidth="0">
          {question}
        </Text>
        {onTeach && (
          <Button size="sm" aria-label={`Answer once: ${question}`} onClick={onTeach}>
            Answer once
          </Button>
        )}
      </Flex>
      {wordings.length > 0 && (
        <Text mt="1" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          Also: <span lang={language}>{wordings.slice(0, 3).join(' · ')}</span>
        </Text>
      )}
      <Text lang={language} color="fg.muted" mt="2" maxWidth="80ch" whiteSpace="pre-line" overflowWrap="anywhere">
        {response}
      </Text>
      <Flex gap="2" align="center" wrap="wrap" mt="3" textStyle="sm" color="fg.muted">
        {marksOf(group).map(({ count, label, palette }) => (
          <Badge key={label} colorPalette={palette}>
            {count} {label}
          </Badge>
        ))}
        <span>{languages[language].name}</span>
        <span aria-hidden="true">·</span>
        <chakra.time dateTime={createdAt}>last {formatInstant(createdAt)}</chakra.time>
      </Flex>
    </Box>
  )
}
