import { Flex } from '@chakra-ui/react'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { AreaLinks } from './AreaLinks.tsx'
import { bar } from './bar.ts'
import { ColorModeButton, type ColorModeProps } from './ColorModeButton.tsx'
import { useHotel } from './viewer.tsx'
import { Wordmark } from './Wordmark.tsx'

export const TopBar = (colorMode: ColorModeProps) => {
  const { name } = useHotel()
  return (
    <Flex
      as="header"
      align="center"
      justify="space-between"
      gap={{ base: '4', xl: '5' }}
      px={{ base: '4', md: '6', '2xl': '8' }}
      minHeight={{ base: '14', xl: '4.25rem' }}
      color={bar.text}
      bg={{ _light: bar.bg, _dark: bar.bgDark }}
      borderBottomWidth="3px"
      borderColor="#B5452E"
    >
      <Wordmark name={name} />
      <AreaLinks />
      <PaletteButton />
      <Flex align="center" gap="1" hideBelow="xl">
        <ColorModeButton {...colorMode} />
        <AccountMenu />
      </Flex>
    </Flex>
  )
}
