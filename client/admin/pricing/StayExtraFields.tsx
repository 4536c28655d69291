import { factUnits, isByPerson, type ExtraKind, type ExtraUnit } from '#graphql/inputs/stay-extra.ts'
import { useHotel } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { otherLocales } from '../rooms/translated-texts.ts'
import { CheckField } from '../ui/CheckField.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { MoneyField } from '../ui/MoneyField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { kindNames, nameField, unitNames, type StayExtraDraft } from './stay-extra-form.ts'

interface StayExtraFieldsProps extends FormFields<StayExtraDraft> {
  /** What it is was chosen when it was made. */
  isNew: boolean
}

const optionsOf = <T extends string>(names: Record<T, string>, values = Object.keys(names) as T[]) =>
  values.map((value) => ({ value, label: names[value] }))

/** An extra person is charged by person, whoever else is not. */
const unitsOf = (kind: ExtraKind) =>
  (Object.keys(unitNames) as ExtraUnit[]).filter((unit) => kind !== 'extra-person' || isByPerson(unit))

export const StayExtraFields = ({ values, field, set, isNew }: StayExtraFieldsProps) => {
  const { kind, unit } = values
  const offered: readonly string[] = useHotel().languages
  const isOfFacts = factUnits[kind] !== undefined
  const changeKind = (next: ExtraKind) => {
    set('kind', next)
    const [first] = unitsOf(next)
    if (first && !unitsOf(next).includes(unit)) set('unit', first)
  }
  return (
    <>
      {isNew && (
        <SelectField label="What it is" {...field('kind')} options={optionsOf(kindNames)} onChange={changeKind} />
      )}
      <FieldGrid>
        <TextField
          label={kind === 'other' ? 'Name' : 'Name (optional)'}
          {...field('name')}
          maxLength={60}
          autoComplete="off"
          aria-required={kind === 'other'}
          help={kind === 'other' ? undefined : `Empty for “${kindNames[kind]}”, in each language.`}
        />
        {!isOfFacts && <MoneyField label="Price" {...field('price')} required help="0 is free." />}
        {!isOfFacts && (
          <SelectField label="For each" {...field('unit')} options={optionsOf(unitNames, unitsOf(kind))} />
        )}
      </FieldGrid>
      {isOfFacts && (
        <Notice tone="info">
          The price and how many there can be stand in the hotel’s facts (Website, Facts), where the site’s texts read
          them too.
        </Notice>
      )}
      <FieldGrid>
        {kind === 'extra-person' ? (
          <TextField
            label="Guests in the room’s price"
            {...field('includedGuests')}
            inputMode="numeric"
            autoComplete="off"
            aria-required
            help="Each guest beyond them is charged, whether they ask for it or not."
          />
        ) : (
          !isOfFacts &&
          !isByPerson(unit) && (
            <TextField label="How many at most" {...field('maximum')} inputMode="numeric" autoComplete="off" />
          )
        )}
        <TextField label="Place in the list" {...field('displayOrder')} inputMode="numeric" autoComplete="off" />
      </FieldGrid>
      {isByPerson(unit) && <CheckField label="Children count as persons" {...field('countsChildren')} />}
      <CheckField label="Sales tax and bed tax are laid on it" {...field('taxed')} />
      <FieldGrid>
        {otherLocales
          .filter((locale) => offered.includes(locale))
          .map((locale) => (
            <TextField
              key={locale}
              label={`Name in ${languages[locale].name} (optional)`}
              {...field(nameField(locale))}
              lang={locale}
              maxLength={60}
              autoComplete="off"
            />
          ))}
      </FieldGrid>
    </>
  )
}
