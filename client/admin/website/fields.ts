import {
  faqIconNames,
  noticeIds,
  placeCategories,
  type ContentData,
  type ContentKind,
  type ContentTexts,
} from '#graphql/inputs/content/kinds.ts'

interface Choice {
  value: string
  label: string
}

/** How a field is filled in. */
export type Widget =
  | 'line'
  | 'area'
  /** A list of lines, one per line. */
  | 'lines'
  /** A list of paragraphs with an empty line between them. */
  | 'paragraphs'
  | 'number'
  /** A list of numbers, one per line. */
  | 'numbers'
  /** Cents, typed as dollars. */
  | 'money'
  /** 24-hour time. */
  | 'clock'
  | 'month'
  | 'date'
  | 'switch'
  /** Days of the week; none for not known. */
  | 'weekdays'
  /** Those in which guests can read the site. */
  | 'languages'
  /** Told, and not to be changed. */
  | 'told'
  | 'address'
  /** A number of minutes, or the name of a fact. */
  | 'minutes'
  /** Rectangles of a picture, each as `wide 0 120 1600 667`. */
  | 'crops'
  | { choice: readonly Choice[] }
  /** Keys of other records. */
  | { records: 'picture' | 'room-feature' }
  /** The key of one other record. */
  | { record: 'faq-category' | 'room-type' }

export interface Field {
  label: string
  widget: Widget
  help?: string
  /** The part of a long form that it stands in. */
  section?: string
}

/** Names of the fields of a record, those of its parts after a dot: `address.street`. */
type NamesIn<T> = {
  [Name in keyof T & string]: NonNullable<T[Name]> extends readonly unknown[] | string | number | boolean
    ? Name
    : `${Name}.${NamesIn<NonNullable<T[Name]>>}`
}[keyof T & string]

type FieldsOf<T> = Record<NamesIn<T>, Field>

type FactName = NamesIn<ContentData<'facts'>>

/** Facts under a heading of the form. */
const section = <Name extends FactName>(title: string, fields: Record<Name, Field>) =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [name, { ...field, section: title }]),
  ) as Record<Name, Field>

const line = (label: string, help?: string): Field => ({ label, widget: 'line', help })
const area = (label: string, help?: string): Field => ({ label, widget: 'area', help })
const number = (label: string, help?: string): Field => ({ label, widget: 'number', help })
const money = (label: string, help?: string): Field => ({ label, widget: 'money', help })
const clock = (label: string, help?: string): Field => ({ label, widget: 'clock', help })
const web = (label: string, help?: string): Field => ({ label, widget: 'address', help })
const perLine = (label: string): Field => ({ label, widget: 'lines', help: 'One per line.' })

const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
const choiceOf = (values: readonly string[]): Widget => ({
  choice: values.map((value) => ({ value, label: sentence(value) })),
})

const pictures: Field = { label: 'Pictures', widget: { records: 'picture' }, help: 'The first one stands on the card.' }
const website = web('Website', 'Leave it empty when there is none.')
const latitude = number('Latitude', 'Such as 40.7128')
const longitude = number('Longitude', 'Such as -74.006')
const suitsChildren: Field = { label: 'Suits children', widget: 'switch' }
const openDays: Field = {
  label: 'Open on',
  widget: 'weekdays',
  help: 'Guests read it beside their dates. None chosen means not known.',
}
const distance = line('Distance', 'Such as 0.2 miles or 500 feet.')
const name = line('Name')
const description = area('Description')
const directions = area('Directions', 'The way there from the hotel.')

