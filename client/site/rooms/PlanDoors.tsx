import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { paths } from '#graphql/paths.ts'
import { writeStay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { useSite } from '../site-context.ts'
import { useChosenStay } from '../stay/chosen-stay.ts'
import type { HousePlanFragment } from './HousePlan.generated.ts'
import { planAnchor, planParameter } from './plan-address.ts'

/** A contrast theme takes the paint away. */
const ownInContrast = { borderWidth: '4px' }

/** The door of a room; that of the kind which the page is about is painted. */
const Door = chakra('button', {
  base: {
    position: 'relative',
    width: '100%',
    height: { base: '3.875rem', md: '5rem' },
    paddingInline: '0.125rem',
    paddingBottom: { base: '0.375rem', md: '0.75rem' },
    border: '1.5px solid #94795A',
    borderRadius: '999px 999px 0.25rem 0.25rem',
    background: 'foam',
    color: 'ink',
    fontFamily: 'display',
    fontSize: { base: '1.125rem', md: '1.375rem' },
    fontVariantNumeric: 'lining-nums',
    lineHeight: '1.1',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: 'background-color 140ms, box-shadow 140ms',
    _hover: { background: 'lagoonMist' },
    _focusVisible: { borderRadius: '999px 999px 0.25rem 0.25rem', outlineOffset: '5px' },
    // The knob.
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineEnd: { base: '0.4375rem', md: '0.625rem' },
      bottom: { base: '0.75rem', md: '1.125rem' },
      width: '0.3125rem',
      height: '0.3125rem',
      borderRadius: 'round',
      background: '#94795A',
    },
    '&[data-own]': {
      background: 'lagoon',
      borderColor: 'lagoonDeep',
      color: 'foam',
      _hover: { background: 'lagoonDeep' },
      _after: { background: 'lamp' },
      _highContrast: ownInContrast,
    },
    '&[aria-pressed=true]': {
      boxShadow: '0 0 0 2px {colors.foam}, 0 0 0 5px {colors.coralDeep}',
      _highContrast: { outlineOffset: '2px' },
    },
    '&[data-long]': { fontSize: { base: '0.75rem', md: '0.875rem' } },
  },
})

const longNumber = 4

interface DoorsProps {
  room: { slug: string }
  rooms: readonly HousePlanFragment[]
  /** Number of the room that is shown beside the plan. */
  shown: string
  onPress: (roomNumber: string) => void
}

const Doors = ({ room, rooms, shown, onPress }: DoorsProps) => {
  const { t } = useLanguage()
  return (
    <chakra.ul
      listStyle="none"
      display="grid"
      gap={{ base: '0.75rem 0.5rem', md: '1rem 0.875rem' }}
      gridTemplateColumns={{
        base: 'repeat(auto-fill, minmax(2.75rem, 1fr))',
        md: 'repeat(auto-fill, minmax(3.75rem, 1fr))',
      }}
    >
      {rooms.map(({ roomNumber, roomType }) => (
        <li key={roomNumber}>
          <Door
            type="submit"
            name={planParameter}
            value={roomNumber}
            aria-label={t('room.plan.named', { number: roomNumber, room: roomType.name })}
            aria-pressed={roomNumber === shown}
            data-own={roomType.slug === room.slug ? '' : undefined}
            data-long={roomNumber.length > longNumber ? '' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onPress(roomNumber)
            }}
          >
            {roomNumber}
          </Door>
        </li>
      ))}
    </chakra.ul>
  )
}

/** The upper floors above the lower ones, as in a house; rooms whose floor nobody has looked at stand apart. */
const byFloor = (rooms: readonly HousePlanFragment[]) => {
  const floors = [...new Set(rooms.flatMap(({ floor }) => floor ?? []))].toSorted((a, b) => b - a)
  return floors.map((floor) => ({ floor, rooms: rooms.filter((room) => room.floor === floor) }))
}

const FloorName = chakra('h3', {
  base: { textStyle: 'eyebrow', color: 'inkSoft', marginBottom: '0.75rem' },
})

const Swatch = chakra('span', {
  base: {
    flexShrink: '0',
    width: '0.875rem',
    height: '1.125rem',
    border: '1.5px solid #94795A',
    borderRadius: '999px 999px 0.125rem 0.125rem',
    background: 'foam',
  },
})

const Legend = ({ name }: { name: string }) => {
  const { t } = useLanguage()
  return (
    <chakra.ul
      aria-hidden
      listStyle="none"
      display="flex"
      flexWrap="wrap"
      gap="0.375rem 1.5rem"
      marginTop="1rem"
      textStyle="small"
      color="inkSoft"
      css={{ '& li': { display: 'flex', alignItems: 'center', gap: '0.5rem' } }}
    >
      <li>
        <Swatch background="lagoon" borderColor="lagoonDeep" _highContrast={ownInContrast} />
        {name}
      </li>
      <li>
        <Swatch />
        {t('room.plan.others')}
      </li>
    </chakra.ul>
  )
}

/** A form that presses a door by the page's address; a script answers it in place. */
export const PlanDoors = ({ room, rooms, ...pressing }: DoorsProps & { room: { name: string } }) => {
  const { t } = useLanguage()
  const { prefix } = useSite()
  const stay = useChosenStay()
  const id = useId()
  const floors = byFloor(rooms)
  const elsewhere = rooms.filter(({ floor }) => floor === null)
  return (
    <chakra.form method="get" action={`${withPrefix(paths.room(room.slug), prefix)}#${planAnchor}`}>
      {[...new URLSearchParams(writeStay(stay))].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {floors.length > 0 && (
        <>
          <chakra.div
            aria-hidden
            height={{ base: '1.75rem', md: '2.5rem' }}
            background="coral"
            clipPath="polygon(7% 0, 93% 0, 100% 100%, 0 100%)"
          />
          <chakra.div
            marginInline={{ base: '0.5rem', md: '1rem' }}
            background="shell"
            border="1px solid {colors.stone}"
            borderBottom="0.375rem solid {colors.stoneShadow}"
          >
            {floors.map(({ floor, rooms: onFloor }) => (
              <chakra.section
                key={floor}
                aria-labelledby={`${id}${floor}`}
                padding={{ base: '1rem 0.875rem 1.125rem', md: '1.375rem 1.5rem 1.5rem' }}
                css={{ '& + &': { borderTop: '2px solid {colors.stone}' } }}
              >
                <FloorName id={`${id}${floor}`}>{t('room.plan.floor', { floor })}</FloorName>
                <Doors room={room} rooms={onFloor} {...pressing} />
              </chakra.section>
            ))}
          </chakra.div>
        </>
      )}
      {elsewhere.length > 0 && (
        <chakra.section
          aria-labelledby={`${id}none`}
          marginTop={floors.length > 0 ? '1.25rem' : '0'}
          padding={{ base: '1rem 0.875rem 1.125rem', md: '1.375rem 1.5rem 1.5rem' }}
          border="2px dashed {colors.stoneShadow}"
          borderRadius="medium"
        >
          <FloorName id={`${id}none`}>{t('room.plan.noFloor')}</FloorName>
          <Doors room={room} rooms={elsewhere} {...pressing} />
        </chakra.section>
      )}
      <Legend name={room.name} />
    </chakra.form>
  )
}
