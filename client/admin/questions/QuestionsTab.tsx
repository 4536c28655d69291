import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { ListSheet } from '../ui/ListSheet.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Pills } from '../ui/Pills.tsx'
import { usePagedList } from '../ui/usePagedList.ts'
import { filterNamed, filters } from './filters.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { useQuestionsTabQuery } from './QuestionsTab.generated.ts'

/** What guests asked the assistant without getting an answer, and how they rated the answers they got. */
const QuestionsTab = () => {
  const [query, setQuery] = useSearchParams()
  const filter = filterNamed(query.get('filter'))
  const result = useQuestionsTabQuery({
    variables: { first: 25, ...filter.variables },
    fetchPolicy: 'cache-and-network',
  })
  const list = usePagedList(result, (data) => data.chatQuestions, filter.value)
  return (
    <Panel
      title="Questions to the assistant"
      description="Questions that the assistant could not answer, and answers that guests rated. Kept for 90 days."
    >
      <Pills
        label="Which questions"
        options={filters}
        value={filter.value}
        onChange={(value) => setQuery({ tab: 'questions', filter: value }, { replace: true })}
        mb="4"
      />
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
    </Panel>
  )
}

export default QuestionsTab
