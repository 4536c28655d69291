import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { onDark } from '#client/ui/focus-ring.ts'
import { Awning } from '#client/ui/Awning.tsx'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { HotelText } from '../texts/HotelText.tsx'

/** Where to go after the last sentence. */
export const PostEnding = () => {
  const { t } = useLanguage()
  return (
    <Container as="aside" aria-labelledby="ending-title" maxWidth="60rem" paddingBottom={{ base: '6rem', md: '8rem' }}>
      <Awning position="relative" zIndex="1" marginInline="-0.5rem" />
      <chakra.div
        background="lagoonDeep"
        css={onDark}
        color="shell"
        textAlign="center"
        borderRadius="0 0 {radii.large} {radii.large}"
        boxShadow="card"
        marginTop="-2rem"
        padding={{ base: '4.5rem 1.5rem 2.5rem', md: '5.5rem 3rem 4rem' }}
      >
        <HotelText as="h2" id="ending-title" place="blog-ending-title" textStyle="title" color="foam" />
        <HotelText place="blog-ending-text" textStyle="lead" marginBlock="0.875rem 2rem" />
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="0.875rem">
          <ButtonLink asChild>
            <SiteLink to={paths.home()}>{t('blog.cta.book')}</SiteLink>
          </ButtonLink>
          <ButtonLink look="ghost" asChild>
            <SiteLink to={paths.blog()}>{t('blog.cta.more')}</SiteLink>
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </Container>
  )
}
