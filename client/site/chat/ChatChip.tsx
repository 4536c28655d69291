import { chakra } from '@chakra-ui/react'

/** A small thing to press within the conversation. */
export const ChatChip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5rem',
    minHeight: '2.25rem',
    paddingInline: '0.9375rem',
    paddingBlock: '0.375rem',
    fontSize: '0.9375rem',
    fontWeight: '600',
    lineHeight: '1.3',
    textAlign: 'start',
    color: 'lagoonDeep',
    background: 'lagoonMist',
    border: '1.5px solid {colors.lagoon}',
    borderRadius: '1.25rem',
    cursor: 'pointer',
    transition: 'background-color {durations.quick}',
    _hover: { background: 'lagoonPale' },
    _focusVisible: { borderRadius: '1.25rem' },
    _disabled: { cursor: 'progress', opacity: '0.75' },
  },
})
