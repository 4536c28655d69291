import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatDollars } from '#api/modules/hotel/format.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const send = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) {
  response confident handoffOffered citations { path }
} }`

let server: TestServer
beforeAll(async () => {
  server = await startServer({ CHAT_PER_10_MIN: 1_000, CHAT_PER_DAY: 1_000 })
  server.setNow(new Date('2027-01-04T17:00:00Z'))
})
afterAll(() => server.close())

const ask = async (message: string, language: Locale, history?: object[]) =>
  (await server.caller().graphql(send, { input: { message, language, history } })).data.sendChatMessage

const stay = { arrival: '2027-06-08', departure: '2027-06-11' }

/** The price of a room type for that stay, and what it is called. */
const priceOf = async (slug: string, guests: number, locale: Locale) => {
  const { data } = await server.caller().graphql(
    `query ($input: BookableStaysInput!, $locale: Locale!) {
      bookableStays(input: $input) { subtotal roomType { name(locale: $locale) amenities(locale: $locale) } }
    }`,
    { input: { ...stay, roomTypeSlug: slug, guests }, locale },
  )
  const [{ subtotal, roomType }] = data.bookableStays
  return {
    name: roomType.name as string,
    amenities: roomType.amenities as string[],
    price: formatDollars(subtotal, locale),
  }
}

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const withKitchen: Record<Locale, string> = {
  en: 'How much is a room with a kitchen from June 8 to June 11?',
  es: '¿Cuánto cuesta una habitación con cocina del 8 al 11 de junio?',
  pt: 'Quanto custa um quarto com cozinha de 8 a 11 de junho?',
  fr: 'Combien coûte une chambre avec cuisine du 8 au 11 juin ?',
  de: 'Was kostet ein Zimmer mit Küche vom 8. bis 11. Juni?',
  fi: 'Paljonko maksaa huone keittiöllä 8.–11. kesäkuuta?',
  sv: 'Vad kostar ett rum med kök 8–11 juni?',
}

it.each(locales)('tells the price of the room that has what is wanted, in %s', async (locale) => {
  const { response, citations } = await ask(withKitchen[locale], locale)
  const { name, amenities, price } = await priceOf('studio-kitchenette', 2, locale)
  expect(plain(response)).toContain(plain(price))
  expect(response).toContain(name)
  expect(amenities.some((amenity) => response.includes(amenity))).toBe(true)
  expect(citations[0].path).toContain('studio-kitchenette')
})

it('keeps what is wanted when more guests come', async () => {
  const history = [{ role: 'USER', content: withKitchen.en }]
  const { response } = await ask('and for four people?', 'en', history)
  const { name, price } = await priceOf('one-bedroom-suite', 4, 'en')
  expect(response).toContain(name)
  expect(plain(response)).toContain(plain(price))
})

it('says that the site has no word on what is wanted, beside the price', async () => {
  const { response, handoffOffered } = await ask('A room with a balcony from June 8 to June 11, how much?', 'en')
  const { price } = await priceOf('compact-queen-room', 2, 'en')
  expect(plain(response)).toContain(plain(price))
  expect(response).toContain('We have nothing on that here')
  expect(handoffOffered).toBe(true)
})

it('knows what staff write into a room’s list', async () => {
  const owner = await server.caller().signIn()
  const { data } = await owner.graphql('{ roomTypes { id slug version amenities } }')
  const room = data.roomTypes.find(({ slug }: { slug: string }) => slug === 'king-room')
  const { errors } = await owner.graphql(
    'mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { id } }',
    { input: { id: room.id, version: room.version, amenities: [...room.amenities, 'Writing desk'] } },
  )
  expect(errors).toBeUndefined()
  const { response } = await ask('a room with a writing desk June 8 to June 11, price?', 'en')
  const { name, price } = await priceOf('king-room', 2, 'en')
  expect(response).toContain(name)
  expect(plain(response)).toContain(plain(price))
  expect(response).toContain('In the room: Writing desk.')
})
