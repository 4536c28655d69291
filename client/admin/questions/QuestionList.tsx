import { Box } from '@chakra-ui/react'
import { ListSheet } from '../ui/ListSheet.tsx'
import { usePagedList } from '../ui/usePagedList.ts'
import type { QuestionFilter } from './filters.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { useQuestionListQuery } from './QuestionList.generated.ts'

/** Every question that was kept, one by one. */
export const QuestionList = ({ filter }: { filter: QuestionFilter }) => {
  const result = useQuestionListQuery({
    variables: { first: 25, ...filter.variables },
  })
  const list = usePagedList(result, (data) => data.chatQuestions, filter.value)
  return (
    <ListSheet
      list={list}
      what="questions"
      empty={filter.value === 'all' ? 'No questions yet.' : 'No questions of this kind.'}
    >
      {(questions) => (
        <Box as="ul" listStyleType="none" aria-label="Questions, the newest first">
          {questions.map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
        </Box>
      )}
    </ListSheet>
  )
}
