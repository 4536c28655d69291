import { Box, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { GroupCard } from './GroupCard.tsx'
import { useQuestionGroupsQuery, type QuestionGroupFragment } from './QuestionGroups.generated.ts'
import { TeachDialog } from './TeachDialog.tsx'

/** What waits for an answer, the most frequent first. */
export const QuestionGroups = () => {
  const { can } = useViewer()
  const [teaching, setTeaching] = useState<QuestionGroupFragment | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const result = useQuestionGroupsQuery()
  return (
    <Box ref={list} tabIndex={-1} outline="none">
      <Loaded what="questions" result={result}>
        {({ chatQuestionGroups: groups }) =>
          groups.length === 0 ? (
            <Text color="fg.muted">Every question has an answer.</Text>
          ) : (
            <Box as="ul" listStyleType="none" aria-label="Questions to answer, the most frequent first">
              {groups.map((group) => (
                <GroupCard
                  key={group.id}
                  group={group}
                  {...(can('content:write') && { onTeach: () => setTeaching(group) })}
                />
              ))}
            </Box>
          )
        }
      </Loaded>
      <TeachDialog
        group={teaching}
        onClose={() => setTeaching(null)}
        onClosed={() => {
          // The button that was pressed has left with its question.
          if (document.activeElement === document.body) list.current?.focus()
        }}
      />
    </Box>
  )
}
