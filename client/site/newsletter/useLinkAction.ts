import { useState } from 'react'
import { readFailure } from '#client/apollo/failure.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { useToast } from '#client/ui/toast/toast-context.ts'
import type { SignupFormFragment } from './SignupForm.generated.ts'

/** Does what a link stands for. A link that no longer works is told on the page, anything else in a notice. */
export const useLinkAction = (hotel: SignupFormFragment, act: () => Promise<void>) => {
  const { t } = useLanguage()
  const showToast = useToast()
  const [isRefused, setRefused] = useState(false)

  const run = () =>
    void act().catch((error: unknown) => {
      if (readFailure(error).code === 'BAD_USER_INPUT') return setRefused(true)
      showToast({
        tone: 'problem',
        title: t('problem.title'),
        text: t('newsletter.failedText', { phone: hotel.phone }),
      })
    })
  return { run, isRefused }
}
