import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'
import { SwipeList } from '#client/ui/SwipeList.tsx'
import { SectionHeading } from '../layout/SectionHeading.tsx'
import { Testimonial } from './Testimonial.tsx'
import type { TestimonialsFragment } from './Testimonials.generated.ts'

/** What guests said; a sample says so under its name. */
export const Testimonials = ({ reviews }: { reviews: TestimonialsFragment[] }) => (
  <chakra.section aria-labelledby="reviews-title" background="blushPale" paddingBlock={{ base: '1.5rem', md: '7rem' }}>
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
        {reviews.map((review) => (
          <Testimonial key={review.id} review={review} />
        ))}
      </SwipeList>
    </Container>
  </chakra.section>
)
