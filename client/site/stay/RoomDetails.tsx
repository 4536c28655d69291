import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Picture } from '#client/ui/Picture.tsx'
import { IllustrationMark } from '../pictures/IllustrationMark.tsx'
import type { RoomDetailsFragment } from './RoomDetails.generated.ts'

const More = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <chakra.details textStyle="small">
    <chakra.summary cursor="pointer" fontWeight="600" color="lagoon" minHeight="2rem">
      {summary}
    </chakra.summary>
    <chakra.div display="grid" gap="0.75rem" paddingBlock="0.5rem 0.75rem">
      {children}
    </chakra.div>
  </chakra.details>
)

const photo = { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: 'medium' } as const

/** What the hotel says of this kind of room, and what a guest with a disability must know before booking. */
export const RoomDetails = ({ room }: { room: RoomDetailsFragment }) => {
  const { t } = useLanguage()
  const [image] = room.images
  return (
    <>
      <More summary={t('gallery.rooms.features')}>
        {image && (
          <chakra.div position="relative">
            {image.file ? (
              <Picture of={{ ...image, file: image.file }} sizes="(min-width: 64rem) 19rem, 90vw" {...photo} />
            ) : (
              <chakra.img src={image.url} alt={image.alt} loading="lazy" {...photo} />
            )}
            <IllustrationMark of={image} />
          </chakra.div>
        )}
        {room.description && <chakra.p whiteSpace="pre-line">{room.description}</chakra.p>}
        <chakra.ul paddingStart="1.125rem">
          {[room.size, ...room.amenities].filter(Boolean).map((amenity) => (
            <li key={amenity}>{amenity}</li>
          ))}
        </chakra.ul>
      </More>
      <More summary={t('accessibility.title')}>
        <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr) auto" gap="0.375rem 1rem">
          {room.accessFacts.map(({ name, value }) => (
            <chakra.div key={name} display="contents">
              <dt>{name}</dt>
              <chakra.dd color="inkSoft" textAlign="end">
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        {room.accessibilityNotes && <chakra.p whiteSpace="pre-line">{room.accessibilityNotes}</chakra.p>}
      </More>
    </>
  )
}
