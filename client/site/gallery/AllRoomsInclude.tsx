import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import type { IconName } from '#client/ui/icons.ts'
import { HotelText } from '../texts/HotelText.tsx'

/** In the order of the hotel's list: WiFi, parking, fridge, housekeeping. */
const pictograms: IconName[] = ['wifi', 'car', 'fridge', 'broom']

export const AllRoomsInclude = ({ things }: { things: readonly string[] }) =>
  things.length > 0 && (
    <chakra.section aria-labelledby="include-title" paddingBlock={{ base: '2.25rem', md: '5.5rem' }}>
      <Container>
        <HotelText
          as="h2"
          id="include-title"
          place="gallery-include-title"
          textStyle="title"
          color="lagoonDeep"
          textAlign="center"
        />
        <chakra.ul
          listStyle="none"
          display="grid"
          gap={{ base: '1rem', md: '1.5rem' }}
          gridTemplateColumns={{
            base: 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          }}
          marginTop={{ base: '1.25rem', md: '3rem' }}
        >
          {things.map((thing, index) => (
            <chakra.li
              key={thing}
              display="grid"
              justifyItems="center"
              gap="0.875rem"
              padding={{ base: '1rem 0.75rem', md: '2.25rem 1rem 2rem' }}
              background="foam"
              borderRadius="large"
              boxShadow="low"
              textAlign="center"
              fontWeight="600"
              lineHeight="1.3"
            >
              <chakra.span
                display="grid"
                placeItems="center"
                width="4rem"
                height="4rem"
                borderRadius="round"
                background="blushPale"
                color="coralDark"
              >
                <Icon name={pictograms[index] ?? 'check'} width="2rem" height="2rem" strokeWidth="1.5" />
              </chakra.span>
              {thing}
            </chakra.li>
          ))}
        </chakra.ul>
      </Container>
    </chakra.section>
  )
