import { Text } from '@chakra-ui/react'
import { questionDetails, type Question } from './question.ts'

/** What stands below the question: the offer, and where guests get or got the same already. */
export const QuestionDetails = ({ draft, repetition }: Pick<Question, 'draft' | 'repetition'>) => (
  <>
    {questionDetails({ draft })}
    {repetition && (
      <Text as="strong" display="block" mt="3" color="fg.warning">
        {repetition}.
      </Text>
    )}
  </>
)
