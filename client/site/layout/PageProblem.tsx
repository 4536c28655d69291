import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Button } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { useRecovery } from '#client/ui/useRecovery.ts'

interface PageProblemProps {
  error: unknown
  onRetry: () => void
  /** It stands in the place of a part, below the page's own title. */
  isPart?: boolean
}

/** In place of a page or a part that broke: why, as far as it is known, and the way on. */
export const PageProblem = ({ error, onRetry, isPart = false }: PageProblemProps) => {
  const { t } = useLanguage()
  const { state, again } = useRecovery(error, onRetry)
  const isReplaced = state === 'replaced'
  return (
    <Container role="alert" paddingBlock="6rem" textAlign="center">
      {!isPart && <title>{t('problem.title')}</title>}
      <chakra.h1 as={isPart ? 'h2' : 'h1'} textStyle="title">
        {t('problem.title')}
      </chakra.h1>
      <chakra.p textStyle="lead" color="inkSoft" marginBlock="1rem 2rem">
        {t(isReplaced ? 'problem.replaced' : state === 'away' ? 'problem.away' : 'problem.text')}
      </chakra.p>
      <Button type="button" onClick={again}>
        {t(isReplaced ? 'problem.reload' : 'problem.retry')}
      </Button>
    </Container>
  )
}
