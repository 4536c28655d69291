import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { Seal } from '#client/ui/Seal.tsx'
import type { GalleryPageQuery } from './GalleryPage.generated.ts'

type Hotel = Pick<GalleryPageQuery['hotel'], 'establishedYear' | 'beachDistance' | 'beachWalkMinutes'>

const Fact = ({ title, text }: { title: string; text: string }) => (
  <chakra.li paddingBlock="1.125rem" borderTop="1px solid rgba(168, 218, 208, 0.3)">
    <chakra.strong
      fontFamily="display"
      fontWeight="400"
      fontSize="1.375rem"
      lineHeight="1.25"
      color="lamp"
      display="block"
    >
      {title}
    </chakra.strong>
    {text}
  </chakra.li>
)

/** Who we are, between garden and rooms. The sea is never near without its distance. */
export const HistoricHotel = ({ hotel }: { hotel: Hotel }) => {
  const { t } = useLanguage()
  const year = String(hotel.establishedYear)
  const way = { distance: hotel.beachDistance, minutes: hotel.beachWalkMinutes }
  return (
    <chakra.section aria-labelledby="history-title" background="lagoonDeep" color="shell" overflow="hidden">
      <Container
        display="grid"
        gap={{ base: '2rem', lg: '5rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
        alignItems="center"
        paddingBlock={{ base: '4rem', md: '6rem' }}
      >
        <div>
          <Seal above={t('hero.established')} main={year} transform="rotate(-8deg)" marginBottom="1.5rem" />
          <chakra.h2 id="history-title" textStyle="title" color="foam">
            {t('gallery.history.title')}
          </chakra.h2>
          <chakra.p textStyle="lead" marginTop="1rem" maxWidth="text">
            {t('gallery.history.text')}
          </chakra.p>
        </div>
        <chakra.ul listStyle="none">
          <Fact title={t('gallery.history.established', { year })} text={t('gallery.history.establishedText')} />
          <Fact title={t('gallery.history.family')} text={t('gallery.history.familyText')} />
          <Fact title={t('gallery.history.ocean')} text={t('gallery.history.oceanText', way)} />
        </chakra.ul>
      </Container>
    </chakra.section>
  )
}
