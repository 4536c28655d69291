import { enumName } from '#graphql/enum-name.ts'
import { bedTypes, roomTypeSchema, type BedType } from '#graphql/inputs/room.ts'
import { formSchema } from '../ui/form-schema.ts'
import type { RecordNoun } from '../ui/record-noun.ts'
import { centsOf, dollarsOf, numberOf } from '../ui/money.ts'
import { answerOf, textOf, valueOf, type Answer } from './answer.ts'
import type { RoomTypeCardFragment } from './RoomTypeCard.generated.ts'
import {
  fieldOfText,
  linesOf,
  noTexts,
  otherLocales,
  textDraft,
  textInput,
  textLabels,
  type ImageDraft,
  type TextDraft,
} from './translated-texts.ts'

export const accessQuestions = {
  stepFreeEntrance: 'Step-free entrance',
  groundFloor: 'On the ground floor',
  rollInShower: 'Roll-in shower',
  grabBars: 'Grab bars in the bathroom',
  visualAlarm: 'Visual fire alarm',
} as const

/** Of one mattress, in inches. */
export const bedMeasures = {
  bedHeightInches: 'Bed height',
  bedWidthInches: 'Bed width',
  bedLengthInches: 'Bed length',
} as const

export type BedMeasure = keyof typeof bedMeasures

export type AccessQuestion = keyof typeof accessQuestions

/** The form as it is typed: prices in dollars, numbers as text, one amenity per line. */
export interface RoomTypeDraft extends Record<AccessQuestion, Answer>, TextDraft {
  name: string
  slug: string
  basePrice: string
  weekendPrice: string
  floorPrice: string
  bedType: BedType
  maxOccupancy: string
  size: string
  description: string
  amenities: string
  images: ImageDraft[]
  doorwayWidthInches: string
  bedHeightInches: string
  bedWidthInches: string
  bedLengthInches: string
  accessNotes: string
  active: boolean
  displayOrder: string
}

export const newRoomType: RoomTypeDraft = {
  ...noTexts,
  name: '',
  slug: '',
  basePrice: dollarsOf(12_900),
  weekendPrice: '',
  floorPrice: '',
  bedType: 'King',
  maxOccupancy: '2',
  size: '',
  description: '',
  amenities: '',
  images: [],
  stepFreeEntrance: 'unknown',
  groundFloor: 'unknown',
  rollInShower: 'unknown',
  grabBars: 'unknown',
  visualAlarm: 'unknown',
  doorwayWidthInches: '',
  bedHeightInches: '',
  bedWidthInches: '',
  bedLengthInches: '',
  accessNotes: '',
  active: true,
  displayOrder: '0',
}

/** TWO_QUEENS is "Two Queens" in the form and on the card. */
export const bedNameOf = (value: RoomTypeCardFragment['bedType']): BedType =>
  bedTypes.find((bed) => enumName(bed) === value)!

const roomTypeDraft = (type: RoomTypeCardFragment): RoomTypeDraft => ({
  ...textDraft(type),
  name: type.name,
  slug: type.slug,
  basePrice: dollarsOf(type.basePrice),
  weekendPrice: dollarsOf(type.weekendPrice),
  floorPrice: dollarsOf(type.floorPrice),
  bedType: bedNameOf(type.bedType),
  maxOccupancy: String(type.maxOccupancy),
  size: type.size ?? '',
  description: type.description,
  amenities: type.amenities.join('\n'),
  images: type.images.map(({ url, alt, translations }) => ({
    url,
    alts: { en: alt, ...Object.fromEntries(translations.map((text) => [text.locale, text.alt])) },
  })),
  stepFreeEntrance: answerOf(type.accessibility.stepFreeEntrance),
  groundFloor: answerOf(type.accessibility.groundFloor),
  rollInShower: answerOf(type.accessibility.rollInShower),
  grabBars: answerOf(type.accessibility.grabBars),
  visualAlarm: answerOf(type.accessibility.visualAlarm),
  doorwayWidthInches: textOf(type.accessibility.doorwayWidthInches),
  bedHeightInches: textOf(type.accessibility.bedHeightInches),
  bedWidthInches: textOf(type.accessibility.bedWidthInches),
  bedLengthInches: textOf(type.accessibility.bedLengthInches),
  accessNotes: type.accessibility.notes ?? '',
  active: type.active,
  displayOrder: String(type.displayOrder),
})

