import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { paths } from '#graphql/paths.ts'
import { withMessages } from '#client/i18n/catalogues.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { onDark } from '#client/ui/focus-ring.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { useLoadedNear } from '../map/useLoadedNear.ts'
import type { SignupFormFragment } from '../newsletter/SignupForm.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

const loadForm = withMessages(['signup'], () => import('../newsletter/SignupForm.tsx'))

/** The standing offer. The form's code comes when a guest gets near; until then, and without it, there is the deals page. */
export const DealsStrip = ({ hotel }: { hotel: SignupFormFragment }) => {
  const { t } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const { loaded } = useLoadedNear(place, loadForm)
  const text = useText()
  if (!text('home-deals-title')) return null

  return (
    <chakra.section
      aria-labelledby="deals-title"
      background="lagoonDeep"
      color="shell"
      css={onDark}
      paddingBlock={{ base: '1.5rem', md: '5rem' }}
    >
      <Container
        display="grid"
        gap={{ base: '1.25rem', lg: '4rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="center"
      >
        <div>
          <HotelText as="h2" id="deals-title" place="home-deals-title" textStyle="title" color="foam" />
          <HotelText place="home-deals-text" textStyle="lead" marginTop="0.75rem" />
          <TextLink asChild color="lamp" display="inline-block" marginTop="1.25rem" _hover={{ color: 'foam' }}>
            <SiteLink to={paths.deals()}>{t('home.deals.all')}</SiteLink>
          </TextLink>
        </div>
        <chakra.div ref={place} minHeight={{ lg: '8.5rem' }}>
          {loaded && <loaded.SignupForm hotel={hotel} onDark />}
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
