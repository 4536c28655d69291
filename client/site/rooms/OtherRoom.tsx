import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Picture } from '#client/ui/Picture.tsx'
import { SiteLink } from '../layout/SiteLink.tsx'
import { IllustrationMark } from '../pictures/IllustrationMark.tsx'
import { useChosenStay } from '../stay/chosen-stay.ts'
import { useDayWords } from '../stay/day-words.ts'
import { useMonthTotals } from '../stay/useMonthTotals.ts'
import { bedName } from './bed-name.ts'
import type { OtherRoomFragment } from './OtherRoom.generated.ts'

const CardLink = chakra(SiteLink, {
  base: {
    color: 'lagoonDeep',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
    // The whole card leads there.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'large' },
  },
})

/** A room that a guest could have instead. */
export const OtherRoom = ({ room, currency }: { room: OtherRoomFragment; currency: string }) => {
  const { t } = useLanguage()
  const { money } = useDayWords(currency)
  const lowest = useMonthTotals().find(({ roomType }) => roomType.slug === room.slug)?.lowestTotal
  const chosen = useChosenStay()
  const [picture] = room.pictures
  const title = useId()
  return (
    <chakra.article
      aria-labelledby={title}
      position="relative"
      display="flex"
      flexDirection="column"
      height="100%"
      background="foam"
      borderRadius="large"
      boxShadow="card"
      overflow="hidden"
    >
      {picture && (
        <chakra.div position="relative">
          <Picture of={picture} sizes="(min-width: 64rem) 24rem, 80vw" width="100%" aspectRatio="3 / 2" />
          <IllustrationMark of={picture} />
        </chakra.div>
      )}
      <chakra.div padding="1.25rem 1.25rem 1.375rem" display="grid" gap="0.25rem">
        <chakra.h3 id={title} textStyle="heading" fontSize="1.25rem">
          <CardLink to={paths.room(room.slug)} stay={{ ...chosen, room: '' }}>
            {room.name}
          </CardLink>
        </chakra.h3>
        <chakra.p textStyle="small" color="inkSoft">
          {t(bedName(room.bedType))} · {t('room.guests', { guests: room.maxOccupancy })}
        </chakra.p>
        {lowest != null && (
          <chakra.p textStyle="small" fontWeight="700" color="lagoonDeep">
            {t('stay.fromPrice', { price: money(lowest) })}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.article>
  )
}
