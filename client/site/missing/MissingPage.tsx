import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { useSite } from '../site-context.ts'
import { useMissingPageQuery } from './MissingPage.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { Texts } from '../texts/Texts.tsx'

const ways = [
  { label: 'nav.home', to: paths.home() },
  { label: 'nav.gallery', to: paths.gallery() },
  { label: 'nav.deals', to: paths.deals() },
  { label: 'nav.contact', to: paths.contact() },
] as const

const MissingPage = () => {
  const { language, t } = useLanguage()
  const { texts, pictures } = useMissingPageQuery({ locale: language })
  const [picture] = pictures
  useSite().onStatus?.(404)
  return (
    <Texts texts={texts}>
      <title>{t('missing.title')}</title>
      <meta name="robots" content="noindex" />
      <Container
        display="grid"
        gap={{ base: '2rem', lg: '4rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1.1fr' }}
        alignItems="center"
        paddingBlock={{ base: '3rem 6rem', md: '5rem 8rem' }}
      >
        <chakra.div>
          <chakra.h1 textStyle="poster" color="lagoonDeep">
            {t('missing.title')}
          </chakra.h1>
          <HotelText place="missing-text" textStyle="lead" color="inkSoft" marginBlock="1rem 2rem" />
          <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap="0.75rem">
            {ways.map(({ label, to }, index) => (
              <li key={to}>
                <ButtonLink look={index === 0 ? 'coral' : 'outline'} size="small" asChild>
                  <SiteLink to={to}>{t(label)}</SiteLink>
                </ButtonLink>
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
        {picture && (
          <Picture
            of={picture}
            shape="card"
            sizes="(min-width: 64rem) 38rem, 100vw"
            width="100%"
            aspectRatio="5 / 4"
            borderRadius="arch"
            boxShadow="card"
          />
        )}
      </Container>
    </Texts>
  )
}

export default MissingPage
