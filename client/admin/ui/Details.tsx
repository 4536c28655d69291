import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Root = chakra('details')

const Summary = chakra('summary', {
  base: {
    cursor: 'pointer',
    width: 'fit-content',
    color: 'sea.fg',
    fontWeight: 'semibold',
    textStyle: 'sm',
    py: '1',
    borderRadius: 'l1',
    _focusVisible: { outline: '2px solid', outlineColor: 'sea.focusRing', outlineOffset: '2px' },
  },
})

/** More for whoever wants it, behind one line. */
export const Details = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <Root>
    <Summary>{summary}</Summary>
    {children}
  </Root>
)
