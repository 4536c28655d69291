import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { SectionHeading } from './SectionHeading.tsx'
import { Stars } from './Stars.tsx'
import type { TestimonialsFragment } from './Testimonials.generated.ts'
import { useForeign } from '../texts/useForeign.ts'

/** What guests said; a sample says so under its name. */
export const Testimonials = ({ reviews }: { reviews: TestimonialsFragment[] }) => {
  const { t } = useLanguage()
  const foreign = useForeign()
  return (
    <chakra.section
      aria-labelledby="reviews-title"
      background="blushPale"
      paddingBlock={{ base: '4.5rem', md: '7rem' }}
    >
      <Container>
        <SectionHeading ground="blush" id="reviews-title" place="home-reviews" />
        <chakra.ul
          listStyle="none"
          display="grid"
          gap={{ base: '1.25rem', lg: '1.75rem' }}
          gridTemplateColumns={{ base: '1fr', lg: 'repeat(3, minmax(0, 1fr))' }}
          marginTop={{ base: '2rem', md: '3rem' }}
        >
          {reviews.map(({ id, author, origin, rating, text, language }) => (
            <chakra.li
              key={id}
              display="flex"
              flexDirection="column"
              padding={{ base: '1.75rem 1.5rem', md: '2.25rem' }}
              background="foam"
              borderRadius="large"
              boxShadow="low"
            >
              <Stars rating={rating} label={t('home.reviews.stars', { rating })} />
              <chakra.blockquote lang={foreign(language)} textStyle="lead" marginBlock="1rem 1.5rem">
                {text}
              </chakra.blockquote>
              <chakra.p marginTop="auto">
                <chakra.strong fontFamily="display" fontWeight="400" fontSize="1.1875rem" display="block">
                  {author}
                </chakra.strong>
                <chakra.span lang={foreign(language)} textStyle="small" color="inkSoft">
                  {origin}
                </chakra.span>
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </chakra.section>
  )
}
