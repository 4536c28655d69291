import { IconButton, Kbd } from '@chakra-ui/react'
import { bar, barControl } from '../frame/bar.ts'
import { isApple } from '../shortcuts/is-apple.ts'
import { Button } from '../ui/Button.tsx'
import { SearchIcon } from '../ui/icons.tsx'
import { paletteOpen } from './palette-open.ts'

const open = () => paletteOpen(true)

/** The way to the palette for who does not know its key, or has none. */
export const PaletteButton = () => (
  <>
    <Button
      variant="ghost"
      fontWeight="medium"
      px="3"
      hideBelow="xl"
      borderWidth="1px"
      borderColor={bar.hover}
      css={barControl}
      onClick={open}
    >
      <SearchIcon />
      Search the desk
      <Kbd size="sm" hideBelow="2xl" bg={bar.hover} color={bar.text} borderColor="transparent" boxShadow="none">
        {isApple ? '⌘' : 'Ctrl'} K
      </Kbd>
    </Button>
    <IconButton variant="ghost" aria-label="Search the desk" hideFrom="xl" css={barControl} onClick={open}>
      <SearchIcon boxSize="5" />
    </IconButton>
  </>
)
