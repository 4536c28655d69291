import { chakra } from '@chakra-ui/react'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { onDark } from '#client/ui/focus-ring.ts'
import { useModal } from '#client/ui/useModal.ts'
import type { PhotoFragment as Photo } from '../pictures/Photo.generated.ts'
import { LightboxButton } from './LightboxButton.tsx'
import { LightboxStage } from './LightboxStage.tsx'
import { useSwipe } from './useSwipe.ts'

interface LightboxProps {
  pictures: readonly Photo[]
  /** The picture to start with. */
  index: number
  onClose: () => void
}

/** What a press on it is no wish to leave; everything else is backdrop. */
const content = 'img, button, figcaption'

const areas = {
  base: '". . close" "stage stage stage" "previous caption next"',
  md: '". . close" "previous stage next" ". caption ."',
}

/** Pictures over the whole screen, one at a time and round in a circle. Load it when the first one is opened. */
const Lightbox = ({ pictures, index, onClose }: LightboxProps) => {
  const { t } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(index)
  const step = (by: number) => setShown((now) => (now + by + pictures.length) % pictures.length)
  const swipe = useSwipe(step)
  const keepFocus = useModal(dialog)

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
    else keepFocus(event)
  }
  const leaveByBackdrop = ({ target }: MouseEvent) => {
    if (!(target as Element).closest(content)) onClose()
  }

  return (
    <chakra.dialog
      ref={dialog}
      aria-label={t('gallery.lightbox.label')}
      onKeyDown={onKeyDown}
      onClick={leaveByBackdrop}
      onClose={onClose}
      position="fixed"
      inset="0"
      width="100%"
      height="100%"
      maxWidth="none"
      maxHeight="none"
      margin="0"
      border="none"
      padding={{ base: '0.75rem', md: '1.25rem 1.5rem' }}
      display="grid"
      gap={{ base: '0.75rem', md: '1rem 1.5rem' }}
      gridTemplateAreas={areas}
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      gridTemplateRows="auto minmax(0, 1fr) auto"
      alignItems="center"
      background="rgba(9, 36, 45, 0.985)"
      color="foam"
      cursor="zoom-out"
      overflow="hidden"
      animation="appear {durations.calm} both"
      css={{
        ...onDark,
        '--reserved': '13rem',
        '&::backdrop': { background: 'transparent' },
        // A phone on its side: little height, and all of it for the picture.
        '@media (max-height: 30rem)': {
          '--reserved': '6rem',
          padding: '0.75rem',
          gap: '0.75rem',
          '& > button:first-of-type': { position: 'absolute', top: '0.75rem', right: '0.75rem' },
          '& figcaption': { minHeight: '3rem' },
        },
      }}
    >
      <LightboxButton icon="close" label={t('gallery.lightbox.close')} onClick={onClose} gridArea="close" />
      <LightboxStage pictures={pictures} shown={shown} {...swipe} />
      {pictures.length > 1 && (
        <>
          <LightboxButton
            icon="arrow"
            label={t('gallery.lightbox.previous')}
            onClick={() => step(-1)}
            gridArea="previous"
            css={{ '& svg': { transform: 'scaleX(-1)' } }}
          />
          <LightboxButton icon="arrow" label={t('gallery.lightbox.next')} onClick={() => step(1)} gridArea="next" />
        </>
      )}
    </chakra.dialog>
  )
}

export default Lightbox
