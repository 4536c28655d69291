import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { root } from '../../root.ts'

/** The editor in the playground makes its styles and workers at run time; nothing comes from outside. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** GraphiQL, built with the client and served from here: the schema explored in a browser, without any outside host. */
export const sendPlayground = async (reply: FastifyReply) => {
  const html = await readFile(join(root, 'dist', 'client', 'playground', 'index.html')).catch(() => null)
  if (!html) return reply.code(503).type('text/plain').send('The playground is not built. Run "npm run build".')
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .type('text/html')
    .send(html)
}
