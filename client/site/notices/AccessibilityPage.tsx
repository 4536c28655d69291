import { useLanguage } from '#client/i18n/useLanguage.ts'
import { NoticePage } from './NoticePage.tsx'

const AccessibilityPage = () => {
  const { t } = useLanguage()
  return (
    <NoticePage
      notice="ACCESSIBILITY"
      title={t('accessibility.title')}
      description={t('accessibility.description')}
      intro={t('accessibility.intro')}
    />
  )
}

export default AccessibilityPage
