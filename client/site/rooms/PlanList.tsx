import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import type { HousePlanFragment } from './HousePlan.generated.ts'

/** The same without a drawing: what was measured in each room, and in one sentence what was not. */
export const PlanList = ({ rooms }: { rooms: readonly HousePlanFragment[] }) => {
  const { t } = useLanguage()
  return (
    <chakra.details marginTop="1.5rem">
      <chakra.summary cursor="pointer" fontWeight="600" color="lagoon" minHeight="2.5rem" paddingBlock="0.5rem">
        {t('room.plan.list')}
      </chakra.summary>
      <chakra.ul
        listStyle="none"
        display="grid"
        gap="1.25rem 2.5rem"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        marginTop="1rem"
      >
        {rooms.map(({ roomNumber, roomType, facts }) => {
          const measured = facts.filter(({ isMeasured }) => isMeasured)
          const missing = facts.filter(({ isMeasured }) => !isMeasured).map(({ name }) => name)
          return (
            <chakra.li key={roomNumber} borderTop="1px solid {colors.stone}" paddingTop="0.75rem">
              <strong>{t('room.plan.named', { number: roomNumber, room: roomType.name })}</strong>
              {measured.length > 0 && <p>{measured.map(({ name, value }) => `${name}: ${value}`).join(' · ')}</p>}
              {missing.length > 0 && (
                <chakra.p textStyle="small" color="inkSoft">
                  {t('room.measures.missing', { names: missing.join(' · ') })}
                </chakra.p>
              )}
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.details>
  )
}
