import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'

/** The code that a sum depends on, and on what condition: it is taken off at the desk, where it is shown. */
export const ShowCode = ({ code }: { code: string }) => {
  const { t } = useLanguage()
  return (
    <>
      <chakra.span display="block">{t('stay.quote.code', { code })}</chakra.span>
      {t('stay.quote.showCode')}
    </>
  )
}
