import { useLanguage } from '#client/i18n/useLanguage.ts'
import { NoticePage } from './NoticePage.tsx'

const PrivacyPage = () => {
  const { t } = useLanguage()
  return (
    <NoticePage
      notice="PRIVACY"
      title={t('privacy.title')}
      description={t('privacy.description')}
      intro={t('privacy.intro')}
    />
  )
}

export default PrivacyPage
