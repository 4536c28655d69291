import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { FromPrice } from '../stay/FromPrice.tsx'
import { RoomLink } from '../stay/RoomLink.tsx'
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
      gap={{ base: '0.875rem', lg: '4rem' }}
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
            swipes
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
        <FromPrice roomType={room.roomTypeSlug} roomName={room.name} currency={currency} withoutRoomLink />
        <chakra.div marginTop={{ base: '0.75rem', md: '1rem' }}>
          <PhoneFold label={t('gallery.rooms.features')}>
            <chakra.p
              lang={foreign(room.language)}
              color="inkSoft"
              marginBlock={{ base: '0.25rem 1rem', md: '0.625rem 0' }}
            >
              {room.description}
            </chakra.p>
            {room.features.length > 0 && (
              <>
                <chakra.h4 hideBelow="md" textStyle="eyebrow" color="coralDeep" marginBlock="1.5rem 0.875rem">
                  {t('gallery.rooms.features')}
                </chakra.h4>
                <FeatureList
                  features={room.features}
                  gridTemplateColumns={{ base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))', lg: '1fr 1fr' }}
                />
              </>
            )}
            <chakra.p marginBlock={{ base: '0.875rem', md: '1.25rem 0' }}>
              <RoomLink roomType={room.roomTypeSlug} roomName={room.name} />
            </chakra.p>
          </PhoneFold>
        </chakra.div>
      </div>
    </chakra.article>
  )
}
