import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import type { IconName } from '#client/ui/icons.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import { webHost } from '../web-host.ts'
import type { ContactSectionFragment } from './ContactSection.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'

/** The phone, and a last fact that would stand alone in its row, take the whole width. */
const wideFacts = { '&:first-of-type, &:nth-of-type(even):last-of-type': { gridColumn: '1 / -1' } }

const Fact = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
  <chakra.div position="relative" paddingInlineStart="2.375rem" minWidth="0" css={wideFacts}>
    <chakra.dt textStyle="small" color="inkSoft">
      <Icon name={icon} position="absolute" insetInlineStart="0" width="1.5rem" height="1.5rem" color="coralDeep" />
      {label}
    </chakra.dt>
    <chakra.dd>{children}</chakra.dd>
  </chakra.div>
)

interface ContactFactsProps {
  hotel: ContactSectionFragment
  /** The contact page names the mail address too. */
  withEmail?: boolean
}

/** Phone first and large: most guests of a small hotel would rather call. */
export const ContactFacts = ({ hotel, withEmail }: ContactFactsProps) => {
  const { t } = useLanguage()
  const { street, town, region, postalCode } = hotel.address
  return (
    <chakra.dl
      display="grid"
      gap={{ base: '0.875rem', md: '1.5rem 2.5rem' }}
      gridTemplateColumns={{ base: '1fr', md: '0.8fr 1fr' }}
      padding={{ base: '1.25rem', md: '2.25rem 2.75rem' }}
      background="lagoonMist"
    >
      <Fact icon="phone" label={t('contact.phone')}>
        <chakra.a
          href={`tel:${hotel.phoneLink}`}
          fontFamily="display"
          fontSize="clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)"
          lineHeight="1.2"
          color="lagoonDeep"
          _hover={{ color: 'coralDeep' }}
        >
          {hotel.phone}
        </chakra.a>
        <HotelText as="span" place="contact-hours" display="block" textStyle="small" color="inkSoft" />
      </Fact>
      <Fact icon="pin" label={t('contact.address')}>
        {street}
        <br />
        {town}, {region} {postalCode}
      </Fact>
      {hotel.secondWebsite && (
        <Fact icon="globe" label={t('contact.secondWebsite')}>
          <TextLink href={hotel.secondWebsite} target="_blank" rel="noopener">
            {webHost(hotel.secondWebsite)}
            <NewTabNote />
          </TextLink>
        </Fact>
      )}
      {withEmail && (
        <Fact icon="mail" label={t('contact.email')}>
          <TextLink href={`mailto:${hotel.email}`}>{hotel.email}</TextLink>
        </Fact>
      )}
    </chakra.dl>
  )
}
