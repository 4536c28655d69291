import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { bulkhead } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { VisitStep } from '#graphql/visits.ts'

type Transform = (data: Buffer) => Promise<Buffer>

const [brotli, unbrotli, gz, ungz] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
  promisify(gunzip),
]

/**
 * Each takes megabytes while it works: a hundred at a time took 400 MB. Two by two were too few: between one and the next
 * lies a turn of the loop, which under load is longer than the encoding.
 */
const encoders = bulkhead(8, Number.POSITIVE_INFINITY)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A finished document, ready to be sent in any encoding. */
export interface StoredPage {
  status: number
  policy: string | null
  /** Where a page that has moved is now. */
  location?: string
  /** How far whoever reads it has come. */
  steps?: readonly VisitStep[]
  etag: string
  body: (encoding: Encoding) => Promise<Buffer>
}

/** The window is as large as the page: it is memory that the encoder takes and gives back to nobody. */
const brotliParams = (plain: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
})

const encodings: Record<Exclude<Encoding, 'identity'>, { encode: Transform; decode: Transform }> = {
  br: { encode: (plain) => brotli(plain, { params: brotliParams(plain) }), decode: unbrotli },
  gzip: { encode: gz, decode: ungz },
}

/**
 * Encodes at the first demand. From then on what was encoded is all that is kept, a tenth of the page: the few who take no
 * encoding wait until it is decoded.
 */
const keepEncoded = (html: Buffer) => {
  let plain: Buffer | null = html
  const encoded = new Map<keyof typeof encodings, Promise<Buffer>>()
  const text = async (): Promise<Buffer> => {
    if (plain) return plain
    const [first] = encoded
    return encodings[first![0]].decode(await first![1])
  }
  const encode = (encoding: keyof typeof encodings): Promise<Buffer> => {
    const known = encoded.get(encoding)
    if (known) return known
    const from = text()
    const result = encoders.execute(async () => encodings[encoding].encode(await from))
    encoded.set(encoding, result)
    // What failed is tried again by whoever asks next.
    result.then(
      () => (plain = null),
      () => encoded.delete(encoding),
    )
    return result
  }
  return (encoding: Encoding): Promise<Buffer> => {
    if (encoding !== 'identity') return encode(encoding)
    const asked = text()
    // Nor is it kept whole for those who take no encoding.
    if (encoded.size === 0) void encode('gzip').catch(() => undefined)
    return asked
  }
}

export const storePage = (
  status: number,
  html: string,
  policy: string | null,
  { location, steps }: Pick<StoredPage, 'location' | 'steps'> = {},
): StoredPage => {
  const plain = Buffer.from(html)
  return {
    status,
    policy,
    ...(location !== undefined && { location }),
    ...(steps && { steps }),
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    body: keepEncoded(plain),
  }
}

interface PageCacheOptions {
  /** How long a document counts as fresh. */
  freshMilliseconds: number
  /** How much longer it may be shown while one rendering refreshes it, or while none succeeds. */
  staleMilliseconds: number
  /** At most so many addresses, the longest unused go first. */
  capacity: number
  /** The same for answers to forms. */
  answerCapacity: number
  /** The same for what pages share of the answers to their own questions. */
  sharedCapacity: number
  /** A clock that never goes back, in milliseconds. */
  now?: () => number
}

type Render = () => Promise<StoredPage>

/**
 * Keeps documents: many who ask for the same address wait for one rendering, and an old one is shown while the next is
 * made. A failed rendering is not kept. What was being rendered while the cache is emptied reaches who waits, nobody else.
 */
export const createPageCache = (options: PageCacheOptions) => {
  const { freshMilliseconds, staleMilliseconds, capacity, now = () => performance.now() } = options
  const renderings = new Set<Promise<StoredPage>>()
  const noted = (rendering: Promise<StoredPage>) => {
    const over = () => renderings.delete(rendering)
    renderings.add(rendering)
    rendering.then(over, over)
    return rendering
  }
  const store = (max: number) =>
    new LRUCache<string, StoredPage, Render>({
      max,
      ttl: freshMilliseconds,
      ttlResolution: 0,
      perf: { now },
      // Who waits for an address gets it, even if it is thrown out while it is rendered.
      ignoreFetchAbort: true,
      fetchMethod: (_path, _old, { context: render }) => noted(render()),
    })
  const pages = store(capacity)
  // Apart, so that many strangers' questions do not push out the pages that everybody reads.
  const answers = store(options.answerCapacity)
  const nothingShared = () =>
    new LRUCache<string, object>({
      max: options.sharedCapacity,
      ttl: freshMilliseconds,
      ttlResolution: 0,
      perf: { now },
    })
  let shared = nothingShared()

  return {
    get: async (path: string, render: Render): Promise<StoredPage> => {
      const known = pages.peek(path, { allowStale: true }) !== undefined
      const presentable = known && pages.getRemainingTTL(path) > -staleMilliseconds
      const page = await pages.forceFetch(path, {
        context: render,
        allowStale: presentable,
        allowStaleOnFetchRejection: presentable,
      })
      // There is no end of addresses without a page: kept, they would push out the pages that everybody reads.
      if (page.status === 404) pages.delete(path)
      return page
    },
    /** A page with the answer to a form's question, such as the price of a stay: an old one is never shown. */
    getAnswer: (address: string, render: Render): Promise<StoredPage> =>
      answers.forceFetch(address, { context: render, allowStale: false, allowStaleOnFetchRejection: false }),
    /**
     * What a page that everybody reads was told, by question, for the answers to a form on the same page: all but the
     * stay's price is the same there. Who asked before the cache was emptied keeps it among themselves.
     */
    shared: () => shared,
    /** Resolves when nothing is being rendered, for whoever or for nobody any more. */
    settled: async () => void (await Promise.allSettled(renderings)),
    clear: () => {
      pages.clear()
      answers.clear()
      shared = nothingShared()
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
