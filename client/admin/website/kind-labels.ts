import type { ContentKind } from '#graphql/inputs/content/kinds.ts'

interface KindLabel {
  /** One record of the kind. */
  one: string
  many: string
  /** What guests see of it, in one line. */
  about: string
}

/** The kinds of content as staff call them. */
export const kindLabels: Record<ContentKind, KindLabel> = {
  facts: {
    one: 'Hotel facts',
    many: 'Hotel facts',
    about: 'Name, address, phone, hours, fees and rules, wherever the site or a mail says them.',
  },
  restaurant: { one: 'Restaurant', many: 'Restaurants', about: 'Where to eat, on Things to do.' },
  walk: { one: 'Sight on foot', many: 'Sights on foot', about: 'What lies within a walk, on Things to do.' },
  drive: { one: 'Attraction by car', many: 'Attractions by car', about: 'What is worth the drive, on Things to do.' },
  'day-trip': { one: 'Day trip', many: 'Day trips', about: 'Towns for a whole day, on Things to do.' },
  place: { one: 'Place on the map', many: 'Places on the map', about: 'The markers of the map of the neighborhood.' },
  'getting-around': {
    one: 'Way to get around',
    many: 'Ways to get around',
    about: 'On foot, by car, by bus: the last part of Things to do.',
  },
  'faq-category': {
    one: 'Group of questions',
    many: 'Groups of questions',
    about: 'The headings of the FAQ page, in their order.',
  },
  faq: {
    one: 'Question',
    many: 'Questions and answers',
    about: 'What the FAQ page answers, and the assistant with it.',
  },
  review: { one: 'Review', many: 'Reviews', about: 'What guests said, on the home page.' },
  recognition: { one: 'Rating', many: 'Ratings', about: 'How a travel site rates the hotel, on the home page.' },
  notice: {
    one: 'Section of a notice',
    many: 'Privacy and accessibility',
    about: 'The sections of the two notices at the foot of every page.',
  },
  'room-feature': {
    one: 'Room feature',
    many: 'Room features',
    about: 'What a room can have, listed with the rooms of the gallery.',
  },
  'room-block': {
    one: 'Room of the gallery',
    many: 'Rooms of the gallery',
    about: 'Each room with its story and pictures, on the gallery page.',
  },
  amenity: { one: 'Amenity', many: 'Amenities', about: 'What the house has, or every room, on the gallery page.' },
  answer: {
    one: 'Answer of the assistant',
    many: 'Answers of the assistant',
    about: 'What guests ask in the chat and no page says in one place.',
  },
  topic: {
    one: 'Topic of the assistant',
    many: 'Topics of the assistant',
    about: 'The words by which the assistant knows what a guest means. Guests never read them.',
  },
  policy: {
    one: 'Policy',
    many: 'Policies',
    about: 'The rules of the house, on the home page, the pages of the rooms and the contact page.',
  },
  offer: { one: 'Offer', many: 'Offers', about: 'The standing offers of the deals page, in their order.' },
  text: {
    one: 'Text of a page',
    many: 'Texts of the pages',
    about: 'Titles, introductions and mails: the words that stand in one place each.',
  },
  section: {
    one: 'Place of a page',
    many: 'Pictures on the pages',
    about: 'Which pictures each place of a page shows. A place without any is left out.',
  },
  picture: {
    one: 'Picture',
    many: 'Pictures',
    about: 'Drawings and photographs of the site, what they show, and where.',
  },
}
