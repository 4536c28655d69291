import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { SwipeList } from '#client/ui/SwipeList.tsx'
import { SectionHeading } from '../layout/SectionHeading.tsx'
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
      paddingBlock={{ base: '1.5rem', md: '7rem' }}
    >
      <Container>
        <SectionHeading ground="blush" id="reviews-title" place="home-reviews" />
        <SwipeList
          isPlain
          item="90%"
          aria-labelledby="reviews-title"
          columns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))"
          gap={{ base: '1rem', lg: '1.75rem' }}
          marginTop={{ base: '1rem', md: '3rem' }}
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
        </SwipeList>
      </Container>
    </chakra.section>
  )
}
