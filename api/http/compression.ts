import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * What is worth packing: answers of the API, feeds, tables. Pages and files come packed; events must leave piece by piece.
 */
const packed = /^(?:application\/(?:[\w.+-]*json|xml|rss\+xml)|text\/(?:calendar|csv|plain|xml))\b/

/** Quick rather than small: the guest waits for both. Without a bound every answer under way would hold a window of 4 MB. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }

/** Bodies that come in are never unpacked: a few kilobytes could become gigabytes. */
export const packAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: packed,
    brotliOptions,
    globalDecompression: false,
  })
}
