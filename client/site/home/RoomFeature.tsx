import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'
import { PhoneFold } from '#client/ui/PhoneFold.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { IllustrationMark } from '../pictures/IllustrationMark.tsx'
import { FromPrice } from '../stay/FromPrice.tsx'
import type { RoomFeatureFragment } from './RoomFeature.generated.ts'
import { useForeign } from '../texts/useForeign.ts'

interface RoomFeatureProps {
  room: RoomFeatureFragment
  currency: string
  /** The picture on the other side, so that two blocks alternate. */
  mirrored?: boolean
}

export const RoomFeature = ({ room, currency, mirrored }: RoomFeatureProps) => {
  const [picture] = room.pictures
  const { t } = useLanguage()
  const foreign = useForeign()
  const title = useId()
  return (
    <chakra.article
      aria-labelledby={title}
      display="grid"
      gap={{ base: '1.25rem', lg: '4rem' }}
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        ...(picture && {
          lg: mirrored ? 'minmax(0, 1fr) minmax(0, 1.35fr)' : 'minmax(0, 1.35fr) minmax(0, 1fr)',
        }),
      }}
      alignItems="center"
    >
      {picture && (
        <chakra.div position="relative" order={{ lg: mirrored ? 1 : 0 }}>
          <Picture
            of={picture}
            shape="card"
            sizes="(min-width: 64rem) 42rem, 100vw"
            width="100%"
            aspectRatio="3 / 2"
            borderRadius="large"
            boxShadow="card"
          />
          <IllustrationMark of={picture} left="0.75rem" bottom="0.75rem" />
        </chakra.div>
      )}
      <div>
        {room.eyebrow && (
          <chakra.p lang={foreign(room.language)} textStyle="eyebrow" color="coralDeep" marginBottom="0.375rem">
            {room.eyebrow}
          </chakra.p>
        )}
        <chakra.h3 id={title} textStyle="heading" fontSize="clamp(1.625rem, 1.3rem + 1.2vw, 2.125rem)">
          {room.name}
        </chakra.h3>
        <chakra.p lang={foreign(room.language)} color="inkSoft" maxWidth="text" marginTop="0.75rem" textWrap="pretty">
          {room.description}
        </chakra.p>
        <chakra.div marginTop={{ base: '0.75rem', md: '1.25rem' }}>
          <PhoneFold label={t('gallery.rooms.features')}>
            <chakra.ul
              listStyle="none"
              display="grid"
              gap="0.5rem 1.5rem"
              gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
              paddingBottom={{ base: '0.75rem', md: '0' }}
            >
              {room.features.map((feature) => (
                <chakra.li key={feature} display="flex" gap="0.5rem" textStyle="small">
                  <Icon name="check" color="coralDeep" />
                  {feature}
                </chakra.li>
              ))}
            </chakra.ul>
          </PhoneFold>
        </chakra.div>
        <FromPrice roomType={room.roomTypeSlug} roomName={room.name} currency={currency} />
      </div>
    </chakra.article>
  )
}
