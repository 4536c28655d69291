import { useLocation } from 'react-router-dom'
import { mailPricePath, readMailedPrice } from '#graphql/mailed-price.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { AddressForm } from './AddressForm.tsx'
import type { StayAnswerProps } from './stay.ts'

/** Has the price mailed, once; not offered where no mail would leave. */
export const MailPrice = ({ hotel, stay }: Pick<StayAnswerProps, 'hotel' | 'stay'>) => {
  const { t } = useLanguage()
  const { search } = useLocation()
  const mailed = readMailedPrice(search)
  if (!hotel.sendsMail) return null
  return (
    <AddressForm
      summary={t('stay.mail.open')}
      action={mailPricePath}
      stay={stay}
      note={t('stay.mail.note')}
      send={t('stay.mail.send')}
      isWrong={mailed === 'wrong'}
      outcome={mailed && mailed !== 'wrong' ? t(`stay.mail.${mailed}`, { phone: hotel.phone }) : undefined}
      isDone={mailed === 'sent'}
    />
  )
}
