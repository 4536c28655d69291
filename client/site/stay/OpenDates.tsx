import { chakra } from '@chakra-ui/react'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatTags } from '#graphql/format-tags.ts'
import { stayAnchor } from '#graphql/paths.ts'
import { writeStay } from '#graphql/stay-address.ts'
import { firstOfMonth } from '#graphql/stay-dates.ts'
import { longestFlexible } from '#graphql/stay-limits.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { withPrefix } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { SelectField, TextField } from '#client/ui/fields.tsx'
import { hotelToday } from '../booking/stay-dates.ts'
import { useSite } from '../site-context.ts'
import { isFlexibleLength, writeOpenDates, type OpenDates as Wish } from './open-dates.ts'
import { useCheapestStaysQuery } from './OpenDates.generated.ts'
import { askedParty } from './asked-party.ts'
import type { StayAnswerProps } from './stay.ts'
import { StayOptions } from './StayOptions.tsx'
import { StepShown } from '../visits/StepShown.tsx'

interface OpenDatesProps extends StayAnswerProps {
  wish: Wish
  /** The form goes away with what it asked for before. */
  onFind: () => void
}

const controlHeight = '3.375rem'

/** How far ahead a guest may look. */
const months = 18

/** A month and a length instead of dates, and the cheapest stays that they leave open. */
const OpenDates = ({ hotel, stay, onAsk, wish, onFind }: OpenDatesProps) => {
  const { t, language } = useLanguage()
  const { path, prefix } = useSite()
  const navigate = useNavigate()
  const id = useId()
  const [isWrong, setIsWrong] = useState(false)
  const { room } = stay
  const { cheapestStays } = useCheapestStaysQuery({
    input: { ...wish, ...askedParty(stay), roomTypeSlug: room || null },
    locale: language,
  })
  const monthName = new Intl.DateTimeFormat(formatTags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const today = hotelToday(hotel.timeZone)
  const coming = Array.from({ length: months }, (_, index) => firstOfMonth(today.slice(0, 7), index).slice(0, 7))
  const offered = coming.includes(wish.month) ? coming : [wish.month, ...coming]
  const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const month = event.currentTarget.elements.namedItem('month') as HTMLSelectElement
    const nights = event.currentTarget.elements.namedItem('nights') as HTMLInputElement
    if (!isFlexibleLength(Number(nights.value))) {
      setIsWrong(true)
      nights.focus()
      return
    }
    const next = { month: month.value, nights: Number(nights.value) }
    void navigate({ search: writeOpenDates(next, stay) }, { replace: true, preventScrollReset: true })
    onFind()
  }

  return (
    <chakra.section aria-labelledby={id} background="lagoonMist" borderRadius="large" padding="1.5rem">
      <chakra.h3 id={id} textStyle="heading" fontSize="1.25rem" color="lagoonDeep" marginBottom="1rem">
        {t('stay.open.title', { nights: wish.nights, month: nameOf(wish.month) })}
      </chakra.h3>
      <chakra.form
        action={`${withPrefix(path, prefix)}#${stayAnchor}`}
        method="get"
        noValidate
        onSubmit={submit}
        display="grid"
        gap="0.75rem"
        alignItems="start"
        gridTemplateColumns="minmax(0, 1fr) 4.5rem"
        marginBottom="1.25rem"
      >
        <SelectField
          id={`${id}month`}
          name="month"
          label={t('stay.open.month')}
          minHeight={controlHeight}
          defaultValue={wish.month}
        >
          {offered.map((month) => (
            <option key={month} value={month}>
              {nameOf(month)}
            </option>
          ))}
        </SelectField>
        <TextField
          id={`${id}nights`}
          name="nights"
          label={t('stay.open.nights')}
          type="number"
          minHeight={controlHeight}
          inputMode="numeric"
          required
          min={1}
          max={longestFlexible}
          defaultValue={wish.nights}
          error={isWrong ? t('stay.open.limit', { most: longestFlexible }) : undefined}
          onChange={() => setIsWrong(false)}
        />
        {[...new URLSearchParams(writeStay({ ...stay, arrival: '', departure: '', code: '' }))].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" gridColumn="1 / -1">
          {t('stay.open.find')}
        </Button>
      </chakra.form>
      <chakra.div role="status">
        {cheapestStays.length === 0 && <p>{t('stay.open.none', { phone: hotel.phone })}</p>}
      </chakra.div>
      <StayOptions hotel={hotel} stay={stay} options={cheapestStays} onAsk={onAsk} withDates />
      <StepShown step="planner" />
      {cheapestStays.length > 0 && <StepShown step="quote" />}
    </chakra.section>
  )
}

export default OpenDates
