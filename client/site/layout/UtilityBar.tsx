import { chakra } from '@chakra-ui/react'
import { Container } from '#client/ui/Container.tsx'
import { onDark } from '#client/ui/focus-ring.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import type { SiteHeaderFragment } from './SiteHeader.generated.ts'

/** Phone and language, at the same place on every page; where the bar below has room, the language stands there. */
export const UtilityBar = ({ hotel }: { hotel: SiteHeaderFragment }) => (
  <chakra.div
    background="lagoonDeep"
    color="foam"
    textStyle="small"
    css={onDark}
    position="relative"
    zIndex="calc({zIndex.header} + 1)"
  >
    {/* Of enlarged text the language goes to a line of its own, at the same edge: that is where it opens. */}
    <Container
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      columnGap="1rem"
      minHeight="2.75rem"
    >
      <chakra.span
        display={{ base: 'none', md: 'inline-flex' }}
        alignItems="center"
        gap="0.5rem"
        marginInlineEnd="auto"
        opacity="0.9"
      >
        <Icon name="pin" />
        {hotel.address.line}
      </chakra.span>
      <chakra.a
        href={`tel:${hotel.phoneLink}`}
        display="inline-flex"
        alignItems="center"
        gap="0.5rem"
        minHeight="2.5rem"
        fontWeight="650"
        whiteSpace="nowrap"
        marginInlineEnd={{ base: 'auto', md: '0' }}
        _hover={{ textDecoration: 'underline' }}
      >
        <Icon name="phone" />
        {hotel.phone}
      </chakra.a>
      <LanguageMenu display={{ xl: 'none' }} />
    </Container>
  </chakra.div>
)
