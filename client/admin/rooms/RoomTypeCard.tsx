import { Badge, Flex, Image, Text } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Facts } from '../ui/Facts.tsx'
import { formatDollars } from '../ui/money.ts'
import { RecordActions } from '../ui/RecordActions.tsx'
import { RecordCard } from '../ui/RecordCard.tsx'
import { RecordForm } from '../ui/RecordForm.tsx'
import { useOpenForm } from '../ui/unsaved.ts'
import { useFocusBack } from '../ui/useFocusBack.ts'
import type { RecordChanges } from '../ui/useRecordChanges.ts'
import { RecordHistory } from './RecordHistory.tsx'
import {
  bedNameOf,
  roomTypeDraft,
  roomTypeFormSchema,
  roomTypeInput,
  roomTypeLabels,
  type RoomTypeInput,
} from './room-type-form.ts'
import type { RoomTypeCardFragment } from './RoomTypeCard.generated.ts'
import { RoomTypeFields } from './RoomTypeFields.tsx'
import { smallPicture } from './small-picture.ts'

interface RoomTypeCardProps {
  type: RoomTypeCardFragment
  changes: RecordChanges<RoomTypeCardFragment, RoomTypeInput>
}

/** One room type; its edit button swaps the card for the form. */
export const RoomTypeCard = ({ type, changes }: RoomTypeCardProps) => {
  const { can } = useViewer()
  const keepAs = `room-type:${type.id}`
  const [editing, setEditing] = useOpenForm(keepAs)
  const editButton = useFocusBack(editing)
  const isArchived = Boolean(type.archivedAt)

  if (editing)
    return (
      <RecordCard title={`Edit ${type.name}`} bg="bg.subtle">
        <RecordForm
          schema={roomTypeFormSchema}
          draft={roomTypeDraft(type)}
          version={type.version}
          keepAs={keepAs}
          labels={roomTypeLabels}
          save="Save"
          onSave={(draft, version) => changes.update(type.id, version, roomTypeInput(draft))}
          onClose={() => setEditing(false)}
        >
          {(fields) => <RoomTypeFields {...fields} />}
        </RecordForm>
      </RecordCard>
    )

  const [image] = type.images
  return (
    <RecordCard
      title={type.name}
      marks={isArchived && <Badge colorPalette="gray">Archived</Badge>}
      actions={
        can('rooms:write') && (
          <RecordActions
            record={type}
            name={type.name}
            away="Archive"
            changes={changes}
            editButton={editButton}
            onEdit={() => setEditing(true)}
          />
        )
      }
    >
      <Flex gap="5" wrap={{ base: 'wrap', md: 'nowrap' }} align="flex-start">
        {image && (
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
        )}
        <div>
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
          <RecordHistory subject={type.id} changedBy={type.changedBy} updatedAt={type.updatedAt} />
        </div>
      </Flex>
    </RecordCard>
  )
}
