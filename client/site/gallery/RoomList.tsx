import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Container } from '#client/ui/Container.tsx'
import { roomAnchor } from './room-anchor.ts'
import { RoomBlock } from './RoomBlock.tsx'
import type { RoomBlockFragment } from './RoomBlock.generated.ts'
import { HotelText } from '../texts/HotelText.tsx'

const Jump = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.5rem',
    paddingInline: '1rem',
    borderRadius: 'round',
    border: '1.5px solid {colors.stone}',
    background: 'foam',
    textStyle: 'small',
    fontWeight: '600',
    color: 'lagoonDeep',
    transition: 'border-color 140ms, background-color 140ms',
    _hover: { borderColor: 'lagoon', background: 'lagoonMist' },
    _focusVisible: { borderRadius: 'round' },
  },
})

export const RoomList = ({ rooms, currency }: { rooms: readonly RoomBlockFragment[]; currency: string }) => {
  const { t } = useLanguage()
  if (rooms.length === 0) return null
  return (
    <chakra.section aria-labelledby="rooms-title" paddingBlock={{ base: '2.25rem', md: '6rem' }}>
      <Container>
        <HotelText as="h2" id="rooms-title" place="gallery-rooms-title" textStyle="title" color="lagoonDeep" />
        <HotelText place="gallery-rooms-intro" textStyle="lead" color="inkSoft" maxWidth="text" marginTop="0.75rem" />
        <chakra.nav
          aria-label={t('gallery.rooms.jump')}
          _print={{ display: 'none' }}
          marginBlock={{ base: '1rem 1.25rem', md: '2rem 4.5rem' }}
        >
          <chakra.ul
            listStyle="none"
            display="flex"
            flexWrap={{ base: 'nowrap', md: 'wrap' }}
            gap="0.5rem"
            overflowX={{ base: 'auto', md: 'visible' }}
            marginInline={{ base: '-1.25rem', md: '0' }}
            paddingInline={{ base: '1.25rem', md: '0' }}
            paddingBlock={{ base: '0.375rem 0.75rem', md: '0' }}
            whiteSpace="nowrap"
            css={{ scrollbarWidth: 'thin', scrollbarColor: '{colors.stoneShadow} transparent' }}
          >
            {rooms.map(({ id, name }) => (
              <li key={id}>
                <Jump href={`#${roomAnchor(id)}`}>{name}</Jump>
              </li>
            ))}
          </chakra.ul>
        </chakra.nav>
        <chakra.div display="grid" gap={{ base: '1.5rem', lg: '5.5rem' }} gridTemplateColumns="minmax(0, 1fr)">
          {rooms.map((room, index) => (
            <RoomBlock key={room.id} room={room} currency={currency} turned={index % 2 === 1} />
          ))}
        </chakra.div>
      </Container>
    </chakra.section>
  )
}
