import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import type { Stay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'

/** The way to the page that a guest keeps of a stay. */
export const StaySheetLink = ({ stay }: { stay: Stay }) => {
  const { t } = useLanguage()
  return (
    <chakra.p textAlign="center">
      <TextLink asChild display="inline-block" paddingBlock="0.5rem">
        <SiteLink to={paths.staySheet()} stay={stay}>
          {t('stay.keep')}
        </SiteLink>
      </TextLink>
    </chakra.p>
  )
}
