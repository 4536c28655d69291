import { chakra } from '@chakra-ui/react'
import { Icon } from '#client/ui/Icon.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { IllustrationMark } from '../pictures/IllustrationMark.tsx'
import type { PhotoFragment as Photo } from '../pictures/Photo.generated.ts'
import { arrange, type Arrangement } from './photo-layouts.ts'
import { useLightbox } from './useLightbox.tsx'

interface PhotoGridProps {
  pictures: readonly Photo[]
  /** How the grid is laid out; by the number of its pictures when missing. */
  arrangement?: Arrangement
  /** How wide the whole grid stands on a desk; on a phone it takes the window. */
  rem: number
  /** A row to swipe on a phone, whatever the arrangement is elsewhere. */
  swipes?: boolean
  /** Whether its first picture is what a guest sees first of the page. */
  isFirst?: boolean
}

/** How wide a picture of a row to swipe is: the next one looks in. */
const swipedShare = 0.8

const sizesOf = (share: number, rem: number, swipes?: boolean) =>
  `(min-width: 64rem) ${Math.ceil(rem * share)}rem, ${swipes ? `(max-width: 47.99rem) ${100 * swipedShare}vw, ` : ''}${Math.ceil(100 * share)}vw`

/** Sheets of paper are as narrow as a phone, and nobody swipes them. */
const row = {
  '@media screen': {
    mdDown: {
      aspectRatio: 'auto',
      gridTemplateColumns: 'none',
      gridTemplateRows: 'auto',
      gridAutoRows: 'auto',
      gridAutoFlow: 'column',
      gridAutoColumns: `${100 * swipedShare}%`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'thin',
      scrollbarColor: '{colors.stoneShadow} transparent',
      paddingBottom: '0.375rem',
      '& > button': { gridRow: 'auto', gridColumn: 'auto', aspectRatio: '8 / 5', scrollSnapAlign: 'start' },
      // The only picture needs no way on.
      '&:has(> button:only-child)': { gridAutoColumns: '100%' },
    },
  },
}

const Cell = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    minWidth: '0',
    minHeight: '0',
    overflow: 'hidden',
    borderRadius: 'small',
    cursor: 'zoom-in',
    '& picture': { display: 'contents' },
    '& img': { transition: 'transform {durations.slow} {easings.tide}' },
    '&:hover img': { transform: 'scale(1.035)' },
    '& svg': { opacity: '0', transition: 'opacity {durations.calm}' },
    '&:is(:hover, :focus-visible) svg': { opacity: '1' },
    _focusVisible: { borderRadius: 'small', outlineOffset: '2px' },
  },
})

/** Pictures side by side; each opens over the whole screen. */
export const PhotoGrid = ({
  pictures,
  arrangement = arrange(pictures.length),
  rem,
  swipes,
  isFirst,
}: PhotoGridProps) => {
  const { open, lightbox, warm } = useLightbox(pictures)
  return (
    <>
      <chakra.div
        display="grid"
        gap="0.375rem"
        width="100%"
        borderRadius="medium"
        onPointerEnter={warm}
        onFocus={warm}
        {...arrangement.grid}
        css={swipes && row}
      >
        {pictures.map((picture, index) => (
          <Cell
            key={picture.id}
            type="button"
            aria-haspopup="dialog"
            onClick={() => open(index)}
            {...arrangement.cells[index]?.place}
          >
            <Picture
              of={picture}
              sizes={sizesOf(arrangement.cells[index]?.share ?? 1, rem, swipes)}
              priority={isFirst && index === 0}
              width="100%"
              height="100%"
            />
            {/* In the smallest windows a small picture is hardly wider than the word. */}
            <IllustrationMark
              of={picture}
              left={{ base: '0.125rem', sm: '0.5rem' }}
              paddingInline={{ base: '0.25rem', sm: '0.5rem' }}
              fontSize={{ base: '0.6875rem', sm: '0.75rem' }}
            />
            <Icon
              name="expand"
              position="absolute"
              right="0.625rem"
              bottom="0.625rem"
              width="2rem"
              height="2rem"
              padding="0.4375rem"
              borderRadius="round"
              background="rgba(14, 70, 86, 0.82)"
              color="foam"
            />
          </Cell>
        ))}
      </chakra.div>
      {lightbox}
    </>
  )
}
