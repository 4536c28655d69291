import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDataSource, type Wire } from './data-source.ts'

const price = parse('query Price { price }') as TypedDocumentNode<{ price: number }, object>

const refused = (code: string) => Object.assign(new Error('No'), { errors: [{ message: 'No', extensions: { code } }] })

const open = (received: Record<string, unknown> = {}) => {
  const query = vi.fn<Wire['query']>()
  const follow = vi.fn<NonNullable<Wire['follow']>>(() => () => undefined)
  const source = createDataSource({ query, mutate: vi.fn<Wire['mutate']>(), follow }, received)
  const news = vi.fn<() => void>()
  /** What the cache tells of the answer. */
  const tell = (data: unknown) => follow.mock.calls[0]![2](data)
  return { query, follow, source, news, tell }
}

/** From then on an answer is old. */
const old = 45_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what a part shows', () => {
  it('is asked for again when it is old, and shown when it has become another', async () => {
    const { query, source, news } = open({ 'Price:{}': { price: 100 } })
    source.watch(price, {}, 'read', news)
    await source.renew()
    vi.advanceTimersByTime(old - 1)
    await source.renew()
    expect(query).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    query.mockResolvedValueOnce({ price: 100 })
    await source.renew()
    expect(query).toHaveBeenCalledExactlyOnceWith(price, {}, true)
    expect(news).not.toHaveBeenCalled()
    vi.advanceTimersByTime(old)
    query.mockResolvedValueOnce({ price: 120 })
    await source.renew()
    expect(news).toHaveBeenCalledTimes(1)
    expect(await source.read(price, {})).toEqual({ price: 120 })
    expect(source.answers()).toEqual({ 'Price:{}': { price: 120 } })
  })

  it('stays as it was when nobody answers, and is asked for again', async () => {
    const { query, source, news } = open({ 'Price:{}': { price: 100 } })
    source.watch(price, {}, 'read', news)
    vi.advanceTimersByTime(old)
    query.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await source.renew()
    expect(await source.read(price, {})).toEqual({ price: 100 })
    query.mockResolvedValueOnce({ price: 110 })
    await source.renew()
    expect(await source.read(price, {})).toEqual({ price: 110 })
    expect(news).toHaveBeenCalledTimes(1)
  })

  it('is not asked for when nobody shows it any more', async () => {
    const { query, source, news } = open({ 'Price:{}': { price: 100 } })
    const stops = [source.watch(price, {}, 'read', news), source.watch(price, {}, 'read', news)]
    stops[0]!()
    vi.advanceTimersByTime(old)
    query.mockResolvedValueOnce({ price: 110 })
    await source.renew()
    expect(news).toHaveBeenCalledTimes(1)
    stops[1]!()
    vi.advanceTimersByTime(old)
    await source.renew()
    expect(query).toHaveBeenCalledTimes(1)
  })

  it('is asked for once at a time', async () => {
    const { query, source, news } = open({ 'Price:{}': { price: 100 } })
    source.watch(price, {}, 'read', news)
    vi.advanceTimersByTime(old)
    query.mockResolvedValue({ price: 110 })
    await Promise.all([source.renew(), source.renew()])
    expect(query).toHaveBeenCalledTimes(1)
  })

  it('is asked for while another question hangs', async () => {
    const { query, source, news } = open({ 'Rooms:{}': { rooms: 1 } })
    source.watch(parse('query Rooms { rooms }') as TypedDocumentNode<object, object>, {}, 'read', news)
    vi.advanceTimersByTime(1_000)
    query.mockResolvedValueOnce({ price: 100 })
    await source.read(price, {})
    source.watch(price, {}, 'read', news)
    vi.advanceTimersByTime(old - 1_000)
    query.mockReturnValueOnce(new Promise(() => undefined))
    void source.renew()
    vi.advanceTimersByTime(1_000)
    query.mockResolvedValueOnce({ price: 110 })
    void source.renew()
    await vi.waitFor(() => expect(news).toHaveBeenCalledTimes(1))
    expect(source.answers()).toEqual({ 'Rooms:{}': { rooms: 1 }, 'Price:{}': { price: 110 } })
    expect(query).toHaveBeenCalledTimes(3)
  })

  it('becomes a refusal when the answer is no, but not for a limit', async () => {
    const { query, source, news } = open({ 'settled Price:{}': { data: { price: 100 } } })
    source.watch(price, {}, 'settle', news)
    vi.advanceTimersByTime(old)
    query.mockRejectedValueOnce(refused('RATE_LIMITED'))
    await source.renew()
    expect(await source.settle(price, {})).toEqual({ data: { price: 100 } })
    query.mockRejectedValueOnce(refused('NOT_FOUND'))
    await source.renew()
    expect(await source.settle(price, {})).toMatchObject({ refusal: { code: 'NOT_FOUND' } })
    expect(news).toHaveBeenCalledTimes(1)
  })

  it('is asked for at once by a part that comes back to it when it is old', async () => {
    const { query, source, news } = open({ 'Price:{}': { price: 100 } })
    source.watch(price, {}, 'read', news)()
    vi.advanceTimersByTime(old - 1)
    const stop = source.watch(price, {}, 'read', news)
    expect(query).not.toHaveBeenCalled()
    stop()
    vi.advanceTimersByTime(1)
    query.mockResolvedValueOnce({ price: 120 })
    source.watch(price, {}, 'read', news)
    await vi.waitFor(() => expect(news).toHaveBeenCalledTimes(1))
    expect(await source.read(price, {})).toEqual({ price: 120 })
  })

  it('and what was never asked for is left to whoever asks', async () => {
    const { query, source, news } = open()
    source.watch(price, {}, 'read', news)
    vi.advanceTimersByTime(old)
    await source.renew()
    expect(query).not.toHaveBeenCalled()
  })
})

