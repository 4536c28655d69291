import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let source: string
beforeAll(async () => {
  server = await startServer()
  source = (await server.caller().rest('GET', '/api/openapi.json')).body
})
afterAll(() => server.close())

it('keeps the recommended rules of Redocly', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // The product has no licence that it could name.
    rules: { 'info-license': 'off' },
  })
  const found = await lintFromString({ source, config })
  expect(found.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([
    // Google's consent page sends a browser there, which is sent on to the desk.
    expect.stringMatching('^operation-2xx-response #/paths/~1api~1google~1callback/get/'),
  ])
})

it('keeps all rules of Spectral', async () => {
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset({ extends: [[oas as never, 'all']], rules: { 'info-license': 'off', 'license-url': 'off' } })
  const found = await spectral.run(JSON.parse(source))
  expect(found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([])
})

it('tells a mistake', async () => {
  const document = JSON.parse(source)
  document.paths['/api/rooms'].get.responses[200].content['application/json'].schema = { $ref: '#/components/none' }
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: JSON.stringify(document), config })
  expect(found.map(({ ruleId }) => ruleId)).toContain('no-unresolved-refs')
})
