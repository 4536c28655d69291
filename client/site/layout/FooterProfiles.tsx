import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import type { IconName } from '#client/ui/icons.ts'
import { FooterSection } from './FooterSection.tsx'
import { NewTabNote } from './NewTabNote.tsx'
import type { SiteFooterFragment } from './SiteFooter.generated.ts'

/** The row's order and names; the review site is linked elsewhere. */
const networks: { network: string; name: string; icon: IconName }[] = [
  { network: 'youtube', name: 'YouTube', icon: 'youtube' },
  { network: 'instagram', name: 'Instagram', icon: 'instagram' },
  { network: 'x', name: 'X', icon: 'x' },
  { network: 'pinterest', name: 'Pinterest', icon: 'pinterest' },
  { network: 'facebook', name: 'Facebook', icon: 'facebook' },
]

export const FooterProfiles = ({ profiles }: Pick<SiteFooterFragment, 'profiles'>) => {
  const { t } = useLanguage()
  const urls = new Map(profiles.map(({ network, url }) => [network, url]))
  if (urls.size === 0) return null
  return (
    <FooterSection title={t('footer.followUs')}>
      <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap="0.5rem">
        {networks
          .filter(({ network }) => urls.has(network))
          .map(({ network, name, icon }) => (
            <li key={network}>
              <chakra.a
                href={urls.get(network)}
                target="_blank"
                rel="noopener"
                display="grid"
                placeItems="center"
                width="2.75rem"
                height="2.75rem"
                borderRadius="round"
                border="1.5px solid rgba(168, 218, 208, 0.45)"
                color="foam"
                transition="background-color 140ms, color 140ms"
                _hover={{ background: 'shell', color: 'lagoonDeep' }}
                _focusVisible={{ borderRadius: 'round' }}
              >
                <Icon name={icon} />
                <chakra.span srOnly>{name}</chakra.span>
                <NewTabNote />
              </chakra.a>
            </li>
          ))}
      </chakra.ul>
    </FooterSection>
  )
}
