import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { root } from '../../root.ts'
import type { Site, SiteBundle } from './site-bundle.ts'

/** Serves the client from its sources with hot reload; answers the site as it is at each request. */
export const developSite = async (app: FastifyInstance): Promise<() => Promise<Site>> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'client', 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, next) => {
    vite.middlewares(request.raw, reply.raw, () => next())
  })
  app.addHook('onClose', () => vite.close())

  return async () => {
    const html = await readFile(join(root, 'client', 'index.html'), 'utf8')
    const [template, bundle] = await Promise.all([
      vite.transformIndexHtml('/', html),
      vite.ssrLoadModule('/entry-server.tsx') as Promise<unknown>,
    ])
    return { bundle: bundle as SiteBundle, template, manifest: {}, strict: false }
  }
}
