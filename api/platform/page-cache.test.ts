import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache, storePage, type PageCache, type StoredPage } from './page-cache.ts'

const page = (html: string) => storePage(200, html, null)
const textOf = async (stored: Promise<StoredPage>) => String(await (await stored).body('identity'))

let time: number
let cache: PageCache
beforeEach(() => {
  time = 1_000_000
  cache = createPageCache({
    freshMilliseconds: 1_000,
    staleMilliseconds: 5_000,
    capacity: 2,
    answerCapacity: 2,
    sharedCapacity: 2,
    now: () => time,
  })
})

/** A rendering that ends when the test says so. */
const slowly = () => {
  const { promise, resolve, reject } = Promise.withResolvers<StoredPage>()
  return { render: vi.fn(() => promise), end: (html: string) => resolve(page(html)), fail: reject }
}
const refused = () => Promise.reject(new Error('broken'))

describe('the page cache', () => {
  it('renders once for many who ask at the same time', async () => {
    const slow = slowly()
    const all = [cache.get('/', slow.render), cache.get('/', slow.render), cache.get('/', slow.render)]
    slow.end('one')
    expect(await Promise.all(all.map(textOf))).toEqual(['one', 'one', 'one'])
    expect(slow.render).toHaveBeenCalledTimes(1)
  })

  it('keeps no page that is not there, which would push out one that is', async () => {
    const missing = vi.fn(async () => storePage(404, 'missing', null))
    await cache.get('/', async () => page('home'))
    for (const path of ['/a', '/b', '/c', '/a']) expect(await textOf(cache.get(path, missing))).toBe('missing')
    expect(missing).toHaveBeenCalledTimes(4)
    expect(await textOf(cache.get('/', refused))).toBe('home')
  })

  it('shows an old page while one rendering refreshes it', async () => {
    await cache.get('/', async () => page('old'))
    time += 1_001
    const slow = slowly()
    const asked = [cache.get('/', slow.render), cache.get('/', slow.render)]
    expect(await Promise.all(asked.map(textOf))).toEqual(['old', 'old'])
    slow.end('new')
    await setImmediate()
    expect(await textOf(cache.get('/', refused))).toBe('new')
    expect(slow.render).toHaveBeenCalledTimes(1)
  })

  it('makes everybody wait for a page that is too old to be shown', async () => {
    await cache.get('/', async () => page('old'))
    time += 6_001
    expect(await textOf(cache.get('/', async () => page('new')))).toBe('new')
  })

  it('shows an old page while none can be rendered, but not for ever', async () => {
    await cache.get('/', async () => page('old'))
    for (const later of [1_001, 2_000, 2_900]) {
      time += later
      expect(await textOf(cache.get('/', refused))).toBe('old')
    }
    time += 100
    await expect(cache.get('/', refused)).rejects.toThrow('broken')
  })

  it('shows the answer to a question to everybody who asks it, but never an old one', async () => {
    const first = vi.fn(async () => page('$318'))
    for (let guest = 0; guest < 3; guest += 1) await cache.getAnswer('/?arrival=2027-03-12', first)
    expect(first).toHaveBeenCalledTimes(1)
    time += 1_001
    expect(await textOf(cache.getAnswer('/?arrival=2027-03-12', async () => page('$350')))).toBe('$350')
    time += 1_001
    await expect(cache.getAnswer('/?arrival=2027-03-12', refused)).rejects.toThrow('broken')
    cache.clear()
    expect(await textOf(cache.getAnswer('/?arrival=2027-03-12', async () => page('$400')))).toBe('$400')
  })

  it('does not give up a page for questions', async () => {
    await cache.get('/', async () => page('home'))
    for (const day of ['12', '13', '14']) await cache.getAnswer(`/?arrival=2027-03-${day}`, async () => page(day))
    expect(await textOf(cache.get('/', refused))).toBe('home')
  })

  it('does not keep a failure', async () => {
    await expect(cache.get('/', refused)).rejects.toThrow('broken')
    expect(await textOf(cache.get('/', async () => page('whole')))).toBe('whole')
  })

  it('renders again after it was emptied, also what was being rendered or refreshed then', async () => {
    const first = slowly()
    const waiting = cache.get('/', first.render)
    await cache.get('/old', async () => page('old'))
    time += 1_001
    const refresh = slowly()
    await cache.get('/old', refresh.render)
    cache.clear()
    expect(await textOf(cache.get('/', async () => page('new')))).toBe('new')
    expect(await textOf(cache.get('/old', async () => page('new')))).toBe('new')
    first.end('late')
    refresh.end('late')
    expect(await textOf(waiting)).toBe('late')
    await setImmediate()
    expect(await textOf(cache.get('/', refused))).toBe('new')
    expect(await textOf(cache.get('/old', refused))).toBe('new')
  })

  it('shares what pages were told for as long as they are fresh, and nothing from before it was emptied', () => {
    const before = cache.shared()
    before.set('rooms', { rooms: 22 })
    expect(cache.shared().get('rooms')).toEqual({ rooms: 22 })
    cache.clear()
    before.set('towels', { towels: 44 })
    expect(cache.shared().get('rooms')).toBeUndefined()
    expect(cache.shared().get('towels')).toBeUndefined()
    cache.shared().set('rooms', { rooms: 23 })
    time += 1_001
    expect(cache.shared().get('rooms')).toBeUndefined()
  })

  it('forgets the longest unused address, and answers who waited for it', async () => {
    const render = vi.fn(async () => page(''))
    for (const path of ['/a', '/b', '/a', '/c', '/a']) await cache.get(path, render)
    expect(render).toHaveBeenCalledTimes(3)
    await cache.get('/b', render)
    expect(render).toHaveBeenCalledTimes(4)

    const slow = slowly()
    const waiting = cache.get('/slow', slow.render)
    for (const path of ['/d', '/e', '/f']) await cache.get(path, render)
    slow.end('late')
    expect(await textOf(waiting)).toBe('late')
  })
})

describe('a stored page', () => {
  const html = '<p>sea</p>'.repeat(10_000)

  it.each([
    ['br', 'gzip'],
    ['gzip', 'br'],
    ['identity', 'br'],
  ] as const)('is the same text in each encoding, asked for as %s first and as %s then', async (first, then) => {
    const stored = page(html)
    const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
    for (const encoding of [first, then, 'identity', first, 'gzip', 'br'] as const)
      expect(String(read[encoding](await stored.body(encoding)))).toBe(html)
  })

  it('is the same for many who ask in every encoding at once', async () => {
    const stored = page(html)
    const asked = Array.from({ length: 30 }, (_, at) => stored.body((['br', 'identity', 'gzip'] as const)[at % 3]!))
    const bodies = await Promise.all(asked)
    expect(new Set(bodies.map((body) => body.length)).size).toBe(3)
    expect(bodies[0]).toBe(bodies[3])
    expect(String(bodies[1])).toBe(html)
  })
})
