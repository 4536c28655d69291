import { chakra } from '@chakra-ui/react'
import { PhoneText } from '../texts/PhoneText.tsx'
import { useForeign } from '../texts/useForeign.ts'
import { SheetSection } from './SheetSection.tsx'
import type { SheetQuestionFragment } from './StaySheetPage.generated.ts'

interface SheetQuestionsProps {
  title: string
  questions: readonly SheetQuestionFragment[]
}

export const SheetQuestions = ({ title, questions }: SheetQuestionsProps) => {
  const foreign = useForeign()
  if (questions.length === 0) return null
  return (
    <SheetSection title={title}>
      <dl>
        {questions.map(({ id, language, question, answer }) => (
          <chakra.div
            key={id}
            lang={foreign(language)}
            breakInside="avoid"
            marginBottom={{ base: '0.75rem', _print: '0.375rem' }}
          >
            <chakra.dt fontWeight="600">{question}</chakra.dt>
            <dd>
              <PhoneText>{answer}</PhoneText>
            </dd>
          </chakra.div>
        ))}
      </dl>
    </SheetSection>
  )
}
