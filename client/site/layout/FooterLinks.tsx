import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { AnchorLink } from './AnchorLink.tsx'
import { footerLink, FooterSection } from './FooterSection.tsx'
import { quickLinks } from './nav-items.ts'

const QuickLink = chakra(AnchorLink, footerLink)

export const FooterLinks = ({ showsRooms }: { showsRooms: boolean }) => {
  const { t } = useLanguage()
  const links = quickLinks.filter(({ anchor }) => anchor !== 'rooms' || showsRooms)
  return (
    <FooterSection title={t('footer.quickLinks')}>
      <chakra.ul
        listStyle="none"
        display="grid"
        gap="0.375rem 1.5rem"
        gridTemplateColumns={{ base: '1fr 1fr', md: '1fr' }}
      >
        {links.map(({ label, anchor }) => (
          <li key={label}>{anchor && <QuickLink anchor={anchor}>{t(label)}</QuickLink>}</li>
        ))}
      </chakra.ul>
    </FooterSection>
  )
}
