import { chakra } from '@chakra-ui/react'
import type { MouseEvent, ReactNode } from 'react'
import { stayAnchor } from '#graphql/paths.ts'
import { writeStay, type Stay } from '#graphql/stay-address.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { isPlainClick } from '../layout/plain-click.ts'
import { useSite } from '../site-context.ts'
import { useDayWords } from './day-words.ts'
import { discountWords } from './discount-words.ts'
import type { StayPlannerHotelFragment } from './StayPlanner.generated.ts'
import { stayOf, type StayOption } from './stay-option.ts'

interface StayOptionsProps {
  hotel: StayPlannerHotelFragment
  stay: Stay
  options: readonly StayOption[]
  onAsk: (stay: Stay) => void
  /** Where the options differ by their dates, and not only by their room. */
  withDates?: boolean
  /** More ways on from each of them, beneath it. */
  children?: (option: Stay) => ReactNode
}

const Option = chakra('a', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '1rem',
    minHeight: '3.25rem',
    paddingInline: '1rem',
    paddingBlock: '0.625rem',
    borderRadius: 'medium',
    border: '1.5px solid {colors.lagoon}',
    background: 'foam',
    color: 'lagoonDeep',
    lineHeight: '1.3',
    _hover: { background: 'lagoonMist' },
    _focusVisible: { borderRadius: 'medium' },
  },
})

/** Stays that can be booked, each a press away; real addresses, so that they work before any script. */
export const StayOptions = ({ hotel, stay, options, onAsk, withDates, children }: StayOptionsProps) => {
  const { t } = useLanguage()
  const { path, prefix } = useSite()
  const { money, span } = useDayWords(hotel.currency)
  return (
    <chakra.ul listStyle="none" display="grid" gap="0.625rem">
      {options.map((option, index) => {
        const { party } = option
        const next = stayOf(stay, option)
        const take = (event: MouseEvent) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onAsk(next)
        }
        return (
          <li key={`${option.roomType.id} ${option.arrival} ${option.departure} ${party ? index : ''}`}>
            <Option href={`${withPrefix(path, prefix)}${writeStay(next)}#${stayAnchor}`} onClick={take}>
              <span>
                {/* Engines put other blanks around the dash; what the server wrote is as good. */}
                <chakra.strong display="block" suppressHydrationWarning>
                  {withDates ? span(option.arrival, option.departure) : option.roomType.name}
                </chakra.strong>
                <chakra.span textStyle="small" color="inkSoft">
                  {withDates
                    ? option.roomType.name
                    : party
                      ? t('stay.together.guests', { guests: party.guests, children: party.children })
                      : t('stay.nights', { nights: option.nightCount })}
                </chakra.span>
                {option.extras?.map(({ slug, name, reason }) => (
                  <chakra.span key={slug} display="block" textStyle="small" color="inkSoft">
                    + {name} ({reason})
                  </chakra.span>
                ))}
                {option.coupon && (
                  <chakra.span display="block" textStyle="small" fontWeight="600">
                    {discountWords(t, option.coupon)}
                  </chakra.span>
                )}
              </span>
              <chakra.span textAlign="end">
                {option.coupon && (
                  <chakra.span display="block" textStyle="small" color="inkSoft">
                    <chakra.span srOnly>{t('stay.quote.before')} </chakra.span>
                    <chakra.s>{money(option.coupon.before)}</chakra.s>
                  </chakra.span>
                )}
                <chakra.strong
                  display="block"
                  fontSize="1.1875rem"
                  fontVariantNumeric="tabular-nums"
                  whiteSpace="nowrap"
                >
                  {option.isApproximate && `${t('stay.quote.from')} `}
                  {money(option.subtotal)}
                </chakra.strong>
                <chakra.span textStyle="small" color="inkSoft">
                  {t('stay.beforeTax')}
                </chakra.span>
              </chakra.span>
            </Option>
            {children?.(next)}
          </li>
        )
      })}
    </chakra.ul>
  )
}
