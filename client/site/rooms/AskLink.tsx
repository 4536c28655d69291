import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { inquiryFormId } from '#graphql/posted-inquiry.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { useChosenStay } from '../stay/chosen-stay.ts'

/** The way to the message form, which begins with the room and the nights that were chosen. */
export const AskLink = ({ room }: { room: { slug: string } }) => {
  const { t } = useLanguage()
  const stay = { ...useChosenStay(), room: room.slug, code: '' }
  return (
    <chakra.p marginTop="1.25rem" display="flex" gap="0.625rem" alignItems="center">
      <Icon name="mail" color="coralDeep" />
      <TextLink asChild>
        <SiteLink to={`${paths.contact()}#${inquiryFormId}`} stay={stay}>
          {t('room.ask')}
        </SiteLink>
      </TextLink>
    </chakra.p>
  )
}
