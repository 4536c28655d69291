import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { root } from '../../root.ts'
import { clientFolder } from './site-bundle.ts'

/** Both folders hold files whose names change with their content: a browser never has to ask again. */
const folders = [
  { prefix: '/assets/', folder: join(clientFolder, 'assets'), preCompressed: true },
  { prefix: '/pictures/', folder: join(root, 'dist', 'pictures'), preCompressed: false },
]

export const registerAssets = async (app: FastifyInstance) => {
  for (const { prefix, folder, preCompressed } of folders.filter(({ folder }) => existsSync(folder)))
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      preCompressed,
      immutable: true,
      // The name is the version; a date says nothing more, on each of a page's files.
      lastModified: false,
      maxAge: '365d',
      index: false,
      decorateReply: false,
      setHeaders: (response) => void response.header('x-content-type-options', 'nosniff'),
    })
}
