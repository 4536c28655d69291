import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import type { Stay } from '../stay/stay.ts'

/** The way to a kept price for who does not want to book yet. */
export const AskForStayLink = ({ stay }: { stay: Stay }) => {
  const { t } = useLanguage()
  return (
    <chakra.p textAlign="center" marginTop="0.75rem">
      <TextLink asChild display="inline-block" paddingBlock="0.5rem">
        <SiteLink to={paths.askForStay()} stay={stay}>
          {t('stay.ask')}
        </SiteLink>
      </TextLink>
    </chakra.p>
  )
}
