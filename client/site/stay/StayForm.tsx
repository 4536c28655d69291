import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { stayAnchor } from '#graphql/paths.ts'
import { readStay, type Stay } from '#graphql/stay-address.ts'
import { addDays } from '#graphql/stay-dates.ts'
import { longestCouponCode, longestStay, mostChildren, mostGuests } from '#graphql/stay-limits.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { SelectField, TextField } from '#client/ui/fields.tsx'
import { useTypedEarly } from '#client/ui/useTypedEarly.ts'
import { hotelToday } from '../booking/stay-dates.ts'
import { useSite } from '../site-context.ts'
import { isComplete, isPlannerSent, plannerFault, stayFault, type StayFault } from './stay.ts'
import type { StayPlannerHotelFragment, StayPlannerQuery } from './StayPlanner.generated.ts'

interface StayFormProps {
  hotel: StayPlannerHotelFragment
  roomTypes: StayPlannerQuery['roomTypes']
  /** Whether a guest may leave the room open. */
  withAnyRoom: boolean
  draft: Stay
  onChange: (stay: Stay) => void
  /** A whole stay has changed by a choice that needs no button. */
  onRevise: (stay: Stay) => void
  onAsk: (stay: Stay) => void
  /** More to choose, under the fields. */
  children?: ReactNode
}

const controlHeight = { base: '3.25rem', md: '3.375rem' }

/** A plain GET form to this very page: the server answers it with the price, a script answers it in place. */
export const StayForm = ({
  hotel,
  roomTypes,
  withAnyRoom,
  draft,
  onChange,
  onRevise,
  onAsk,
  children,
}: StayFormProps) => {
  const { t } = useLanguage()
  const { path, prefix } = useSite()
  const id = useId()
  const today = hotelToday(hotel.timeZone)
  const adults = draft.guests - draft.children
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, (typed) => onChange(readStay(`?${typed}`)))

  /** A stay has a night: departure follows arrival. */
  const arriveOn = (arrival: string) =>
    onChange({
      ...draft,
      arrival,
      departure: arrival && draft.departure <= arrival ? addDays(arrival, 1) : draft.departure,
    })
  /** Once a price is shown it follows what is chosen. */
  const change = (stay: Stay) => (isComplete(stay) ? onRevise(stay) : onChange(stay))
  // Sent without a script it comes back with the page.
  const { search } = useLocation()
  const [isSent, setSent] = useState(isPlannerSent(search))
  const fault = isSent ? plannerFault(draft, search) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = stayFault(draft)
    setSent(true)
    if (!found) return onAsk(draft)
    form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus()
  }
  const faultOf = (field: StayFault['field']) =>
    fault?.field === field ? ({ 'aria-invalid': true, 'aria-describedby': `${id}fault` } as const) : {}

  return (
    <chakra.form
      ref={form}
      action={`${withPrefix(path, prefix)}#${stayAnchor}`}
      method="get"
      noValidate
      onSubmit={submit}
      display="grid"
      gap={{ base: '0.75rem', md: '1.25rem', lg: '1rem' }}
      alignItems="end"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        lg: '1fr 1fr 5.5rem 4.75rem 1.75fr 8.25rem auto',
      }}
    >
      <TextField
        id={`${id}arrival`}
        name="arrival"
        {...faultOf('arrival')}
        label={t('booking.arrival')}
        type="date"
        paddingInline={{ base: '0.625rem', md: '1rem', lg: '0.625rem' }}
        minHeight={controlHeight}
        required
        min={today}
        value={draft.arrival}
        onChange={({ currentTarget }) => arriveOn(currentTarget.value)}
        // A page that was written before midnight may be read after it.
        suppressHydrationWarning
      />
      <TextField
        id={`${id}departure`}
        name="departure"
        {...faultOf('departure')}
        label={t('booking.departure')}
        type="date"
        paddingInline={{ base: '0.625rem', md: '1rem', lg: '0.625rem' }}
        minHeight={controlHeight}
        required
        min={addDays(draft.arrival || today, 1)}
        value={draft.departure}
        onChange={({ currentTarget }) => onChange({ ...draft, departure: currentTarget.value })}
        suppressHydrationWarning
      />
      <TextField
        id={`${id}adults`}
        name="adults"
        {...faultOf('adults')}
        label={t('booking.adults')}
        type="number"
        minHeight={controlHeight}
        inputMode="numeric"
        required
        min={1}
        max={mostGuests}
        value={adults || ''}
        onChange={({ currentTarget }) => onChange({ ...draft, guests: Number(currentTarget.value) + draft.children })}
      />
      <TextField
        id={`${id}children`}
        name="children"
        label={t('booking.children')}
        type="number"
        minHeight={controlHeight}
        inputMode="numeric"
        min={0}
        max={mostChildren}
        value={draft.children}
        onChange={({ currentTarget }) => {
          const count = Number(currentTarget.value)
          onChange({ ...draft, guests: adults + count, children: count })
        }}
      />
      <SelectField
        id={`${id}room`}
        name="room"
        label={t('stay.room')}
        paddingInline={{ lg: '0.625rem' }}
        textOverflow="ellipsis"
        minHeight={controlHeight}
        value={draft.room}
        onChange={({ currentTarget }) => change({ ...draft, room: currentTarget.value })}
      >
        {withAnyRoom && <option value="">{t('stay.anyRoom')}</option>}
        {roomTypes.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${id}code`}
        name="code"
        label={t('stay.code')}
        paddingInline={{ lg: '0.625rem' }}
        minHeight={controlHeight}
        maxLength={longestCouponCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={draft.code}
        onChange={({ currentTarget }) => onChange({ ...draft, code: currentTarget.value })}
      />
      <Button
        type="submit"
        gridColumn={{ base: '1 / -1', lg: 'auto' }}
        minHeight={controlHeight}
        paddingInline={{ base: '0.75rem', lg: '1.25rem' }}
      >
        {t('booking.check')}
      </Button>
      {fault && (
        <chakra.p id={`${id}fault`} role="alert" gridColumn="1 / -1" color="coralDeep" fontWeight="600">
          {t(fault.message, { nights: longestStay, most: mostGuests })}
        </chakra.p>
      )}
      {children}
    </chakra.form>
  )
}
