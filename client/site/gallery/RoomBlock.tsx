import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { FromPrice } from '../stay/FromPrice.tsx'
import { FeatureList } from './FeatureList.tsx'
import { roomAnchor } from './room-anchor.ts'
import { arrange, columnOfThree } from './photo-layouts.ts'
import { PhotoGrid } from './PhotoGrid.tsx'
import type { RoomBlockFragment } from './RoomBlock.generated.ts'
import { useForeign } from '../texts/useForeign.ts'

interface RoomBlockProps {
  room: RoomBlockFragment
  currency: string
  /** Every other block has its pictures on the right. */
  turned: boolean
}

export const RoomBlock = ({ room, currency, turned }: RoomBlockProps) => {
  const { t } = useLanguage()
  const foreign = useForeign()
  const id = roomAnchor(room.id)
  const count = room.pictures.length
  return (
    <chakra.article
      id={id}
      aria-labelledby={`${id}-title`}
      display="grid"
      gap={{ base: '1.5rem', lg: '4rem' }}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg:
          count === 0
            ? 'minmax(0, 1fr)'
            : turned
              ? 'minmax(0, 1fr) minmax(0, 1.45fr)'
              : 'minmax(0, 1.45fr) minmax(0, 1fr)',
      }}
      alignItems="center"
    >
      {count > 0 && (
        <chakra.div order={{ lg: turned ? '1' : '0' }}>
          <PhotoGrid
            pictures={room.pictures}
            arrangement={turned && count === 4 ? columnOfThree : arrange(count)}
            rem={44}
          />
        </chakra.div>
      )}
      <div>
        <chakra.h3
          id={`${id}-title`}
          textStyle="heading"
          fontSize="clamp(1.5rem, 1.3rem + 0.9vw, 2rem)"
          color="lagoonDeep"
        >
          {room.name}
        </chakra.h3>
        <chakra.p lang={foreign(room.language)} color="inkSoft" marginTop="0.625rem">
          {room.description}
        </chakra.p>
        {room.features.length > 0 && (
          <>
            <chakra.h4 textStyle="eyebrow" color="coralDeep" marginBlock="1.5rem 0.875rem">
              {t('gallery.rooms.features')}
            </chakra.h4>
            <FeatureList
              features={room.features}
              gridTemplateColumns={{ base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))', lg: '1fr 1fr' }}
            />
          </>
        )}
        <FromPrice roomType={room.roomTypeSlug} roomName={room.name} currency={currency} />
      </div>
    </chakra.article>
  )
}
