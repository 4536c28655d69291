import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'
import { Seal } from '#client/ui/Seal.tsx'
import { SignupForm } from '../newsletter/SignupForm.tsx'
import { FollowLinks } from './FollowLinks.tsx'
import type { JoinSectionFragment } from './JoinSection.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

/** Two ways to the discount: follow the inn, or leave an address. */
export const JoinSection = ({ hotel }: { hotel: JoinSectionFragment }) => {
  const text = useText()
  // Where nothing is promised for joining, the form stands alone.
  const isWorth = Boolean(text('deals-join-title'))
  return (
    <chakra.section aria-labelledby="join-title" background="lagoonMist" paddingBlock={{ base: '4rem', md: '6.5rem' }}>
      <Container
        display="grid"
        gap={{ base: '2.5rem', lg: '5rem' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="center"
      >
        {isWorth && (
          <chakra.div>
            <HotelText as="h2" id="join-title" place="deals-join-title" textStyle="title" color="lagoonDeep" />
            <HotelText place="deals-join-text" textStyle="lead" color="inkSoft" marginTop="1rem" maxWidth="text" />
            <FollowLinks profiles={hotel.profiles} />
          </chakra.div>
        )}
        <chakra.div
          position="relative"
          background="foam"
          borderRadius="large"
          boxShadow="card"
          padding={{ base: '2rem 1.5rem', md: '2.75rem' }}
        >
          {text('deals-join-seal') && (
            <Seal
              above={<HotelText as="span" place="deals-join-seal-above" />}
              main={<HotelText as="span" place="deals-join-seal" />}
              position="absolute"
              top={{ base: '-3rem', md: '-3.25rem' }}
              right={{ base: '0.5rem', md: '-1rem' }}
              width="6rem"
              height="6rem"
              transform="rotate(9deg)"
            />
          )}
          <HotelText
            as={isWorth ? 'h3' : 'h2'}
            id={isWorth ? undefined : 'join-title'}
            place="deals-join-form-title"
            textStyle="heading"
            // The seal reaches down to the first line alone: the next have room for the longest words.
            _before={{ content: '""', float: 'right', width: '5rem', height: '1rem' }}
            marginBottom="0.5rem"
          />
          {isWorth && <HotelText place="deals-join-form-text" color="inkSoft" marginBottom="1.5rem" />}
          <SignupForm hotel={hotel} />
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
