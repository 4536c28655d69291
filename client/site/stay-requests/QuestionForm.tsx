import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { longestRequestText } from '#graphql/text-limits.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextAreaField } from '#client/ui/fields.tsx'
import { GuestForm } from './GuestForm.tsx'

export const QuestionForm = ({ token }: { token: string }) => {
  const { t } = useLanguage()
  const id = useId()
  return (
    <section aria-labelledby={`${id}title`}>
      <chakra.h2 id={`${id}title`} textStyle="heading" color="lagoonDeep" marginBlock="1rem 0.75rem">
        {t('request.question.title')}
      </chakra.h2>
      <GuestForm token={token}>
        <TextAreaField
          id={`${id}message`}
          name="message"
          label={t('request.question.label')}
          rows={3}
          required
          maxLength={longestRequestText}
        />
        <Button type="submit" name="act" value="ask" look="outline" justifySelf="start">
          {t('request.question.send')}
        </Button>
      </GuestForm>
    </section>
  )
}