/** Every field of every kind, in the order of its form. A field of a schema that has no name here does not compile. */
const contentFields = {
  facts: {
    data: {
      ...section('Name and address', {
        name: line('Name'),
        establishedYear: number('Year of opening'),
        roomCount: number('Number of rooms'),
        referencePrefix: line(
          'References begin with',
          'One to five capital letters; a reference that a guest has stays.',
        ),
        copyrightYear: number('Copyright year', 'At the foot of every page.'),
        'address.street': line('Street'),
        'address.town': line('Town'),
        'address.region': line('State'),
        'address.postalCode': line('Postal code'),
        'address.country': line('Country', 'Two capital letters, such as US.'),
        'position.latitude': latitude,
        'position.longitude': longitude,
        timeZone: line('Time zone', 'Such as Europe/Helsinki.'),
        currency: { label: 'Currency', widget: { choice: [{ value: 'USD', label: 'US dollars' }] } },
        website: web('Website'),
        secondWebsite: web('Second website', 'The older address that still leads here.'),
      }),
      ...section('Languages', {
        languages: {
          label: 'Languages of the site',
          widget: 'languages',
          help: 'Addresses of a language that is not offered lead to English.',
        },
      }),
      ...section('Phone and hours', {
        phone: line('Phone', 'As guests read it.'),
        phoneLink: line('Phone link', 'What their telephone dials, such as +12125550100.'),
        email: line('Email'),
        officeOpens: clock('Front desk opens'),
        officeCloses: clock('Front desk closes'),
      }),
      ...section('Arrival and departure', {
        checkInTime: clock('Check-in from'),
        checkOutTime: clock('Check-out until'),
        'lateCheckOut.feePerHour': money('Late check-out, per hour'),
        'lateCheckOut.until': clock('Latest check-out'),
        'lateCheckOut.noticeHours': number('Notice for late check-out', 'Hours in advance.'),
      }),
      ...section('Fees and rules', {
        securityDeposit: money('Security deposit', 'At check-in; refunded at check-out.'),
        bookingDepositNights: number('Deposit at booking', 'Nights that are paid when a guest books; empty for none.'),
        'pets.feePerNight': money('Pets, per night'),
        'pets.maximum': number('Pets per room at most'),
        smokingFee: money('Fee for smoking'),
        freeCancellationHours: number('Free cancellation', 'Hours before check-in.'),
        lateCancellationNights: number(
          'Late cancellation',
          'Nights that are charged after that; empty where it differs.',
        ),
      }),
      ...section('Offers', {
        'offers.newsletterPercent': number('Discount of the mailing list', 'Percent.'),
        'offers.couponMaxPercent': number('Highest discount of coupons', 'Percent.'),
        'offers.weeklyNights': number('Nights of the weekly rate'),
        'offers.monthlyNights': number('Nights of the monthly discount'),
      }),
      ...section('Season', {
        'peakSeason.firstMonth': { label: 'First month of the season', widget: 'month' },
        'peakSeason.lastMonth': { label: 'Last month of the season', widget: 'month' },
      }),
      ...section('Getting here', {
        'travel.airportMinutes': number('Airport by car', 'Minutes.'),
        'travel.airportMiles': number('Airport', 'Miles.'),
        'travel.airportMinutesHome': number('Airport by car, on the home page', 'Minutes.'),
        'travel.secondAirportMinutes': number('Second airport by car', 'Minutes.'),
        'travel.downtownMinutes': number('Downtown by car', 'Minutes.'),
        'travel.mainCityMinutes': number('Main city by car', 'Minutes.'),
        'travel.beachMiles': number('Beach', 'Miles.'),
        'travel.beachWalkMinutes': number('Beach on foot', 'Minutes.'),
        'beachParking.fee': number('Parking at the beach', 'Whole dollars, as on the sign.'),
        'beachParking.minutes': number('From the beach parking to the sand', 'Minutes.'),
      }),
      ...section('Booking page', {
        'booking.page': web('Booking page'),
        'booking.widgetScript': web('Booking widget', 'Address of its script.'),
        'booking.region': line('Region', 'As the booking system names it, such as emea.'),
        'booking.channelCode': line('Channel code'),
      }),
      ...section('Profiles', {
        'profiles.facebook': web('Facebook'),
        'profiles.instagram': web('Instagram'),
        'profiles.x': web('X'),
        'profiles.youtube': web('YouTube'),
        'profiles.pinterest': web('Pinterest'),
        'profiles.tripadvisor': web('Tripadvisor'),
      }),
    },
    texts: {},
  },
  restaurant: {
    data: {
      pictures,
      distance,
      address: line('Address'),
      phone: line('Phone'),
      website,
      openDays,
      latitude,
      longitude,
    },
    texts: {
      name,
      cuisine: line('Cuisine'),
      hours: line('Hours'),
      description,
      features: perLine('Features'),
      directions,
    },
  },
  walk: {
    data: { pictures, distance, website, suitsChildren, latitude, longitude },
    texts: { name, type: line('Type', 'Such as Park.'), description, features: perLine('Features'), directions },
  },
  drive: {
    data: {
      pictures,
      address: line('Address'),
      phone: line('Phone'),
      website,
      openDays,
      suitsChildren,
      latitude,
      longitude,
    },
    texts: {
      name,
      distance: line('Drive time'),
      hours: line('Hours'),
      admission: line('Admission'),
      description,
      highlights: perLine('Highlights'),
      directions,
    },
  },
  'day-trip': {
    data: { pictures },
    texts: { name, distance: line('Distance'), description, attractions: perLine('Attractions') },
  },
  place: {
    data: {
      category: { label: 'Category', widget: choiceOf(placeCategories) },
      distance,
      walkMinutes: {
        label: 'Minutes on foot',
        widget: 'minutes',
        help: 'Empty when nobody would walk it; beachWalkMinutes for the hotel’s own figure.',
      },
      latitude,
      longitude,
    },
    texts: { name, description },
  },
  'getting-around': { data: {}, texts: { title: line('Title'), description } },
  'faq-category': { data: {}, texts: { label: line('Label') } },
  faq: {
    data: {
      category: { label: 'Category', widget: { record: 'faq-category' } },
      icon: { label: 'Icon', widget: choiceOf(faqIconNames) },
      isOnSheet: {
        label: 'On the sheet of a stay',
        widget: 'switch',
        help: 'The page that a guest prints or keeps: the first four of every stay, and the first two of its season.',
      },
      firstMonth: { label: 'Only from', widget: 'month', help: 'For the sheet of stays in these months.' },
      lastMonth: { label: 'Only until', widget: 'month' },
    },
    texts: { question: line('Question'), answer: area('Answer') },
  },
  review: {
    data: {
      author: line('Author', 'As the guest signed it.'),
      rating: number('Rating', 'Stars, 1 to 5.'),
      writtenOn: { label: 'Written on', widget: 'date', help: 'Guests read it under the name; empty for none.' },
      url: web('Address of the review', 'Where guests can read it as it was written; empty for none.'),
    },
    texts: {
      origin: line('Origin', 'Where the guest came from, or where it was written.'),
      text: area('Text'),
      reply: area('Reply', 'What the hotel answered, shown beneath; empty for none.'),
    },
  },
  recognition: {
    data: {
      rating: number('Rating', '0 to 5.'),
      reviewCount: number('Number of reviews'),
      rank: number('Rank'),
      rankOf: number('Hotels in the ranking'),
      scores: { label: 'Scores', widget: 'numbers', help: 'One per line, 0 to 5, in the order of their names.' },
      asOf: { label: 'As of', widget: 'date', help: 'Guests read this date beside the figures.' },
    },
    texts: { award: line('Award'), scoreLabels: { ...perLine('Names of the scores'), widget: 'lines' } },
  },
  notice: {
    data: { notice: { label: 'Page', widget: choiceOf(noticeIds) } },
    texts: {
      title: line('Title'),
      paragraphs: { label: 'Paragraphs', widget: 'paragraphs', help: 'An empty line begins a new one.' },
    },
  },
  'room-feature': { data: {}, texts: { name } },
  'room-block': {
    data: {
      number: line('Number on the door', 'Leave it empty when it stands for several rooms.'),
      roomType: { label: 'Room type', widget: { record: 'room-type' } },
      pictures,
      features: { label: 'Features', widget: { records: 'room-feature' } },
      isOnHome: { label: 'On the home page', widget: 'switch', help: 'Where no room is, the first two stand there.' },
    },
    texts: {
      name: line('Name', 'Shown while it cannot be booked.'),
      eyebrow: line('Line above the name', 'On the home page, such as Suites; empty for none.'),
      description,
    },
  },
  amenity: {
    data: { list: { label: 'List', widget: choiceOf(['property', 'every-room']) } },
    texts: { name },
  },
  answer: {
    data: { path: line('Page', 'The page that says the same, such as /contact; empty for none.') },
    texts: { title: line('Title'), text: area('Text') },
  },
  topic: {
    data: {
      passage: line('Passage', 'Kind and key of the record that is meant, such as faq:pool.'),
      isGeneral: {
        label: 'Is named beside a more particular one',
        widget: 'switch',
        help: 'As “the price of a dog” names price and dog.',
      },
    },
    texts: {
      phrases: area(
        'Phrases',
        'Separated by commas. = before a whole word, ! before a word that must not be there, ~ after a phrase that only hints.',
      ),
    },
  },
  policy: {
    data: {
      isOnContact: { label: 'On the contact page', widget: 'switch', help: 'It always stands on the home page.' },
    },
    texts: { text: area('Text') },
  },
  offer: {
    data: {
      isHighlighted: { label: 'To be looked at first', widget: 'switch', help: 'Its card hangs under the awning.' },
    },
    texts: {
      title: line('Title', 'For whom it is.'),
      figure: line('What it is worth', 'Short and large, such as 10% off.'),
      text: area('Text'),
      points: perLine('Points'),
    },
  },
  text: {
    data: { page: { label: 'Page', widget: 'told' }, place: { label: 'Place', widget: 'told' } },
    texts: { text: area('Text') },
  },
  section: {
    data: {
      page: { label: 'Page', widget: 'told' },
      place: { label: 'Place', widget: 'told' },
      pictures: { ...pictures, help: 'In the order in which the page shows them.' },
    },
    texts: {},
  },
  picture: {
    data: {
      file: { label: 'File', widget: 'line' },
      'focus.x': number('Focus from the left', 'Percent.'),
      'focus.y': number('Focus from the top', 'Percent.'),
      crops: { label: 'Own crops', widget: 'crops' },
      kind: {
        label: 'What it is',
        widget: choiceOf(['drawing', 'photograph']),
        help: 'Guests read “Illustration” on a drawing that they could take for a photograph.',
      },
      credit: line('Credit', 'Who made it; guests read it under the large picture.'),
      licence: line('Licence', 'Its terms, such as CC BY 4.0.'),
    },
    texts: { alt: line('Description', 'What it shows, for guests who do not see it.') },
  },
} satisfies { [Kind in ContentKind]: { data: FieldsOf<ContentData<Kind>>; texts: FieldsOf<ContentTexts<Kind>> } }

type Fields = readonly (readonly [name: string, field: Field])[]

/** The fields of a kind that are the same in every language. */
export const dataFields = (kind: ContentKind): Fields => Object.entries<Field>(contentFields[kind].data)

/** The fields of a kind that are written in each language. */
export const textFields = (kind: ContentKind): Fields => Object.entries<Field>(contentFields[kind].texts)
