import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Picture, pictureSize } from '#client/ui/Picture.tsx'
import type { PhotoFragment as Photo } from '../pictures/Photo.generated.ts'

interface LightboxStageProps extends HTMLChakraProps<'figure'> {
  pictures: readonly Photo[]
  shown: number
}

/** Height that buttons and caption leave, times the picture's shape: no part of it is ever cut off. */
const fittingWidth = (file: string) => {
  const { width, height } = pictureSize(file)
  return `min(100%, (100dvh - var(--reserved)) * ${(width / height).toFixed(3)})`
}

/** The picture with its neighbours waiting unseen, so that the next one is there at once. */
export const LightboxStage = ({ pictures, shown, ...props }: LightboxStageProps) => {
  const { t } = useLanguage()
  const total = pictures.length
  const picture = pictures[shown]
  const isNear = (index: number) => [0, 1, total - 1].includes((index - shown + total) % total)
  return (
    <chakra.figure display="contents" {...props}>
      <chakra.div gridArea="stage" display="grid" height="100%" placeItems="center" touchAction="pan-y pinch-zoom">
        {pictures.map(
          (picture, index) =>
            isNear(index) && (
              <chakra.div
                key={picture.id}
                gridArea="1 / 1"
                width="100%"
                visibility={index === shown ? 'visible' : 'hidden'}
                opacity={index === shown ? '1' : '0'}
                transition="opacity {durations.calm}"
              >
                <Picture
                  of={picture}
                  sizes="100vw"
                  loading="eager"
                  draggable={false}
                  width={fittingWidth(picture.file)}
                  marginInline="auto"
                  borderRadius="medium"
                  boxShadow="high"
                  cursor="default"
                />
              </chakra.div>
            ),
        )}
      </chakra.div>
      <chakra.figcaption
        gridArea="caption"
        aria-live="polite"
        aria-atomic="true"
        display="grid"
        gap="0.25rem"
        justifyItems="center"
        alignContent="start"
        minHeight="5.5rem"
        textAlign="center"
        cursor="default"
      >
        <chakra.span textStyle="label" color="lamp">
          {t(picture?.isIllustration ? 'gallery.lightbox.illustration' : 'gallery.lightbox.counter', {
            number: shown + 1,
            total,
          })}
        </chakra.span>{' '}
        <chakra.span textStyle="small" maxWidth="text" textWrap="balance">
          {picture?.alt}
        </chakra.span>
        {picture?.credit && (
          <chakra.span textStyle="small" color="lamp">
            {[picture.credit, picture.licence].filter(Boolean).join(' · ')}
          </chakra.span>
        )}
      </chakra.figcaption>
    </chakra.figure>
  )
}
