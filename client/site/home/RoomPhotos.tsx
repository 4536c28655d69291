import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Picture } from '#client/ui/Picture.tsx'
import { SwipeList } from '#client/ui/SwipeList.tsx'
import { useLightbox } from '../gallery/useLightbox.tsx'
import type { PhotoFragment as Photo } from '../pictures/Photo.generated.ts'
import { IllustrationMark } from '../pictures/IllustrationMark.tsx'

/** Photos that open over the whole screen. */
export const RoomPhotos = ({ pictures }: { pictures: Photo[] }) => {
  const { t } = useLanguage()
  const { open, lightbox, warm } = useLightbox(pictures)
  const nameOf = ({ alt, isIllustration }: Photo) =>
    t('home.rooms.enlarge', { picture: isIllustration ? `${alt} (${t('picture.illustration')})` : alt })
  return (
    <>
      <SwipeList columns="repeat(3, minmax(0, 1fr))" item="72%">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <chakra.button
              type="button"
              onClick={() => open(index)}
              onPointerEnter={warm}
              aria-label={nameOf(picture)}
              position="relative"
              display="block"
              width="100%"
              borderRadius="medium"
              overflow="hidden"
              boxShadow="card"
              cursor="zoom-in"
              css={{
                '& img': { transition: 'transform 600ms {easings.tide}' },
                '&:hover img': { transform: 'scale(1.04)' },
              }}
              _focusVisible={{ borderRadius: 'medium' }}
            >
              <Picture
                of={picture}
                shape="card"
                sizes="(min-width: 48rem) 24rem, 90vw"
                width="100%"
                aspectRatio="3 / 2"
              />
              <IllustrationMark of={picture} />
            </chakra.button>
          </li>
        ))}
      </SwipeList>
      {lightbox}
    </>
  )
}
