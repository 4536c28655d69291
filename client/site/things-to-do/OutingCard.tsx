import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Locale } from '#graphql/locales.ts'
import type { PhotoFragment as Photo } from '../pictures/Photo.generated.ts'
import { arrangeBesideText, arrangeInRow } from '../gallery/photo-layouts.ts'
import { PhotoGrid } from '../gallery/PhotoGrid.tsx'

export interface OutingCardProps {
  id: string
  /** Of the name, where nobody has written it in the page's language. */
  lang?: Locale
  name: string
  pictures: readonly Photo[]
  /** What it is, over the name. */
  kicker?: string
  /** A short label on the pictures. */
  badge?: ReactNode
  /** Pictures beside the text instead of over it, where there is room. */
  wide?: 'pictures-left' | 'pictures-right'
  children: ReactNode
}

/** A place worth going to: pictures, name, and what the kind of place adds. */
export const OutingCard = ({ id, lang, name, pictures, kicker, badge, wide, children }: OutingCardProps) => (
  <chakra.article
    id={id}
    aria-labelledby={`${id}-name`}
    background="foam"
    borderRadius="large"
    boxShadow="card"
    padding="0.5rem"
    display="grid"
    gridTemplateRows={{ base: pictures.length > 0 ? 'auto 1fr' : '1fr', lg: wide ? '1fr' : 'auto 1fr' }}
    height="100%"
    gridTemplateColumns={{
      base: 'minmax(0, 1fr)',
      lg:
        pictures.length === 0
          ? undefined
          : wide === 'pictures-left'
            ? 'minmax(0, 1.15fr) minmax(0, 1fr)'
            : wide
              ? 'minmax(0, 1fr) minmax(0, 1.15fr)'
              : undefined,
    }}
  >
    {pictures.length > 0 && (
      <chakra.div
        position="relative"
        minHeight={{ lg: wide ? '30rem' : '0' }}
        order={{ lg: wide === 'pictures-right' ? '1' : '0' }}
      >
        {/* Beside a text the pictures are as high as it is: their own height must not count. */}
        <chakra.div position={{ lg: wide ? 'absolute' : 'static' }} inset="0">
          <PhotoGrid
            pictures={pictures}
            arrangement={(wide ? arrangeBesideText : arrangeInRow)(pictures.length)}
            rem={wide ? 41 : 36}
          />
        </chakra.div>
        {badge}
      </chakra.div>
    )}
    <chakra.div
      display="flex"
      flexDirection="column"
      padding={{ base: '1.5rem 0.875rem 1rem', md: wide ? '2rem 2.25rem 1.75rem' : '1.75rem 1.5rem 1.5rem' }}
    >
      {kicker && (
        <chakra.p lang={lang} textStyle="eyebrow" color="coralDeep" marginBottom="0.5rem">
          {kicker}
        </chakra.p>
      )}
      <chakra.h3 id={`${id}-name`} lang={lang} textStyle="heading" color="lagoonDeep">
        {name}
      </chakra.h3>
      {children}
    </chakra.div>
  </chakra.article>
)
