import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { useLanguage } from '#client/i18n/useLanguage.ts'

/**
 * When the hotel itself last looked at the facts above; nothing while it has not.
 * @param verifiedOn yyyy-mm-dd
 */
export const Checked = ({ verifiedOn }: { verifiedOn: string | null }) => {
  const { t } = useLanguage()
  const intl = useIntl()
  // A date without a time is midnight UTC; in the hotel's zone it would be the day before.
  const date = verifiedOn && intl.formatDate(verifiedOn, { dateStyle: 'medium', timeZone: 'UTC' })
  if (!date) return null
  return (
    <chakra.p textStyle="small" color="inkSoft" fontStyle="italic" textWrap="pretty" marginTop="1rem">
      {t('thingsToDo.verified', { date })}
    </chakra.p>
  )
}
