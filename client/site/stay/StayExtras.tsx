import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { CheckboxField, SelectField } from '#client/ui/fields.tsx'
import { readExtras, writeExtra } from '#graphql/chosen-extras.ts'
import type { Stay } from '#graphql/stay-address.ts'
import { useStayExtrasQuery, type StayExtrasQuery } from './StayExtras.generated.ts'

type Extra = StayExtrasQuery['stayExtras'][number]

/** By person it is for all of the party; of most other things there is one. */
const isYesOrNo = ({ unit, maximum }: Extra) => maximum === 1 || unit === 'PERSON' || unit === 'PERSON_NIGHT'

interface StayExtrasProps {
  stay: Stay
  onChange: (stay: Stay) => void
}

/**
 * What the stay can have besides, each with its price before it is chosen, and an accessible room where there is one; what
 * a larger party causes is in every price.
 */
const StayExtras = ({ stay, onChange }: StayExtrasProps) => {
  const { t, language } = useLanguage()
  const id = useId()
  const { stayExtras, roomTypes } = useStayExtrasQuery({ locale: language })
  const offered = stayExtras.filter(({ includedGuests }) => includedGuests == null)
  // Where the room is open, whichever of them it is.
  const hasAccessibleRoom = roomTypes.some((type) => type.hasAccessibleRoom && (!stay.room || type.slug === stay.room))
  const asksAccessible = hasAccessibleRoom || stay.accessible
  if (offered.length === 0 && !asksAccessible) return null
  const quantityOf = (slug: string) => stay.extras.find((extra) => extra.slug === slug)?.quantity ?? 0
  const take = (slug: string, quantity: number) => {
    const others = stay.extras.filter((extra) => extra.slug !== slug)
    const all = quantity > 0 ? [...others, { slug, quantity }] : others
    onChange({ ...stay, extras: readExtras(all.map(writeExtra)) })
  }
  return (
    <chakra.fieldset gridColumn="1 / -1" minWidth="0" border="0" padding="0">
      <chakra.legend textStyle="label" marginBottom="0.5rem">
        {t('stay.extras.title')}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={{ base: '0.75rem', md: '0.75rem 2rem' }}>
        {asksAccessible && (
          <CheckboxField
            id={`${id}accessible`}
            name="accessible"
            label={t('stay.waiting.accessible')}
            value="1"
            checked={stay.accessible}
            onChange={({ currentTarget }) => onChange({ ...stay, accessible: currentTarget.checked })}
          />
        )}
        {offered.map((extra) => {
          const { slug, maximum } = extra
          const label = `${extra.name}: ${extra.priceText}`
          const field = { id: `${id}${slug}`, name: 'extras', label }
          const quantity = quantityOf(slug)
          const valueOf = (count: number) => (count > 0 ? writeExtra({ slug, quantity: count }) : '')
          return isYesOrNo(extra) ? (
            <CheckboxField
              key={slug}
              {...field}
              value={slug}
              checked={quantity > 0}
              onChange={({ currentTarget }) => take(slug, Number(currentTarget.checked))}
            />
          ) : (
            <SelectField
              key={slug}
              {...field}
              paddingBlock="0.5rem"
              value={valueOf(Math.min(quantity, maximum))}
              onChange={({ currentTarget }) => take(slug, readExtras([currentTarget.value])[0]?.quantity ?? 0)}
            >
              {Array.from({ length: maximum + 1 }, (_, count) => (
                <option key={count} value={valueOf(count)}>
                  {count || t('stay.extras.none')}
                </option>
              ))}
            </SelectField>
          )
        })}
      </chakra.div>
    </chakra.fieldset>
  )
}

export default StayExtras
