import { chakra } from '@chakra-ui/react'

const star = 'M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z'
const places = [1, 2, 3, 4, 5]

export const Stars = ({ rating, label }: { rating: number; label: string }) => (
  <chakra.p display="flex" gap="0.1875rem" role="img" aria-label={label}>
    {places.map((place) => (
      <chakra.svg
        key={place}
        viewBox="0 0 24 24"
        width="1.25rem"
        height="1.25rem"
        aria-hidden="true"
        fill={place <= rating ? '#B5452E' : 'none'}
        stroke="#B5452E"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d={star} />
      </chakra.svg>
    ))}
  </chakra.p>
)
