import { bedTypes, usualFloor } from '#graphql/inputs/room.ts'
import { slugOf } from '#graphql/inputs/slug.ts'
import { AreaField } from '../ui/AreaField.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import { formatDollars, centsOf } from '../ui/money.ts'
import { MoneyField } from '../ui/MoneyField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { AccessFields } from './AccessFields.tsx'
import { ImageList } from './ImageList.tsx'
import { TranslationFields } from './TranslationFields.tsx'
import type { RoomTypeDraft } from './room-type-form.ts'

const beds = bedTypes.map((bed) => ({ value: bed, label: bed }))

/** What there is to say of a weekend price below the base price: too low, or perhaps a slip. */
const lowWeekend = (weekend: number, base: number, floor: number) =>
  weekend < floor
    ? `The weekend price (${formatDollars(weekend)}) is below the floor price: it must be at least ${formatDollars(floor)}.`
    : `The weekend price (${formatDollars(weekend)}) is lower than the base price (${formatDollars(base)}). That is allowed; check that it is meant.`

/** All that a room type consists of. */
export const RoomTypeFields = (form: FormFields<RoomTypeDraft>) => {
  const { values, set, field } = form
  const rename = (name: string) => {
    // It follows the name until somebody writes one of their own.
    if (values.slug === slugOf(values.name, '')) set('slug', slugOf(name, ''))
    set('name', name)
  }
  const [base, weekend] = [centsOf(values.basePrice), centsOf(values.weekendPrice)]

  return (
    <>
      <FieldGrid>
        <TextField label="Name" {...field('name')} onChange={rename} maxLength={80} aria-required autoComplete="off" />
        <TextField
          label="Slug"
          {...field('slug')}
          maxLength={80}
          aria-required
          autoComplete="off"
          spellCheck={false}
          help="The name in addresses: small letters, digits, hyphens. After a change the old address leads to the new one."
        />
        <SelectField label="Bed type" {...field('bedType')} options={beds} />
      </FieldGrid>
      <FieldGrid>
        <MoneyField label="Base price per night" {...field('basePrice')} required />
        <MoneyField
          label="Weekend price (optional)"
          {...field('weekendPrice')}
          help="For Friday and Saturday nights."
        />
        <MoneyField
          label="Floor price (optional)"
          {...field('floorPrice')}
          help="No price of this type may be lower. Empty: half of the base price, in whole dollars."
        />
      </FieldGrid>
      {base !== null && weekend !== null && weekend < base && (
        <Notice tone="warning">{lowWeekend(weekend, base, centsOf(values.floorPrice) ?? usualFloor(base))}</Notice>
      )}
      <FieldGrid least="9rem">
        <TextField
          label="Max occupancy"
          {...field('maxOccupancy')}
          inputMode="numeric"
          aria-required
          autoComplete="off"
        />
        <TextField
          label="Size (optional)"
          {...field('size')}
          maxLength={40}
          autoComplete="off"
          placeholder="320 sq ft"
        />
        <TextField
          label="Display order"
          {...field('displayOrder')}
          inputMode="numeric"
          autoComplete="off"
          help="Lower comes first."
        />
      </FieldGrid>
      <AreaField label="Description" {...field('description')} maxLength={5_000} />
      <AreaField label="Amenities" {...field('amenities')} help="One per line, at most 40." />
      <ImageList {...field('images')} roomType={values.name} />
      <AccessFields {...form} />
      <TranslationFields {...form} />
    </>
  )
}
