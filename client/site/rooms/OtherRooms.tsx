import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Container } from '#client/ui/Container.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { OtherRoom } from './OtherRoom.tsx'
import type { OtherRoomFragment } from './OtherRoom.generated.ts'

interface OtherRoomsProps {
  rooms: readonly OtherRoomFragment[]
  currency: string
}

/** The other kinds of room: a row to swipe on a phone, a grid where there is room. */
export const OtherRooms = ({ rooms, currency }: OtherRoomsProps) => {
  const { t } = useLanguage()
  if (rooms.length === 0) return null
  return (
    <chakra.section
      aria-labelledby="other-rooms-title"
      background="shell"
      borderTop="1px solid {colors.stone}"
      paddingBlock={{ base: '3.5rem 5rem', md: '5rem 7rem' }}
    >
      <Container>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          gap="1rem"
          marginBottom={{ base: '1.5rem', md: '2.25rem' }}
        >
          <chakra.h2 id="other-rooms-title" textStyle="title" color="lagoonDeep">
            {t('room.others')}
          </chakra.h2>
          <ButtonLink look="outline" size="small" asChild>
            <SiteLink to={paths.gallery()}>
              {t('home.rooms.all')}
              <Icon name="arrow" />
            </SiteLink>
          </ButtonLink>
        </chakra.div>
        <chakra.ul
          listStyle="none"
          display="grid"
          gap={{ base: '1rem', md: '1.5rem' }}
          gridAutoFlow={{ base: 'column', md: 'row', _print: 'row' }}
          gridAutoColumns={{ base: '80%', md: 'auto' }}
          gridTemplateColumns={{
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
            _print: 'repeat(2, minmax(0, 1fr))',
          }}
          overflowX={{ base: 'auto', md: 'visible', _print: 'visible' }}
          scrollSnapType={{ base: 'x proximity', md: 'none' }}
          // Room for the shadows and rings of what scrolls.
          margin={{ base: '-0.5rem -0.5rem 0', md: '0' }}
          padding={{ base: '0.5rem 0.5rem 1.5rem', md: '0' }}
          scrollPadding="0.5rem"
          css={{ '& > li': { scrollSnapAlign: 'start' } }}
        >
          {rooms.map((room) => (
            <li key={room.slug}>
              <OtherRoom room={room} currency={currency} />
            </li>
          ))}
        </chakra.ul>
      </Container>
    </chakra.section>
  )
}
