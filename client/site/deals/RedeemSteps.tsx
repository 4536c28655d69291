import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

/** From the offer to the lower bill in three steps, and what an offer is not. */
export const RedeemSteps = () => {
  const text = useText()
  const steps = ['deals-redeem-1', 'deals-redeem-2', 'deals-redeem-3'].filter((step) => text(`${step}-title`))
  if (steps.length === 0) return null
  return (
    <chakra.section aria-labelledby="redeem-title" paddingBlock={{ base: '4rem 6rem', md: '6.5rem 8rem' }}>
      <Container>
        <HotelText as="h2" id="redeem-title" place="deals-redeem-title" textStyle="title" color="lagoonDeep" />
        <chakra.ol
          listStyle="none"
          display="grid"
          gap={{ base: '2rem', md: '3rem' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          marginTop={{ base: '2rem', md: '3rem' }}
        >
          {steps.map((step, index) => (
            <chakra.li
              key={step}
              display={{ base: 'grid', md: 'block' }}
              gridTemplateColumns="4rem minmax(0, 1fr)"
              borderTop={{ md: '2px solid {colors.stone}' }}
              paddingTop={{ md: '1.5rem' }}
            >
              <chakra.span
                aria-hidden="true"
                display="block"
                fontFamily="display"
                fontSize="3.25rem"
                lineHeight="1"
                color="coral"
              >
                {index + 1}
              </chakra.span>
              <chakra.div>
                <HotelText as="h3" place={`${step}-title`} textStyle="heading" marginTop={{ md: '1rem' }} />
                <HotelText place={`${step}-text`} color="inkSoft" marginTop="0.5rem" />
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ol>
        {text('deals-disclaimer') && (
          <chakra.p
            textStyle="small"
            color="inkSoft"
            borderTop="1px solid {colors.stone}"
            marginTop={{ base: '3rem', md: '4.5rem' }}
            paddingTop="1.25rem"
          >
            * <HotelText as="span" place="deals-disclaimer" />
          </chakra.p>
        )}
      </Container>
    </chakra.section>
  )
}
