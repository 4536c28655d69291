import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { defaultLocale } from '#graphql/locales.ts'
import { uploadUrlUpTo } from '../../modules/pictures/uploaded-picture.ts'
import type { Deps } from '../../platform/context.ts'
import { sendProblem } from '../rest/problem.ts'
import { root } from '../../root.ts'

const folder = join(root, 'dist', 'pictures')
const built = /^([a-z0-9-]+)-[0-9a-f]{6,}-(\d+)\.webp$/

/** Large enough for any page, small enough for a phone. */
const widest = 1_200

/** Name of a picture -> its file of at most 1,200 pixels. */
const readFiles = (): Map<string, string> => {
  const best = new Map<string, { file: string; width: number }>()
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const [, id, digits] = built.exec(file) ?? []
    const width = Number(digits)
    if (id && width <= widest && width > (best.get(id)?.width ?? 0)) best.set(id, { file, width })
  }
  return new Map([...best].map(([id, { file }]) => [id, file]))
}

/** GET /pictures/latest/{id}.webp: an address of a site's picture that outlives its contents, for integrators. */
export const registerLatestPictures = (app: FastifyInstance, { published }: Pick<Deps, 'published'>) => {
  const files = readFiles()
  const fileOf = (id: string): string | undefined => {
    const file = published.current().content.find('picture', id, defaultLocale)?.file ?? id
    return uploadUrlUpTo(file, widest) ?? (files.has(file) ? `/pictures/${files.get(file)}` : undefined)
  }
  app.get<{ Params: { file: string } }>('/pictures/latest/:file', (request, reply) => {
    const file = fileOf(request.params.file.replace(/\.webp$/, ''))
    if (!file) return sendProblem(request, reply, { status: 404, detail: 'There is no such picture' })
    return reply.header('cache-control', 'public, max-age=3600').redirect(file, 302)
  })
}
