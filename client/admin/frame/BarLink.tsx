import { chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'
import { bar, barControl } from './bar.ts'

const Styled = chakra(NavLink, {
  base: {
    ...barControl,
    px: '3',
    py: '2',
    fontSize: '0.9375rem',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    position: 'relative',
    '&[aria-current=page]': { fontWeight: 'semibold' },
    '&[aria-current=page]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '3',
      bottom: '0.5',
      height: '3px',
      borderRadius: 'full',
      bg: bar.active,
    },
  },
})

export const BarLink = ({ to, label }: { to: string; label: string }) => <Styled to={to}>{label}</Styled>
