import { factUnits, stayExtraSchema, type ExtraKind, type ExtraUnit } from '#graphql/inputs/stay-extra.ts'
import { enumName } from '#graphql/enum-name.ts'
import { otherLocales, type OtherLocale } from '../rooms/translated-texts.ts'
import { formSchema } from '../ui/form-schema.ts'
import type { RecordNoun } from '../ui/record-noun.ts'
import { centsOf, dollarsOf, numberOf } from '../ui/money.ts'
import type { StayExtraCardFragment } from './StayExtras.generated.ts'

type NameField = `${OtherLocale}.name`

/** The form as it is typed: dollars and numbers as text. */
export interface StayExtraDraft extends Record<NameField, string> {
  kind: ExtraKind
  name: string
  unit: ExtraUnit
  price: string
  taxed: boolean
  maximum: string
  includedGuests: string
  countsChildren: boolean
  displayOrder: string
  active: boolean
}

export const kindNames: Record<ExtraKind, string> = {
  pet: 'Pet',
  'early-check-in': 'Early check-in',
  'late-check-out': 'Late check-out',
  'extra-person': 'Extra person',
  crib: 'Crib',
  other: 'Something else',
}

export const unitNames: Record<ExtraUnit, string> = {
  stay: 'Stay',
  night: 'Night',
  person: 'Person',
  'person-night': 'Person and night',
  hour: 'Hour',
}

const fromEnum = <T extends string>(values: Record<T, string>, name: string): T =>
  (Object.keys(values) as T[]).find((value) => enumName(value) === name)!

export const nameField = (locale: OtherLocale): NameField => `${locale}.name`

const names = (nameIn: (locale: OtherLocale) => string) =>
  Object.fromEntries(otherLocales.map((locale) => [nameField(locale), nameIn(locale)])) as Record<NameField, string>

export const newStayExtra = (): StayExtraDraft => ({
  ...names(() => ''),
  kind: 'other',
  name: '',
  unit: 'stay',
  price: '',
  taxed: true,
  maximum: '1',
  includedGuests: '2',
  countsChildren: true,
  displayOrder: '10',
  active: true,
})

const stayExtraDraft = (extra: StayExtraCardFragment): StayExtraDraft => {
  const kind = fromEnum(kindNames, extra.kind)
  return {
    ...names((locale) => extra.translations.find((text) => text.locale === locale)?.name ?? ''),
    kind,
    name: extra.ownName ?? '',
    unit: fromEnum(unitNames, extra.unit),
    price: factUnits[kind] ? '' : dollarsOf(extra.price),
    taxed: extra.taxed,
    maximum: String(extra.maximum),
    includedGuests: String(extra.includedGuests ?? 2),
    countsChildren: extra.countsChildren,
    displayOrder: String(extra.displayOrder),
    active: extra.active,
  }
}

/** Fields that the kind has no use for are as if nobody had touched them. */
const formOf = (draft: StayExtraDraft) => {
  const { kind } = draft
  const factUnit = factUnits[kind]
  return {
    kind,
    name: draft.name.trim() || null,
    translations: otherLocales
      .map((locale) => ({ locale, name: draft[nameField(locale)].trim() }))
      .filter(({ name }) => name),
    unit: factUnit ?? draft.unit,
    price: factUnit ? null : centsOf(draft.price),
    taxed: draft.taxed,
    maximum: numberOf(draft.maximum)!,
    includedGuests: kind === 'extra-person' ? numberOf(draft.includedGuests) : null,
    countsChildren: draft.countsChildren,
    displayOrder: numberOf(draft.displayOrder)!,
    active: draft.active,
  }
}

/** As the contract takes it. */
const stayExtraInput = (draft: StayExtraDraft) => {
  const form = formOf(draft)
  return { ...form, kind: enumName(form.kind), unit: enumName(form.unit) }
}

export type StayExtraInput = ReturnType<typeof stayExtraInput>

const stayExtraFormSchema = formSchema(stayExtraSchema, formOf)

const stayExtraLabels = {
  kind: 'What it is',
  name: 'Name',
  unit: 'Price for each',
  price: 'Price',
  taxed: 'Taxed',
  maximum: 'How many at most',
  includedGuests: 'Guests in the room’s price',
  countsChildren: 'Children count',
  displayOrder: 'Place in the list',
  active: 'Active',
}

/** What it is was said when it was made, and stays. */
const changedStayExtra = (draft: StayExtraDraft) => {
  const { kind: _kind, ...input } = stayExtraInput(draft)
  return input as StayExtraInput
}

export const stayExtraNoun: RecordNoun<StayExtraCardFragment, StayExtraDraft, StayExtraInput> = {
  title: 'Extra',
  word: 'extra',
  permission: 'rooms:write',
  away: 'Delete',
  keepAs: 'stay-extra',
  schema: () => stayExtraFormSchema,
  draftOf: stayExtraDraft,
  labels: stayExtraLabels,
  input: stayExtraInput,
  changedInput: changedStayExtra,
}
