import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { readWaitingOutcome, waitForNightsPath } from '#graphql/waiting-outcome.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { CheckboxField } from '#client/ui/fields.tsx'
import { AddressForm } from './AddressForm.tsx'
import type { StayAnswerProps } from './stay.ts'

interface WaitForNightsProps extends Pick<StayAnswerProps, 'hotel' | 'stay'> {
  /** Whether one of the rooms that are waited for is an accessible one. */
  hasAccessibleRoom: boolean
}

/** Leaves an address for nights that are taken; not offered where no mail would leave. */
export const WaitForNights = ({ hotel, stay, hasAccessibleRoom }: WaitForNightsProps) => {
  const { t } = useLanguage()
  const { search } = useLocation()
  const id = useId()
  const outcome = readWaitingOutcome(search)
  if (!hotel.sendsMail) return null
  return (
    <AddressForm
      summary={t('stay.waiting.open')}
      action={waitForNightsPath}
      stay={stay}
      note={t('stay.waiting.note')}
      send={t('stay.waiting.send')}
      isWrong={outcome === 'wrong'}
      outcome={outcome && outcome !== 'wrong' ? t(`stay.waiting.${outcome}`, { phone: hotel.phone }) : undefined}
      isDone={outcome === 'joined'}
    >
      {/* Who needs one has said so with the stay. */}
      {hasAccessibleRoom && !stay.accessible && (
        <CheckboxField id={`${id}accessible`} name="accessible" value="1" label={t('stay.waiting.accessible')} />
      )}
    </AddressForm>
  )
}
