import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ChatRole } from '#graphql/inputs/chat.ts'

const looks = {
  assistant: {
    background: 'foam',
    border: '1px solid {colors.stone}',
    borderRadius: '0.25rem 1.125rem 1.125rem 1.125rem',
    marginInlineEnd: '1.5rem',
  },
  user: {
    background: 'lagoon',
    color: 'foam',
    borderRadius: '1.125rem 1.125rem 0.25rem 1.125rem',
    marginInlineStart: '3rem',
  },
} as const

/** What one side has said, as plain text with its line breaks. */
export const Bubble = ({ speaker, ...props }: HTMLChakraProps<'div'> & { speaker: ChatRole }) => (
  <chakra.div
    width="fit-content"
    maxWidth="100%"
    padding="0.625rem 0.9375rem"
    fontSize="1rem"
    lineHeight="1.5"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    {...looks[speaker]}
    {...props}
  />
)
