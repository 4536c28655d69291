import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { Crest } from '#client/ui/Crest.tsx'
import { onDark } from '#client/ui/focus-ring.ts'
import { FooterContact } from './FooterContact.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import { FooterProfiles } from './FooterProfiles.tsx'
import { footerLink } from './FooterSection.tsx'
import { SiteLink } from './SiteLink.tsx'
import type { SiteFooterFragment } from './SiteFooter.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'

const NoticeLink = chakra(SiteLink, footerLink)

/** The awning's edge once more, turned into little waves. */
const waves =
  'radial-gradient(circle at 50% 100%, {colors.lagoonDeep} calc(0.75rem - 0.5px), transparent 0.75rem) 50% 0 / 1.5rem 0.75rem repeat-x'

interface SiteFooterProps {
  hotel: SiteFooterFragment
  /** Whether the home page has a section of rooms. */
  showsRooms: boolean
}

export const SiteFooter = ({ hotel, showsRooms }: SiteFooterProps) => {
  const { t } = useLanguage()
  return (
    <chakra.footer background="lagoonDeep" color="shell" position="relative" css={onDark}>
      <chakra.div
        aria-hidden="true"
        position="absolute"
        insetInline="0"
        bottom="calc(100% - 1px)"
        height="0.75rem"
        background={waves}
      />
      {/* Beneath the last line there is room for the assistant’s button. */}
      <Container paddingBlock={{ base: '2.25rem 6.25rem', md: '4.5rem 6.25rem' }}>
        <chakra.div
          display="grid"
          gap={{ base: '2rem 1.5rem', md: '3rem 2.5rem' }}
          gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1.4fr 0.8fr 1.4fr 1.3fr' }}
        >
          <chakra.div
            display={{ base: 'grid', md: 'block' }}
            gridTemplateColumns="auto 1fr"
            columnGap="1rem"
            alignItems="center"
            css={{ '& > svg': { gridRow: '1 / 3' } }}
          >
            <Crest width="3.25rem" height="3.625rem" marginBottom={{ base: '0', md: '1rem' }} />
            <chakra.p fontFamily="display" fontSize="1.75rem" lineHeight="1.1" color="foam">
              {hotel.name}
            </chakra.p>
            <HotelText place="footer-tagline" marginTop={{ base: '0', md: '0.5rem' }} />
          </chakra.div>
          <FooterLinks showsRooms={showsRooms} />
          <FooterContact hotel={hotel} />
          <FooterProfiles profiles={hotel.profiles} />
        </chakra.div>
        <chakra.div
          textStyle="small"
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          gap="0.5rem 2rem"
          marginTop={{ base: '2rem', md: '3.5rem' }}
          paddingTop="1.5rem"
          borderTop="1px solid rgba(168, 218, 208, 0.25)"
        >
          <p>{t('footer.copyright', { year: String(hotel.copyrightYear), hotel: hotel.name })}</p>
          <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap="0.5rem 1.5rem">
            <li>
              <NoticeLink to={paths.privacy()}>{t('privacy.title')}</NoticeLink>
            </li>
            <li>
              <NoticeLink to={paths.accessibility()}>{t('accessibility.title')}</NoticeLink>
            </li>
          </chakra.ul>
        </chakra.div>
      </Container>
    </chakra.footer>
  )
}