describe('what other answers bring', () => {
  it('is shown, once, and is no reason to call an answer young', async () => {
    const { query, source, news, tell } = open({ 'settled Price:{}': { data: { price: 100 } } })
    source.watch(price, {}, 'settle', news)
    tell({ price: 120 })
    tell({ price: 120 })
    expect(news).toHaveBeenCalledTimes(1)
    expect(await source.settle(price, {})).toEqual({ data: { price: 120 } })
    vi.advanceTimersByTime(old)
    query.mockResolvedValueOnce({ price: 120 })
    await source.renew()
    expect(query).toHaveBeenCalledTimes(1)
  })

  it('does not stand for what was refused or never answered', async () => {
    const refusal = { refusal: { code: 'NOT_FOUND' } }
    for (const received of [{ 'settled Price:{}': refusal }, {}] as Record<string, unknown>[]) {
      const { source, news, tell } = open(received)
      source.watch(price, {}, 'settle', news)
      tell({ price: 120 })
      expect(news).not.toHaveBeenCalled()
      expect(source.answers()).toEqual(received)
    }
  })

  it('is not listened to when nobody shows the answer any more', () => {
    const { source, follow, news } = open({ 'Price:{}': { price: 100 } })
    const end = vi.fn<() => void>()
    follow.mockReturnValue(end)
    const stops = [source.watch(price, {}, 'read', news), source.watch(price, {}, 'read', news)]
    stops[0]!()
    expect(end).not.toHaveBeenCalled()
    stops[1]!()
    expect(end).toHaveBeenCalledTimes(1)
    expect(follow).toHaveBeenCalledTimes(1)
  })
})

describe('what could not be had', () => {
  it('is asked for again after a second, or as soon as somebody asks for it anew', async () => {
    const { query, source } = open()
    query.mockRejectedValue(new TypeError('Failed to fetch'))
    for (const calls of [1, 1]) {
      await expect(source.read(price, {})).rejects.toThrow('Failed to fetch')
      expect(query).toHaveBeenCalledTimes(calls)
    }
    vi.advanceTimersByTime(1_000)
    await expect(source.read(price, {})).rejects.toThrow('Failed to fetch')
    expect(query).toHaveBeenCalledTimes(2)
    query.mockResolvedValueOnce({ price: 100 })
    source.forgetRefusals()
    expect(await source.read(price, {})).toEqual({ price: 100 })
    // The answer is none that is forgotten with the failure.
    vi.advanceTimersByTime(1_000)
    await source.read(price, {})
    expect(query).toHaveBeenCalledTimes(3)
  })
})
