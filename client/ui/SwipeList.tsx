import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Children } from 'react'
import { useIsNarrow } from './useIsNarrow.ts'

interface SwipeListProps extends Omit<HTMLChakraProps<'ul'>, 'gridTemplateColumns'> {
  /** Columns where there is room for them. */
  columns: string
  /** How wide one item is on a phone: the next one looks in. */
  item?: string
  /** Rows on a phone. */
  rows?: number
  /** Items that nothing can be pressed in: the row itself takes the focus, so that arrow keys move it. */
  isPlain?: boolean
}

/** As far as the page's column stands from the window's edge on a phone. */
const gutter = '1.25rem'

/** Sheets of paper are as narrow as a phone, and nobody swipes them. */
const onPaper = 'repeat(auto-fit, minmax(16rem, 1fr))'

/** A grid; on a phone a row to swipe, from edge to edge. The browser does it all. Nothing without items. */
export const SwipeList = ({ columns, item = '84%', rows = 1, isPlain, ...props }: SwipeListProps) => {
  const isNarrow = useIsNarrow()
  if (Children.toArray(props.children).length === 0) return null
  return (
    <chakra.ul
      // Safari forgets that a list without marks is one.
      role="list"
      tabIndex={isPlain && isNarrow ? 0 : undefined}
      listStyle="none"
      // What is there for the ear only must not reach beyond the row either.
      position="relative"
      display="grid"
      gap={{ base: '1rem', md: '1.5rem' }}
      gridAutoFlow={{ base: 'column', md: 'row', _print: 'row' }}
      gridAutoColumns={{ base: item, md: 'auto', _print: 'auto' }}
      gridTemplateRows={{ base: `repeat(${rows}, auto)`, md: 'none', _print: 'none' }}
      gridTemplateColumns={{ base: 'none', md: columns, _print: onPaper }}
      overflowX={{ base: 'auto', md: 'visible', _print: 'visible' }}
      overscrollBehaviorX="contain"
      scrollSnapType={{ base: 'x mandatory', md: 'none' }}
      scrollPaddingInline={gutter}
      marginInline={{ base: `-${gutter}`, md: '0' }}
      paddingInline={{ base: gutter, md: '0' }}
      // Shadows need room where what runs over is cut off.
      paddingBlock={{ base: '0.5rem 1.25rem', md: '0' }}
      marginBottom={{ base: '-0.75rem', md: '0' }}
      {...props}
      css={{
        '& > li': { scrollSnapAlign: 'start', minWidth: '0', breakInside: 'avoid' },
        scrollbarWidth: 'thin',
        scrollbarColor: '{colors.stoneShadow} transparent',
      }}
    />
  )
}
