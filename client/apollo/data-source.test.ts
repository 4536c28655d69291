import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDataSource, type Wire } from './data-source.ts'

const price = parse('query Price { price }') as TypedDocumentNode<{ price: number }, object>

const refused = (code: string) => Object.assign(new Error('No'), { errors: [{ message: 'No', extensions: { code } }] })

const open = (received: Record<string, unknown> = {}) => {
  const query = vi.fn<Wire['query']>()
  const source = createDataSource({ query, mutate: vi.fn<Wire['mutate']>() }, received)
  const news = vi.fn<() => void>()
  return { query, source, news }
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

  it('and what was never asked for is left to whoever asks', async () => {
    const { query, source, news } = open()
    source.watch(price, {}, 'read', news)
    vi.advanceTimersByTime(old)
    await source.renew()
    expect(query).not.toHaveBeenCalled()
  })
})
