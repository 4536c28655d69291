import { Text } from '@chakra-ui/react'
import { questionDetails, type Question } from './question.ts'

/** What stands below the question: the offer, whom it is for, and where guests get or got the same already. */
export const QuestionDetails = ({
  draft,
  audience,
  repetition,
}: Pick<Question, 'draft' | 'audience' | 'repetition'>) => (
  <>
    {questionDetails({ draft })}
    {audience && (
      <Text as="span" display="block" mt="3">
        {audience}
      </Text>
    )}
    {repetition && (
      <Text as="strong" display="block" mt="3" color="fg.warning">
        {repetition}.
      </Text>
    )}
  </>
)
