import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'

export const PageProblem = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useLanguage()
  return (
    <Container role="alert" paddingBlock="6rem" textAlign="center">
      <chakra.h1 textStyle="title">{t('problem.title')}</chakra.h1>
      <chakra.p textStyle="lead" color="inkSoft" marginBlock="1rem 2rem">
        {t('problem.text')}
      </chakra.p>
      <Button type="button" onClick={onRetry}>
        {t('problem.retry')}
      </Button>
    </Container>
  )
}
