import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mostPictureMegabytes } from '#graphql/file-limits.ts'
import { createContext, nobody, type Deps } from '../../platform/context.ts'
import { badFile } from '../../errors.ts'
import { mostBytes } from '../../modules/pictures/encode-picture.ts'
import { readPictureFile, readPreview, storePicture } from '../../modules/pictures/picture.service.ts'
import { attempt, type MakeContext } from './attempt.ts'
import { bytes, text, type RouteDescription } from './describe-route.ts'
import { sendProblem } from './problem.ts'

const damaged = 'The form is damaged and cannot be read'

const readFile = async (request: FastifyRequest): Promise<Buffer> => {
  if (!request.isMultipart()) throw badFile('The picture must be sent as multipart/form-data in a field named file')
  try {
    const part = await request.file()
    if (part?.fieldname === 'file') return await part.toBuffer()
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw badFile(`The picture must have at most ${mostPictureMegabytes} MB`)
    // Such as a form that ends in the middle: the reader of forms gives that no status.
    throw statusCode ? error : badFile(damaged)
  }
  throw badFile('The field file is required')
}

const upload: RouteDescription = {
  operationId: 'uploadPicture',
  summary: `Send a picture (JPEG, PNG, WebP or AVIF, at most ${mostPictureMegabytes} MB) for the library, a post or a room type (staff)`,
  refusals: ['BAD_USER_INPUT'],
  body: { 'multipart/form-data': { type: 'object', required: ['file'], properties: { file: bytes } } },
  answer: {
    status: 201,
    description: 'The id is for the library and for a post, the address for a room type',
    content: {
      'application/json': {
        type: 'object',
        required: ['id', 'url', 'width', 'height'],
        properties: { id: text, url: text, width: { type: 'integer' }, height: { type: 'integer' } },
      },
    },
  },
}

/**
 * POST /api/pictures takes one picture (multipart/form-data, field `file`) and answers `{id, url, width, height}`:
 * the id is for the library and for a post, the address for a room type;
 * GET /pictures/uploads/… serves its sizes and its link preview, whose addresses change with their content.
 */
export const registerPictures = (app: FastifyInstance, deps: Deps, makeContext: MakeContext) => {
  app.get('/pictures/uploads/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const isPreview = name.endsWith('.jpg')
    const bytes = await (isPreview ? readPreview : readPictureFile)(await createContext(deps, nobody), name)
    if (!bytes) return sendProblem(request, reply, { status: 404, detail: 'There is no such picture' })
    return reply
      .type(isPreview ? 'image/jpeg' : 'image/webp')
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
      .send(bytes)
  })
  // In a scope of its own: no other path takes a form with files.
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: mostBytes, files: 1, fields: 0, parts: 2 } })
    scope.post(
      '/api/pictures',
      {
        bodyLimit: mostBytes + 64 * 1024,
        config: {
          describes: upload,
          needs: ['blog:write', 'rooms:write', 'content:write'],
          takes: 'a form with a file (Content-Type: multipart/form-data)',
        },
      },
      attempt(makeContext, async (ctx, request, reply) =>
        reply.code(201).send(await storePicture(ctx, await readFile(request))),
      ),
    )
  })
}
