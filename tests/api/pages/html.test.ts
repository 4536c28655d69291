import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerPages } from '#api/http/pages/pages.ts'
import { inDays } from '#tests/support/hotel-dates.ts'
import { publicRoutes } from '#tests/support/public-routes.ts'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({}, hotelFacts, registerPages)
})
afterAll(() => server.close())

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document', 'html-validate:prettier'],
    rules: {
      // It counts what a style hides: of the two menus one is never there, and axe sees which.
      'unique-landmark': 'off',
      // A list that is named by its heading is read with it, and one without markers is only a list to Safari by its role.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      'no-redundant-role': 'off',
      'no-redundant-for': 'off',
      // The map is Leaflet's element.
      'prefer-native-element': 'off',
      // All that a page loads comes from where the page came from.
      'require-sri': 'off',
    },
  }),
)

const stay = `arrival=${inDays(40)}&departure=${inDays(43)}&guests=2`
const paths = [
  ...Object.keys(publicRoutes),
  '/no-such-page',
  `/?${stay}`,
  `/de/rooms/king-room?${stay}`,
  `/fi/ask-for-stay?${stay}&room=king-room`,
  '/?arrival=yesterday&departure=&guests=99',
  '/admin',
]

it.each(paths)('%s is valid HTML', async (path) => {
  const { body } = await server.caller().rest('GET', path, undefined, { accept: 'text/html' })
  const { results } = await validator.validateString(body)
  const faults = results.flatMap(({ messages }) => messages)
  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
})
