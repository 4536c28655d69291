import { chakra } from '@chakra-ui/react'
import { Icon } from '#client/ui/Icon.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { IllustrationMark } from '../pictures/IllustrationMark.tsx'
import type { Photo } from './photo.ts'
import { arrange, type Arrangement } from './photo-layouts.ts'
import { useLightbox } from './useLightbox.tsx'

interface PhotoGridProps {
  pictures: readonly Photo[]
  /** How the grid is laid out; by the number of its pictures when missing. */
  arrangement?: Arrangement
  /** How wide the whole grid stands on a desk; on a phone it takes the window. */
  rem: number
  /** Whether its first picture is what a guest sees first of the page. */
  isFirst?: boolean
}

const sizesOf = (share: number, rem: number) =>
  `(min-width: 64rem) ${Math.ceil(rem * share)}rem, ${Math.ceil(100 * share)}vw`

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
export const PhotoGrid = ({ pictures, arrangement = arrange(pictures.length), rem, isFirst }: PhotoGridProps) => {
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
              sizes={sizesOf(arrangement.cells[index]?.share ?? 1, rem)}
              priority={isFirst && index === 0}
              width="100%"
              height="100%"
            />
            <IllustrationMark of={picture} />
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
