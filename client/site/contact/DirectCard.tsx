import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Awning } from '#client/ui/Awning.tsx'
import { ButtonLink } from '#client/ui/Button.tsx'
import { onDark } from '#client/ui/focus-ring.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { AnchorLink } from '../layout/AnchorLink.tsx'
import type { ContactSectionFragment } from './ContactSection.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

const reasons = ['contact-direct-1', 'contact-direct-2', 'contact-direct-3']

/** Why to book here and not elsewhere, under the inn's awning. */
export const DirectCard = ({ hotel }: { hotel: ContactSectionFragment }) => {
  const { t } = useLanguage()
  const text = useText()
  if (!text('contact-direct-title')) return null
  return (
    <chakra.aside aria-labelledby="direct-title" position="relative">
      <Awning position="relative" zIndex="1" marginInline="-0.5rem" />
      <chakra.div
        background="lagoonDeep"
        color="shell"
        css={onDark}
        borderRadius="0 0 {radii.large} {radii.large}"
        boxShadow="card"
        marginTop="-2rem"
        padding={{ base: '3.5rem 1.5rem 1.75rem', md: '4.5rem 2.5rem 2.75rem' }}
      >
        <HotelText
          as="h3"
          id="direct-title"
          place="contact-direct-title"
          textStyle="heading"
          color="foam"
          fontSize="clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem)"
        />
        <HotelText place="contact-direct-intro" marginTop="0.75rem" />
        <chakra.ul
          listStyle="none"
          display="grid"
          gap="0.875rem"
          marginBlock={{ base: '1.25rem 1.5rem', md: '1.75rem 2rem' }}
        >
          {reasons.filter(text).map((reason) => (
            <chakra.li key={reason} display="flex" gap="0.75rem" alignItems="flex-start" color="foam" fontWeight="600">
              <Icon name="check" color="lamp" marginTop="0.1875rem" strokeWidth="2.4" />
              <HotelText as="span" place={reason} overflowWrap="anywhere" />
            </chakra.li>
          ))}
        </chakra.ul>
        <chakra.div
          display="grid"
          gap="0.75rem"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))"
          css={{ '& > a': { paddingInline: '1rem' } }}
        >
          <ButtonLink look="lamp" asChild>
            <AnchorLink anchor="hero">{t('contact.direct.online')}</AnchorLink>
          </ButtonLink>
          <ButtonLink look="ghost" href={`tel:${hotel.phoneLink}`}>
            <Icon name="phone" />
            {t('contact.direct.call')}
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </chakra.aside>
  )
}
