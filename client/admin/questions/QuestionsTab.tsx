import { useSearchParams } from 'react-router-dom'
import { Panel } from '../ui/Panel.tsx'
import { Pills } from '../ui/Pills.tsx'
import { filterNamed, views } from './filters.ts'
import { QuestionGroups } from './QuestionGroups.tsx'
import { QuestionList } from './QuestionList.tsx'

/** What guests asked the assistant without getting an answer, and how they rated the answers they got. */
const QuestionsTab = () => {
  const [query, setQuery] = useSearchParams()
  const filter = filterNamed(query.get('filter'))
  return (
    <Panel
      title="Questions to the assistant"
      description="Questions that the assistant could not answer, and answers that guests rated. Kept for 90 days. Answer one once, and the assistant knows it."
    >
      <Pills
        label="Which questions"
        options={views}
        value={filter?.value ?? 'waiting'}
        onChange={(value) => setQuery({ tab: 'questions', filter: value }, { replace: true })}
        mb="4"
      />
      {filter ? <QuestionList filter={filter} /> : <QuestionGroups />}
    </Panel>
  )
}

export default QuestionsTab
