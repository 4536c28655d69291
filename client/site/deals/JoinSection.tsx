import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { Seal } from '#client/ui/Seal.tsx'
import { SignupForm } from '../newsletter/SignupForm.tsx'
import { FollowLinks } from './FollowLinks.tsx'
import type { JoinSectionFragment } from './JoinSection.generated.ts'

/** Two ways to the discount: follow the inn, or leave an address. */
export const JoinSection = ({ hotel }: { hotel: JoinSectionFragment }) => {
  const { t } = useLanguage()
  const percent = hotel.offers.newsletterPercent / 100
  return (
    <chakra.section aria-labelledby="join-title" background="lagoonMist" paddingBlock={{ base: '4rem', md: '6.5rem' }}>
      <Container
        display="grid"
        gap={{ base: '2.5rem', lg: '5rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="center"
      >
        <chakra.div>
          <chakra.h2 id="join-title" textStyle="title" color="lagoonDeep">
            {t('deals.join.title', { percent })}
          </chakra.h2>
          <chakra.p textStyle="lead" color="inkSoft" marginTop="1rem" maxWidth="text">
            {t('deals.join.text', { percent })}
          </chakra.p>
          <FollowLinks profiles={hotel.profiles} />
        </chakra.div>
        <chakra.div
          position="relative"
          background="foam"
          borderRadius="large"
          boxShadow="card"
          padding={{ base: '2rem 1.5rem', md: '2.75rem' }}
        >
          <Seal
            above={t('deals.join.sealAbove')}
            main={t('deals.join.seal', { percent })}
            position="absolute"
            top={{ base: '-3rem', md: '-3.25rem' }}
            right={{ base: '0.5rem', md: '-1rem' }}
            width="6rem"
            height="6rem"
            transform="rotate(9deg)"
          />
          <chakra.h3 textStyle="heading" paddingRight="5rem">
            {t('deals.join.form')}
          </chakra.h3>
          <chakra.p color="inkSoft" marginBlock="0.5rem 1.5rem">
            {t('deals.join.formText')}
          </chakra.p>
          <SignupForm hotel={hotel} />
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
