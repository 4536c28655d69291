import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Icon } from '#client/ui/Icon.tsx'
import type { IconName } from '#client/ui/icons.ts'

interface LightboxButtonProps extends HTMLChakraProps<'button'> {
  icon: IconName
  label: string
}

export const LightboxButton = ({ icon, label, ...props }: LightboxButtonProps) => (
  <chakra.button
    type="button"
    aria-label={label}
    display="grid"
    placeItems="center"
    width={{ base: '3rem', md: '3.5rem' }}
    height={{ base: '3rem', md: '3.5rem' }}
    borderRadius="round"
    border="1.5px solid rgba(168, 218, 208, 0.5)"
    background="rgba(14, 70, 86, 0.7)"
    color="foam"
    fontSize="1.125rem"
    cursor="pointer"
    transition="background-color 140ms, color 140ms"
    _hover={{ background: 'shell', color: 'lagoonDeep' }}
    _focusVisible={{ borderRadius: 'round' }}
    {...props}
  >
    <Icon name={icon} />
  </chakra.button>
)
