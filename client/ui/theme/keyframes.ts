import { defineKeyframes } from '@chakra-ui/react'

export const keyframes = defineKeyframes({
  rise: { from: { opacity: '0', transform: 'translateY(12px)' }, to: { opacity: '1', transform: 'none' } },
  appear: { from: { opacity: '0' }, to: { opacity: '1' } },
  vanish: { from: { opacity: '1' }, to: { opacity: '0' } },
  fill: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
  draw: { from: { strokeDashoffset: '48' }, to: { strokeDashoffset: '0' } },
  breathe: { '0%, 100%': { opacity: '0.45' }, '50%': { opacity: '1' } },
  bounce: { '0%, 60%, 100%': { transform: 'none' }, '30%': { transform: 'translateY(-0.375rem)' } },
})
