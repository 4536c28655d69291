import type { ChosenExtra } from '#graphql/chosen-extras.ts'
import { isByNight, isByPerson, type ExtraKind, type ExtraUnit } from '#graphql/inputs/stay-extra.ts'
import type { Locale } from '#graphql/locales.ts'

/** An extra that is offered: its price is known, whether from its record or from the hotel's facts. */
export interface ExtraFacts {
  slug: string
  kind: ExtraKind
  /** Staff's own; null for the product's name of the kind. */
  name: string | null
  translations: Partial<Record<Locale, string>>
  unit: ExtraUnit
  /** Cents for one unit. */
  price: number
  /** How many, or hours, a stay can have. */
  maximum: number
  /** Whether sales tax and bed tax are laid on it. */
  taxed: boolean
  /** Of an extra person: guests for whom the price of the room is enough. Null for what guests choose. */
  includedGuests: number | null
  /** Whether children count where it is charged by person. */
  countsChildren: boolean
}

/** An extra of a stay with what it costs in all. */
export interface ExtraLine extends Omit<ExtraFacts, 'maximum' | 'includedGuests' | 'countsChildren'> {
  /** How many: things, hours or persons. */
  quantity: number
  /** Cents for the whole stay. */
  amount: number
  /** Follows from the party, whatever the guest chooses. */
  isMandatory: boolean
}

/** Who comes and what they take along. */
export interface Party {
  /** All of them, children too. */
  guests: number
  /** How many of them are children; none when missing. */
  children?: number
  /** None when missing. */
  extras?: readonly ChosenExtra[]
  /** Needs an accessible room; does not when missing. */
  accessible?: boolean
}

/** How many of an extra the party has; 0 for none. */
const quantityOf = (extra: ExtraFacts, { guests, children = 0, extras = [] }: Party): number => {
  const persons = extra.countsChildren ? guests : guests - children
  if (extra.includedGuests !== null) return extra.price > 0 ? Math.max(0, persons - extra.includedGuests) : 0
  const chosen = extras.find(({ slug }) => slug === extra.slug)
  if (!chosen) return 0
  return isByPerson(extra.unit) ? persons : Math.min(chosen.quantity, extra.maximum)
}

/** The extras of a stay in the hotel's order; those that are not offered are none, and no more than are offered count. */
export const extrasOf = (offered: readonly ExtraFacts[], party: Party, nights: number): ExtraLine[] =>
  offered.flatMap((extra) => {
    const quantity = quantityOf(extra, party)
    if (quantity === 0) return []
    const { maximum: _most, includedGuests, countsChildren: _children, ...said } = extra
    const amount = extra.price * quantity * (isByNight(extra.unit) ? nights : 1)
    return [{ ...said, quantity, amount, isMandatory: includedGuests !== null }]
  })
