import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { Seal } from '#client/ui/Seal.tsx'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

const Fact = ({ place }: { place: string }) => (
  <chakra.li paddingBlock={{ base: '0.75rem', md: '1.125rem' }} borderTop="1px solid rgba(168, 218, 208, 0.3)">
    <HotelText
      as="strong"
      place={`${place}-title`}
      fontFamily="display"
      fontWeight="400"
      fontSize="1.375rem"
      lineHeight="1.25"
      color="lamp"
      display="block"
    />
    <HotelText as="span" place={`${place}-text`} />
  </chakra.li>
)

const facts = ['gallery-history-1', 'gallery-history-2', 'gallery-history-3']

/** Who we are, between garden and rooms. The sea is never near without its distance. */
export const HistoricHotel = ({ year }: { year?: number | null }) => {
  const { t } = useLanguage()
  const text = useText()
  if (!text('gallery-history-title')) return null
  return (
    <chakra.section aria-labelledby="history-title" background="lagoonDeep" color="shell" overflow="hidden">
      <Container
        display="grid"
        gap={{ base: '1.25rem', lg: '5rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}
        alignItems="center"
        paddingBlock={{ base: '2.25rem', md: '6rem' }}
      >
        <div>
          {year && (
            <Seal above={t('hero.established')} main={String(year)} transform="rotate(-8deg)" marginBottom="1.5rem" />
          )}
          <HotelText as="h2" id="history-title" place="gallery-history-title" textStyle="title" color="foam" />
          <HotelText place="gallery-history-text" textStyle="lead" marginTop="1rem" maxWidth="text" />
        </div>
        <chakra.ul listStyle="none">
          {facts
            .filter((fact) => text(`${fact}-title`))
            .map((fact) => (
              <Fact key={fact} place={fact} />
            ))}
        </chakra.ul>
      </Container>
    </chakra.section>
  )
}
