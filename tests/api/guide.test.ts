import { getNamedType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { countStatements } from '#tests/support/statements.ts'
import { wholeSelection } from '#tests/support/whole-selection.ts'

const queries = [
  'hotel',
  'places',
  'walkingAttractions',
  'restaurants',
  'driveAttractions',
  'dayTrips',
  'gettingAround',
  'faq',
  'gallery',
  'reviews',
  'recognition',
] as const

const fields = createSchema().getQueryType()!.getFields()
const allOf = (names: readonly string[]) =>
  `query ($locale: Locale!) { ${names
    .map((name) => `${name}(locale: $locale) ${wholeSelection(getNamedType(fields[name]!.type))}`)
    .join('\n')} }`
const everything = allOf(queries)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const ask = async (query: string, variables: Record<string, unknown> = { locale: 'en' }, on = server) => {
  const { data, errors } = await on.caller().graphql(query, variables)
  expect(errors).toBeUndefined()
  return data
}

/** Every text of an answer with the way to it. */
const texts = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`))
}

describe.each(locales)('in %s', (locale) => {
  it('has no empty text, no unfilled fact and nothing that is no text', async () => {
    const found = texts(await ask(everything, { locale }))
    expect(found.length).toBeGreaterThan(600)
    const wrong = found.filter(([, text]) => !text.trim() || /\{\w+\}|undefined|NaN|\[object/.test(text))
    expect(wrong).toEqual([])
  })
})

it.each(locales.slice(1))(
  'is translated into %s: no description, question or answer is the English one',
  async (locale) => {
    const told = (data: unknown) =>
      texts(data).filter(([path]) => /\.(description|question|answer|directions|alt|text)$/.test(path))
    const own = told(await ask(everything, { locale }))
    const english = new Map(told(await ask(everything)))
    expect(own.length).toBe(english.size)
    expect(own.filter(([path, text]) => english.get(path) === text)).toEqual([])
  },
)

it('asks the database nothing but the names of the rooms', async () => {
  expect(await countStatements(() => ask(allOf(queries.filter((name) => name !== 'gallery'))))).toEqual([])
})

describe('parts of the gallery', () => {
  it('are asked for by their ids, in the asked order, without unknown ones', async () => {
    const data = await ask(`query ($locale: Locale!) {
      gallery(locale: $locale) { roomBlocks { id name features pictures { id alt } } }
      roomBlock(locale: $locale, id: "suite-22") { id name features pictures { id alt } }
      none: roomBlock(locale: $locale, id: "suite-99") { id }
      homeRooms(locale: $locale) { id }
      pictures(locale: $locale, ids: ["beach-sunrise", "no-such-picture", "inn-front"]) { id alt }
    }`)
    expect(data.roomBlock).toEqual(data.gallery.roomBlocks.find(({ id }: { id: string }) => id === 'suite-22'))
    expect(data.none).toBeNull()
    expect(data.homeRooms).toEqual([{ id: 'suite-22' }, { id: 'room-15' }])
    expect(data.pictures).toEqual([
      { id: 'beach-sunrise', alt: expect.stringMatching(/./) },
      { id: 'inn-front', alt: expect.stringMatching(/./) },
    ])
  })
})

describe('the map', () => {
  const placeQuery = `query ($locale: Locale!, $categories: [PlaceCategory!], $order: PlaceOrder) {
    places(locale: $locale, categories: $categories, order: $order) {
      id name category distance distanceMiles walkTime directionsUrl unverified verifiedOn position { latitude longitude }
    }
  }`
  type Place = { id: string; name: string; category: string; distance: string; distanceMiles: number | null }

  it('has 25 places with the hotel first, each id once', async () => {
    const { places } = await ask(placeQuery)
    expect(places).toHaveLength(25)
    expect(places[0]).toMatchObject({
      id: 'hotel',
      name: hotelFacts.name,
      category: 'HOTEL',
      position: hotelFacts.position,
      distance: null,
    })
    expect(new Set(places.map(({ id }: Place) => id)).size).toBe(25)
  })

  it('lists restaurants and cafés nearest first, ties by name', async () => {
    const { places } = await ask(placeQuery, {
      locale: 'en',
      categories: ['RESTAURANT', 'CAFE'],
      order: 'DISTANCE',
    })
    const order = places.map(({ distanceMiles, name }: Place) => [distanceMiles ?? Infinity, name])
    expect(order).toEqual(
      order.toSorted((a: [number, string], b: [number, string]) => a[0] - b[0] || a[1].localeCompare(b[1])),
    )
    expect(new Set(places.map(({ category }: Place) => category))).toEqual(new Set(['RESTAURANT', 'CAFE']))
    expect(places[0]).toMatchObject({ name: 'Palm Beach Bakery & Café', distance: '0.1 miles' })
  })

  it('puts places without a distance last', async () => {
    const { places } = await ask(placeQuery, { locale: 'en', order: 'DISTANCE' })
    expect(places.at(-1)).toMatchObject({ id: 'hotel', distanceMiles: null })
  })

  it('writes distances the language’s way and compares the same miles', async () => {
    const of = async (locale: Locale) =>
      (await ask(placeQuery, { locale })).places.find(({ id }: Place) => id === 'old-key-lime-house')
    expect(await of('en')).toMatchObject({ distance: '0.2 miles', distanceMiles: 0.2 })
    const finnish = await of('fi')
    expect(finnish.distance.replaceAll(/\s/g, ' ')).toBe('0,2 mailia (0,3 km)')
    expect(finnish.distanceMiles).toBe(0.2)
  })

  it('says that nobody has checked a record yet', async () => {
    const { places } = await ask(placeQuery)
    const unverified = { unverified: true, verifiedOn: null }
    expect(places.length).toBeGreaterThan(20)
    expect(places).toEqual(places.map((place: Place) => ({ ...place, ...unverified })))
  })
})

describe('the way there', () => {
  const route = (url: string) => Object.fromEntries(new URL(url).searchParams)

  it('starts at the hotel, on foot up to 1.5 miles and by car beyond', async () => {
    const data = await ask(`query ($locale: Locale!) {
      walkingAttractions(locale: $locale) { distanceMiles directionsUrl }
      restaurants(locale: $locale) { name address distanceMiles directionsUrl }
      driveAttractions(locale: $locale) { directionsUrl }
      dayTrips(locale: $locale) { name directionsUrl }
      places(locale: $locale) { id distanceMiles directionsUrl }
    }`)
    const far = [...data.driveAttractions, ...data.dayTrips].map((record) => ({ ...record, distanceMiles: 9 }))
    const places = data.places.filter(({ id }: { id: string }) => id !== 'hotel')
    for (const { distanceMiles, directionsUrl } of [
      ...data.walkingAttractions,
      ...data.restaurants,
      ...far,
      ...places,
    ]) {
      expect(directionsUrl).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&/)
      expect(route(directionsUrl)).toMatchObject({
        origin: 'Coral Stone Inn, 150 East Ocean Avenue, Lantana, FL 33462',
        travelmode: distanceMiles <= 1.5 ? 'walking' : 'driving',
      })
    }
    const [restaurant] = data.restaurants
    expect(route(restaurant.directionsUrl)['destination']).toBe(`${restaurant.name}, ${restaurant.address}`)
  })

  it('leads to the hotel for the hotel itself', async () => {
    const data = await ask('query ($locale: Locale!) { hotel(locale: $locale) { directionsUrl } }')
    expect(route(data.hotel.directionsUrl)).toEqual({
      api: '1',
      destination: 'Coral Stone Inn, 150 East Ocean Avenue, Lantana, FL 33462',
    })
  })
})

describe('the cards', () => {
  it('are as many as the specification says, with one to four pictures', async () => {
    const data = await ask(`query ($locale: Locale!) {
      walkingAttractions(locale: $locale) { pictures { id } }
      restaurants(locale: $locale) { pictures { id } phone phoneLink }
      driveAttractions(locale: $locale) { pictures { id } name admissionBadge phoneLink }
      dayTrips(locale: $locale) { pictures { id } name }
      gettingAround(locale: $locale) { id }
    }`)
    expect(data.walkingAttractions).toHaveLength(3)
    expect(data.restaurants).toHaveLength(5)
    expect(data.dayTrips.map(({ name }: { name: string }) => name)).toEqual([
      'Delray Beach',
      'West Palm Beach',
      'Boca Raton',
    ])
    expect(data.gettingAround.map(({ id }: { id: string }) => id)).toEqual([
      'walking',
      'parking',
      'transit',
      'rideshare',
    ])
    for (const { pictures } of [
      ...data.walkingAttractions,
      ...data.restaurants,
      ...data.driveAttractions,
      ...data.dayTrips,
    ])
      expect([1, 2, 3, 4]).toContain(pictures.length)
    expect(data.restaurants[0]).toMatchObject({ phone: '(561) 582-1889', phoneLink: '+15615821889' })
    const badges = data.driveAttractions.map((card: { name: string; admissionBadge: string }) => card.admissionBadge)
    expect(badges).toEqual(['From $54.99', 'From $26', 'From $30', 'From $16'])
  })
})

describe('the FAQ', () => {
  const faq =
    'query ($locale: Locale!) { faq(locale: $locale) { categories { id label } entries { id category { id label } } } }'

  it('has the specification’s seven categories, each with questions', async () => {
    const data = await ask(faq)
    expect(data.faq.categories.map(({ label }: { label: string }) => label)).toEqual([
      'Check-in & Check-out',
      'Parking & Transportation',
      'Amenities',
      'Rooms & Accommodations',
      'Reservations & Payment',
      'Location & Activities',
      'Contact & Special Requests',
    ])
    const used = new Set(data.faq.entries.map(({ category }: { category: { id: string } }) => category.id))
    expect([...used]).toEqual(data.faq.categories.map(({ id }: { id: string }) => id))
  })
})

describe('the gallery', () => {
  it('has the specification’s pictures, features and rooms', async () => {
    const { gallery } = await ask(`query ($locale: Locale!) { gallery(locale: $locale) {
      propertyPictures { id alt } propertyFeatures allRoomsInclude roomBlocks { id name roomTypeSlug features }
    } }`)
    expect(gallery.propertyPictures).toHaveLength(8)
    expect(gallery.propertyFeatures).toHaveLength(8)
    expect(gallery.allRoomsInclude).toEqual(['Free WiFi', 'Free Parking', 'Mini Fridge', 'Daily Housekeeping'])
    expect(gallery.roomBlocks).toHaveLength(11)
  })

  it.each(locales)('calls a room in %s as it is called where it is booked', async (locale) => {
    const { gallery, roomTypes } = await ask(
      `query ($locale: Locale!) {
        gallery(locale: $locale) { roomBlocks { name roomTypeSlug } } roomTypes { slug name(locale: $locale) }
      }`,
      { locale },
    )
    const booked = new Map(roomTypes.map(({ slug, name }: { slug: string; name: string }) => [slug, name]))
    expect(gallery.roomBlocks).toHaveLength(11)
    for (const { name, roomTypeSlug } of gallery.roomBlocks)
      expect(name.replace(/ \d+$/, '')).toBe(booked.get(roomTypeSlug))
  })
})

describe('the hotel', () => {
  it('names what pages need in the language’s words', async () => {
    const query = `query ($locale: Locale!) { hotel(locale: $locale) {
      peakSeasonFrom peakSeasonTo beachParkingFee beachParkingFeeText travel { airportMinutes airportMinutesHome }
      bookingWidget { script region channelCode } offers { newsletterPercent couponMaxPercent weeklyNights monthlyNights }
    } }`
    expect((await ask(query)).hotel).toEqual({
      peakSeasonFrom: 'January',
      peakSeasonTo: 'April',
      beachParkingFee: 25,
      beachParkingFeeText: '$0.25',
      travel: { airportMinutes: 15, airportMinutesHome: 10 },
      bookingWidget: {
        script: 'https://widget.siteminder.com/ibe.min.js',
        region: 'emea',
        channelCode: 'coralstoneinndirect',
      },
      offers: { newsletterPercent: 10, couponMaxPercent: 20, weeklyNights: 7, monthlyNights: 30 },
    })
    expect((await ask(query, { locale: 'fi' })).hotel).toMatchObject({
      peakSeasonFrom: 'tammikuu',
      peakSeasonTo: 'huhtikuu',
    })
  })
})

describe('distances', () => {
  const miles =
    /([\d,.–-]+|\p{L}+)\s(?:miles?(?! de)|mi|millas?|milhas?|Meilen?|maili[an]?|engelska? mil)(?!\p{L})(.{0,12})/gu

  it.each(locales.filter((locale) => locale !== 'en'))('have kilometres beside every mile in %s', async (locale) => {
    const said = texts(await ask(everything, { locale })).flatMap(([path, text]) =>
      [...text.matchAll(miles)].map(([whole, , after]) => ({ path, whole, after })),
    )
    expect(said.length).toBeGreaterThan(30)
    expect(said.filter(({ after }) => !/^\s\([\d,.–-]+\s(?:km|m|kilom|metr|Kilom)/.test(after!))).toEqual([])
  })

  it('are never called miles in Swedish, where a mil is ten kilometres', async () => {
    const said = texts(await ask(everything, { locale: 'sv' })).filter(([, text]) => /\bmiles\b/i.test(text))
    expect(said).toEqual([])
  })
})

it.each(['de', 'fr', 'fi', 'sv'] as const)('writes every price with the sign behind it in %s', async (locale) => {
  const said = texts(await ask(everything, { locale })).filter(([, text]) => /\$\s?\d/.test(text))
  expect(said).toEqual([])
})

it('addresses a Finnish guest in one way, as the rest of the site does', async () => {
  const notices = `query {
    privacy: notice(locale: fi, id: PRIVACY) { title paragraphs }
    accessibility: notice(locale: fi, id: ACCESSIBILITY) { title paragraphs }
  }`
  const formal =
    /(?<!\p{L})(?:teitä|teidät|teille|voitte|haluatte|tulette|liitytte|kirjoittakaa|soittakaa|kertokaa|nimenne|osoitteenne|tietonne|selaimenne|päätökseenne)(?!\p{L})/iu
  expect(texts(await ask(notices)).filter(([, text]) => formal.test(text))).toEqual([])
})

describe('a hotel that changes its facts', () => {
  let changed: TestServer
  beforeAll(async () => {
    changed = await startServer(
      {},
      {
        ...hotelFacts,
        pets: { feePerNight: 4_100, maximum: 2 },
        travel: { ...hotelFacts.travel, beachMiles: 0.6, beachWalkMinutes: 13 },
        position: { latitude: 26.6, longitude: -80.06 },
      },
    )
  })
  afterAll(() => changed.close())

  it.each(locales)('changes them everywhere, in %s', async (locale) => {
    const data = await ask(everything, { locale }, changed)
    const { petFeeText } = (await ask(everything, { locale })).hotel
    const naming = (fee: string) => {
      // '$25' also stands in '$250', and '25 $' in '0,25 $'.
      const whole = new RegExp(`(?<![\\d.,])${fee.replaceAll('$', String.raw`\$`)}(?!\\d)`)
      return texts(data)
        .filter(([, text]) => whole.test(text))
        .map(([path]) => path)
    }
    expect(naming(data.hotel.petFeeText)).toEqual([
      '.hotel.petFeeText',
      expect.stringMatching(/^\.hotel\.policies\./),
      expect.stringMatching(/^\.faq\.entries\./),
    ])
    expect(naming(petFeeText)).toEqual([])
    const beach = data.places.find(({ id }: { id: string }) => id === 'lantana-municipal-beach')
    expect(beach).toMatchObject({ distanceMiles: 0.6, walkMinutes: 13 })
    expect(data.walkingAttractions[0].distanceMiles).toBe(0.6)
    expect(data.places[0].position).toEqual({ latitude: 26.6, longitude: -80.06 })
  })
})
