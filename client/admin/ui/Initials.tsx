import { Center } from '@chakra-ui/react'

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase()).join('')
}

/** A person's initials in a circle, beside the written name. */
export const Initials = ({ name }: { name: string }) => (
  <Center
    aria-hidden="true"
    boxSize="9"
    flexShrink="0"
    borderRadius="full"
    bg="coral.subtle"
    color="coral.fg"
    borderWidth="1px"
    borderColor="coral.muted"
    fontWeight="semibold"
    fontSize="0.8125rem"
  >
    {initialsOf(name)}
  </Center>
)
