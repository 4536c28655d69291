import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTabInSight } from './useTabInSight.ts'

const fade = '3rem'

interface TabScrollProps {
  /** Id of the open tab. */
  current: string | undefined
  children: ReactNode
}

/** Holds a row of tabs that may be longer than a phone's screen: it is moved sideways, and fades where there are more. */
export const TabScroll = ({ current, children }: TabScrollProps) => (
  <Box
    ref={useTabInSight(current)}
    position="relative"
    overflowX="auto"
    mx={{ base: '-4', md: '0' }}
    px={{ base: '4', md: '0' }}
    py="1"
    css={{
      '--before': '0px',
      '--after': '0px',
      '&[data-more-before]': { '--before': fade },
      '&[data-more-after]': { '--after': fade },
      maskImage:
        'linear-gradient(to right, transparent, black var(--before), black calc(100% - var(--after)), transparent)',
    }}
  >
    {children}
  </Box>
)