/** The draft as the server takes it, its names those of the schema. */
const roomTypeInput = (draft: RoomTypeDraft) => ({
  name: draft.name.trim(),
  slug: draft.slug.trim(),
  basePrice: centsOf(draft.basePrice)!,
  weekendPrice: centsOf(draft.weekendPrice),
  floorPrice: centsOf(draft.floorPrice),
  bedType: enumName(draft.bedType),
  maxOccupancy: numberOf(draft.maxOccupancy)!,
  size: draft.size.trim() || null,
  description: draft.description,
  amenities: linesOf(draft.amenities),
  images: draft.images.map(({ url, alts }) => ({
    url,
    alt: alts.en ?? '',
    translations: otherLocales.map((locale) => ({ locale, alt: alts[locale]?.trim() ?? '' })).filter(({ alt }) => alt),
  })),
  translations: textInput(draft),
  accessibility: {
    stepFreeEntrance: valueOf(draft.stepFreeEntrance),
    groundFloor: valueOf(draft.groundFloor),
    rollInShower: valueOf(draft.rollInShower),
    grabBars: valueOf(draft.grabBars),
    visualAlarm: valueOf(draft.visualAlarm),
    doorwayWidthInches: numberOf(draft.doorwayWidthInches),
    bedHeightInches: numberOf(draft.bedHeightInches),
    bedWidthInches: numberOf(draft.bedWidthInches),
    bedLengthInches: numberOf(draft.bedLengthInches),
    notes: draft.accessNotes.trim() || null,
  },
  active: draft.active,
  displayOrder: numberOf(draft.displayOrder)!,
})

export type RoomTypeInput = ReturnType<typeof roomTypeInput>

/** The parts of `accessibility` and the texts of each language are fields of their own in the form. */
const fieldOf = (path: readonly PropertyKey[]) => {
  const [first, second, third] = path
  if (first === 'accessibility' && second) return [second === 'notes' ? 'accessNotes' : second]
  if (first === 'translations' && third) return [fieldOfText(Number(second), third)]
  return path
}

/** The rules know the beds by the words of the form. */
const checkedInput = (draft: RoomTypeDraft) => ({ ...roomTypeInput(draft), bedType: draft.bedType })

const roomTypeFormSchema = formSchema(roomTypeSchema, checkedInput, fieldOf)

/** What a colleague may have changed meanwhile, in words. */
const roomTypeLabels = {
  name: 'Name',
  slug: 'Slug',
  basePrice: 'Base price',
  weekendPrice: 'Weekend price',
  floorPrice: 'Floor price',
  bedType: 'Bed type',
  maxOccupancy: 'Max occupancy',
  size: 'Size',
  description: 'Description',
  amenities: 'Amenities',
  images: 'Images',
  ...accessQuestions,
  doorwayWidthInches: 'Doorway width',
  ...bedMeasures,
  accessNotes: 'Accessibility notes',
  ...textLabels,
  active: 'Active',
  displayOrder: 'Display order',
}

export const roomTypeNoun: RecordNoun<RoomTypeCardFragment, RoomTypeDraft, RoomTypeInput> = {
  title: 'Room Type',
  word: 'room type',
  permission: 'rooms:write',
  away: 'Archive',
  keepAs: 'room-type',
  schema: () => roomTypeFormSchema,
  draftOf: roomTypeDraft,
  labels: roomTypeLabels,
  input: roomTypeInput,
}
