import { Button, Flex } from '@chakra-ui/react'
import { NewInquiriesLink } from '../inquiries/NewInquiriesLink.tsx'
import { ExternalIcon } from '../ui/icons.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { bar, barControl } from './bar.ts'
import { BarLink } from './BarLink.tsx'
import { ColorModeButton, type ColorModeProps } from './ColorModeButton.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'
import { pages } from './pages.ts'
import { useHotel, useViewer } from './viewer.tsx'
import { Wordmark } from './Wordmark.tsx'

export const TopBar = (colorMode: ColorModeProps) => {
  const { can } = useViewer()
  const { name } = useHotel()
  const offered = pages.filter(({ permission }) => !permission || can(permission))
  return (
    <Flex
      as="header"
      align="center"
      justify="space-between"
      gap="6"
      px={{ base: '4', md: '6', '2xl': '8' }}
      minHeight="4.25rem"
      color={bar.text}
      bg={{ _light: bar.bg, _dark: bar.bgDark }}
      borderBottomWidth="3px"
      borderColor="#B5452E"
    >
      <Wordmark name={name} />
      <Flex as="nav" aria-label="Staff pages" gap="1" flex="1" hideBelow="xl">
        {offered.map(({ path, label }) => (
          <BarLink key={path} to={path} label={label} />
        ))}
      </Flex>
      <NewInquiriesLink />
      <Flex align="center" gap="1" hideBelow="xl">
        <Button asChild variant="ghost" fontWeight="medium" css={barControl}>
          <a href="/" target="_blank" rel="noopener">
            View site
            <ExternalIcon />
          </a>
        </Button>
        <ColorModeButton {...colorMode} />
        <AccountMenu />
      </Flex>
      <PhoneMenu pages={offered} {...colorMode} />
    </Flex>
  )
}
