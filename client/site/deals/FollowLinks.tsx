import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import type { IconName } from '#client/ui/icons.ts'
import { NewTabNote } from '../layout/NewTabNote.tsx'
import type { JoinSectionFragment } from './JoinSection.generated.ts'

/** In the specification's order; names are the networks' own in every language. */
const networks: { network: string; name: string; icon: IconName }[] = [
  { network: 'facebook', name: 'Facebook', icon: 'facebook' },
  { network: 'instagram', name: 'Instagram', icon: 'instagram' },
  { network: 'x', name: 'X', icon: 'x' },
  { network: 'youtube', name: 'YouTube', icon: 'youtube' },
  { network: 'pinterest', name: 'Pinterest', icon: 'pinterest' },
  { network: 'tripadvisor', name: 'TripAdvisor', icon: 'tripadvisor' },
]

export const FollowLinks = ({ profiles }: Pick<JoinSectionFragment, 'profiles'>) => {
  const { t } = useLanguage()
  const urls = new Map(profiles.map(({ network, url }) => [network, url]))
  if (urls.size === 0) return null
  return (
    <chakra.ul
      aria-label={t('deals.join.follow')}
      listStyle="none"
      display="grid"
      gap="0.75rem"
      gridTemplateColumns={{ base: 'repeat(auto-fill, minmax(8.5rem, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
      marginTop="2rem"
      maxWidth="34rem"
    >
      {networks
        .filter(({ network }) => urls.has(network))
        .map(({ network, name, icon }) => (
          <li key={network}>
            <chakra.a
              href={urls.get(network)}
              target="_blank"
              rel="noopener"
              display="flex"
              alignItems="center"
              gap="0.625rem"
              minHeight="3.25rem"
              paddingInline="1rem"
              background="foam"
              border="1.5px solid {colors.lagoonPale}"
              borderRadius="medium"
              fontWeight="600"
              color="lagoonDeep"
              textDecoration="none"
              transition="background-color 140ms, border-color 140ms, color 140ms"
              _hover={{ background: 'lagoonDeep', borderColor: 'lagoonDeep', color: 'foam' }}
              _focusVisible={{ borderRadius: 'medium' }}
            >
              <Icon name={icon} width="1.5rem" height="1.5rem" />
              <span>{name}</span>
              <NewTabNote />
            </chakra.a>
          </li>
        ))}
    </chakra.ul>
  )
}
