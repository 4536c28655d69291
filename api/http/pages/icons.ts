import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/context.ts'
import { root } from '../../root.ts'

const folder = join(root, 'dist', 'icons')

const icons = [
  { file: 'favicon.ico', type: 'image/x-icon' },
  { file: 'apple-touch-icon.png', type: 'image/png' },
  { file: 'icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
]

/** For guests who keep the site on the first screen of their phone: https://www.w3.org/TR/appmanifest/ */
const manifestOf = (name: string) => ({
  name,
  short_name: name,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: '#0e4656',
  background_color: '#0e4656',
  icons: icons.flatMap(({ file, type, sizes, purpose }) => (sizes ? [{ src: `/${file}`, type, sizes, purpose }] : [])),
})

const forADay = 'public, max-age=86400'

/** The icons where browsers and phones look for them, and the manifest that names them. */
export const registerIcons = (app: FastifyInstance, { published }: Deps) => {
  for (const { file, type } of icons.filter((icon) => existsSync(join(folder, icon.file)))) {
    const bytes = readFileSync(join(folder, file))
    app.get(`/${file}`, (_request, reply) => reply.type(type).header('cache-control', forADay).send(bytes))
  }
  app.get('/site.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', forADay)
      .send(JSON.stringify(manifestOf(published.current().facts.name))),
  )
}
