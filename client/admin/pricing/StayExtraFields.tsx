import { factUnits, isByPerson, type ExtraKind, type ExtraUnit } from '#graphql/inputs/stay-extra.ts'
import { useHotel } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { otherLocales, type OtherLocale } from '../rooms/translated-texts.ts'
import { CheckField } from '../ui/CheckField.tsx'
import { FieldGrid } from '../ui/FieldGrid.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { MoneyField } from '../ui/MoneyField.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLanguageInSight } from '../ui/useLanguageInSight.ts'
import { kindNames, nameField, unitNames, type StayExtraDraft } from './stay-extra-form.ts'

interface StayExtraFieldsProps extends FormFields<StayExtraDraft> {
  /** Guests that the largest room takes; 0 when there is none. */
  largestParty: number
  /** What it is was chosen when it was made. */
  isNew: boolean
}

const optionsOf = <T extends string>(names: Record<T, string>, values = Object.keys(names) as T[]) =>
  values.map((value) => ({ value, label: names[value] }))

/** An extra person is charged by person, whoever else is not. */
const unitsOf = (kind: ExtraKind) =>
  (Object.keys(unitNames) as ExtraUnit[]).filter((unit) => kind !== 'extra-person' || isByPerson(unit))

export const StayExtraFields = ({ values, complaints, field, set, largestParty, isNew }: StayExtraFieldsProps) => {
  const { kind, unit } = values
  const offered: readonly string[] = useHotel().languages
  const others = otherLocales.filter((locale) => offered.includes(locale))
  const isNamed = (locale: OtherLocale) => Boolean(values[nameField(locale)].trim())
  const [language, setLanguage] = useLanguageInSight(
    others,
    (locale) => !isNamed(locale),
    complaints,
    (locale) => Boolean(complaints[nameField(locale)]),
  )
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
      {kind === 'extra-person' && largestParty > 0 && Number(values.includedGuests) >= largestParty && (
        <Notice tone="warning">
          Nobody would ever be charged: the largest room takes {largestParty} guests, all of whom its price includes.
        </Notice>
      )}
      {isByPerson(unit) && <CheckField label="Children count as persons" {...field('countsChildren')} />}
      <CheckField label="Sales tax and bed tax are laid on it" {...field('taxed')} />
      {language && (
        <FieldGrid>
          <SelectField
            label="Other language"
            name="language"
            value={language}
            options={others.map((locale) => ({
              value: locale,
              label: `${languages[locale].name}${isNamed(locale) ? '' : ' (nothing yet)'}`,
            }))}
            onChange={setLanguage}
          />
          <TextField
            key={language}
            label={`Name in ${languages[language].name} (optional)`}
            {...field(nameField(language))}
            lang={language}
            maxLength={60}
            autoComplete="off"
          />
        </FieldGrid>
      )}
    </>
  )
}
