import type { ContentKind } from '#graphql/inputs/content/kinds.ts'

const label = (one: string, many: string) => ({ one, many, about: '' })

/** What each kind is called at the desk. */
export const kindLabels: Record<ContentKind, { one: string; many: string; about: string }> = {
  facts: label('Facts of the hotel', 'Facts of the hotel'),
  restaurant: label('Restaurant', 'Restaurants'),
  walk: label('Walk', 'Walks'),
  drive: label('Drive', 'Drives'),
  'day-trip': label('Day trip', 'Day trips'),
  place: label('Place on the map', 'Places on the map'),
  'getting-around': label('Way to get about', 'Getting around'),
  'faq-category': label('Group of questions', 'Groups of questions'),
  faq: label('Question', 'Questions'),
  review: label('Review', 'Reviews'),
  recognition: label('Recognition', 'Recognition'),
  notice: label('Notice', 'Notices'),
  'room-feature': label('Room feature', 'Room features'),
  'room-block': label('Room of the gallery', 'Rooms of the gallery'),
  amenity: label('Amenity', 'Amenities'),
  answer: label('Answer of the assistant', 'Answers of the assistant'),
  topic: label('Topic of the assistant', 'Topics of the assistant'),
  text: label('Text of a page', 'Texts of the pages'),
  section: label('Section', 'Sections'),
  picture: label('Picture', 'Pictures'),
}
