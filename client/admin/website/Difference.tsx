import { chakra } from '@chakra-ui/react'
import { wordDifference } from './word-difference.ts'

const Gone = chakra('del', { base: { color: 'red.fg', bg: 'red.subtle', borderRadius: '2px' } })
const Come = chakra('ins', { base: { color: 'green.fg', bg: 'green.subtle', borderRadius: '2px' } })

/** Two texts in one: what is gone is struck through, what has come is underlined. */
export const Difference = ({ before, after }: { before: string; after: string }) => (
  <chakra.span whiteSpace="pre-line" overflowWrap="anywhere">
    {wordDifference(before, after).map(({ text, in: where }, place) => {
      if (where === 'both') return text
      return where === 'before' ? <Gone key={place}>{text}</Gone> : <Come key={place}>{text}</Come>
    })}
  </chakra.span>
)
