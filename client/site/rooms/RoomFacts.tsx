import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { bedName } from './bed-name.ts'

interface RoomFactsProps {
  room: { bedType: Parameters<typeof bedName>[0]; maxOccupancy: number; size?: string | null }
}

/** Bed, guests and size at a glance; a size that nobody has measured is left out. */
export const RoomFacts = ({ room }: RoomFactsProps) => {
  const { t } = useLanguage()
  const facts = [
    [t('room.bed'), t(bedName(room.bedType))],
    [t('room.sleeps'), t('room.guests', { guests: room.maxOccupancy })],
    [t('room.size'), room.size],
  ].filter(([, value]) => value)
  return (
    <chakra.dl
      display="grid"
      gap="1.25rem 1.5rem"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
    >
      {facts.map(([name, value]) => (
        <chakra.div key={name} borderTop="2px solid {colors.stone}" paddingTop="0.75rem">
          <chakra.dt textStyle="small" color="inkSoft">
            {name}
          </chakra.dt>
          <chakra.dd fontFamily="display" fontSize="1.25rem" lineHeight="1.3" color="lagoonDeep">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
