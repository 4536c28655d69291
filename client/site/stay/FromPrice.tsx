import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { isPlainClick } from '../layout/plain-click.ts'
import { useSite } from '../site-context.ts'
import { useDayWords } from './day-words.ts'
import { readStay, stayAnchor, writeStay } from './stay.ts'
import { useMonthTotals } from './useMonthTotals.ts'

interface FromPriceProps {
  /** Slug. */
  roomType: string
  roomName: string
  currency: string
}

/** The lowest night of the next months with all mandatory fees, and the way to the nights that are free. */
export const FromPrice = ({ roomType, roomName, currency }: FromPriceProps) => {
  const { t } = useLanguage()
  const { path, prefix } = useSite()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { money } = useDayWords(currency)
  const offered = useMonthTotals().find((totals) => totals.roomType.slug === roomType)
  if (!offered) return null

  const stay = writeStay({ ...readStay(search), room: roomType })
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate({ search: stay }, { replace: true, preventScrollReset: true })
    const planner = document.getElementById(stayAnchor)
    planner?.scrollIntoView()
    planner?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="0.75rem 1.5rem" marginTop="1.5rem">
      {offered.lowestTotal != null && (
        <chakra.p fontWeight="700" color="lagoonDeep" fontSize="1.125rem" flex="1 1 12rem">
          {t('stay.fromPrice', { price: money(offered.lowestTotal) })}
        </chakra.p>
      )}
      <ButtonLink look="outline" size="small" href={`${withPrefix(path, prefix)}${stay}#${stayAnchor}`} onClick={show}>
        {t('stay.seeNights')}
        <chakra.span srOnly>: {roomName}</chakra.span>
      </ButtonLink>
    </chakra.div>
  )
}
