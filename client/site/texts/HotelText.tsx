import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useContext } from 'react'
import { PhoneText } from './PhoneText.tsx'
import { TextsContext } from './texts-context.ts'
import { useForeign } from './useForeign.ts'

interface HotelTextProps extends HTMLChakraProps<'p'> {
  place: string
}

/** The hotel's words in one place of a page, as the element that they are; none where it has nothing to say. */
export const HotelText = ({ place, ...props }: HotelTextProps) => {
  const text = useContext(TextsContext).get(place)
  const foreign = useForeign()
  return (
    text && (
      <chakra.p lang={foreign(text.language)} {...props}>
        <PhoneText>{text.text}</PhoneText>
      </chakra.p>
    )
  )
}
