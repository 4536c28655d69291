import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useLanguage } from '#client/i18n/useLanguage.ts'

interface CheckedProps {
  unverified: boolean
  /** Date of the hotel's own check, yyyy-mm-dd. */
  verifiedOn: string | null
}

/** How far the facts above can be trusted, said without alarm. */
export const Checked = ({ unverified, verifiedOn }: CheckedProps) => {
  const { t } = useLanguage()
  const intl = useIntl()
  // A date without a time is midnight UTC; in the hotel's zone it would be the day before.
  const date = verifiedOn && intl.formatDate(verifiedOn, { dateStyle: 'medium', timeZone: 'UTC' })
  if (!unverified && !date) return null
  return (
    <chakra.p textStyle="small" color="inkSoft" fontStyle="italic" textWrap="pretty" marginTop="1rem">
      {unverified ? t('thingsToDo.unverified') : t('thingsToDo.verified', { date: date! })}
    </chakra.p>
  )
}
