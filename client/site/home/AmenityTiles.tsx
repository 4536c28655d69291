import { chakra } from '@chakra-ui/react'
import { SwipeList } from '#client/ui/SwipeList.tsx'
import { amenities, amenityIcons } from './amenity-icons.ts'
import { HotelText } from '../texts/HotelText.tsx'
import { useText } from '../texts/useText.ts'

export const AmenityTiles = () => {
  const text = useText()
  const offered = amenities.filter((amenity) => text(`home-amenities-${amenity}-title`))
  if (offered.length === 0) return null
  return (
    <SwipeList
      isPlain
      aria-labelledby="amenities-title"
      rows={2}
      columns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
      gap={{ base: '0.75rem', md: '1.25rem' }}
    >
      {offered.map((amenity) => (
        <chakra.li
          key={amenity}
          display="flex"
          gap="1rem"
          padding={{ base: '1.125rem', md: '1.5rem' }}
          background="foam"
          borderRadius="medium"
          boxShadow="low"
        >
          <chakra.span
            aria-hidden="true"
            display="grid"
            placeItems="center"
            flexShrink="0"
            width="3rem"
            height="3.5rem"
            borderRadius="arch"
            background="blushPale"
            color="coralDeep"
          >
            <chakra.svg
              viewBox="0 0 24 24"
              width="1.625rem"
              height="1.625rem"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={amenityIcons[amenity]} />
            </chakra.svg>
          </chakra.span>
          <div>
            <HotelText
              as="h3"
              place={`home-amenities-${amenity}-title`}
              fontFamily="display"
              fontSize="1.25rem"
              lineHeight="1.25"
            />
            <HotelText
              place={`home-amenities-${amenity}-text`}
              textStyle="small"
              color="inkSoft"
              marginTop="0.125rem"
            />
          </div>
        </chakra.li>
      ))}
    </SwipeList>
  )
}
