import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'

export const PostsProblem = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useLanguage()
  return (
    <chakra.div
      role="alert"
      textAlign="center"
      padding={{ base: '3rem 1.5rem', md: '5rem' }}
      background="foam"
      borderRadius="large"
      boxShadow="card"
    >
      <chakra.p textStyle="lead" marginBottom="1.5rem">
        {t('blog.failed')} {t('problem.text')}
      </chakra.p>
      <Button type="button" onClick={onRetry}>
        {t('problem.retry')}
      </Button>
    </chakra.div>
  )
}
