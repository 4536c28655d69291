import { Image, Text } from '@chakra-ui/react'
import { Facts } from '../ui/Facts.tsx'
import { formatDollars } from '../ui/money.ts'
import { RecordCard } from '../ui/RecordCard.tsx'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import { ArchiveQuestion } from './ArchiveQuestion.tsx'
import { bedNameOf, roomTypeNoun, type RoomTypeInput } from './room-type-form.ts'
import type { RoomTypeCardFragment } from './RoomTypeCard.generated.ts'
import { RoomTypeFields } from './RoomTypeFields.tsx'
import { smallPicture } from './small-picture.ts'

interface RoomTypeCardProps {
  type: RoomTypeCardFragment
  changes: RecordChanges<RoomTypeCardFragment, RoomTypeInput>
}

/** One kind of room that guests can book. */
export const RoomTypeCard = ({ type, changes }: RoomTypeCardProps) => {
  const [image] = type.images
  return (
    <RecordCard
      noun={roomTypeNoun}
      record={type}
      changes={changes}
      fields={(form) => <RoomTypeFields {...form} />}
      awayQuestion={<ArchiveQuestion id={type.id} />}
      media={
        image && (
          <Image
            src={smallPicture(image)}
            alt={image.alt}
            width={{ base: 'full', md: '11rem' }}
            height={{ base: '9rem', md: '7.25rem' }}
            objectFit="cover"
            borderRadius="l2"
            flexShrink="0"
            loading="lazy"
          />
        )
      }
    >
      <Facts
        facts={[
          ['Base price', `${formatDollars(type.basePrice)} a night`],
          ['Weekend', type.weekendPrice === null ? 'As base' : formatDollars(type.weekendPrice)],
          ['Never below', formatDollars(type.floorPrice)],
          ['Bed', bedNameOf(type.bedType)],
          ['Guests', `up to ${type.maxOccupancy}`],
          ['Size', type.size],
          ['Slug', type.slug],
        ]}
      />
      <Text color="fg.muted" mt="3" textStyle="sm" maxWidth="75ch">
        {type.description}
      </Text>
    </RecordCard>
  )
}
