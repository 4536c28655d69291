import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { longestRequestText } from '#graphql/text-limits.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { TextAreaField } from '#client/ui/fields.tsx'
import { takeFocus } from '#client/ui/take-focus.ts'
import { forgetUnsent, useUnsent } from '#client/ui/useUnsent.ts'
import { PhoneText } from '../texts/PhoneText.tsx'
import { GuestForm } from './GuestForm.tsx'
import { useSentStay } from './useSentStay.ts'
import { usePatientSubmit } from './usePatientSubmit.ts'

/** Under which name the tab keeps a question until it is sent. */
const unsentQuestion = 'stay-question-unsent'

/** A question about the stay; what was typed is there again when it could not be sent. */
export const QuestionForm = ({ hotel, token }: { hotel: { phone: string }; token: string }) => {
  const { t } = useLanguage()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { sending, isAway, onSubmit } = usePatientSubmit(form)
  const isSent = useSentStay() === 'question'
  useUnsent(form, unsentQuestion, ['message'], isSent)
  useEffect(() => {
    if (isSent) forgetUnsent(unsentQuestion)
  }, [isSent])
  return (
    <section aria-labelledby={`${id}title`}>
      <chakra.h2 id={`${id}title`} textStyle="heading" color="lagoonDeep" marginBlock="1rem 0.75rem">
        {t('request.question.title')}
      </chakra.h2>
      <GuestForm ref={form} token={token} onSubmit={onSubmit}>
        {/* No name of the button: a script that sends the form leaves that out. */}
        <input type="hidden" name="act" value="ask" />
        {isAway && (
          <chakra.p ref={takeFocus} role="alert" tabIndex={-1} color="coralDeep" fontWeight="600">
            <PhoneText>{t('request.failed', { phone: hotel.phone })}</PhoneText>
          </chakra.p>
        )}
        <TextAreaField
          id={`${id}message`}
          name="message"
          label={t('request.question.label')}
          rows={3}
          required
          maxLength={longestRequestText}
        />
        <Button type="submit" look="outline" justifySelf="start" aria-disabled={sending || undefined}>
          {t('request.question.send')}
        </Button>
      </GuestForm>
    </section>
  )
}
