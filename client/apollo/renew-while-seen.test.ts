import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDataSource } from './data-source.ts'
import { renewWhileSeen } from './renew-while-seen.ts'

const minute = 60_000

const seen = Object.assign(new EventTarget(), { hidden: false })
const around = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', around)
  vi.stubGlobal('document', seen)
})
afterEach(() => {
  seen.hidden = false
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = () => {
  const renew = vi.fn(async () => undefined)
  return { renew, stop: renewWhileSeen({ renew }) }
}

const touch = () => around.dispatchEvent(new Event('pointermove'))

it.each([0, 1_000, 7_000, 14_000, 14_999])(
  'what was answered %i ms after a look is never older than a minute',
  async (phase) => {
    const price = parse('query Price { price }') as TypedDocumentNode<{ price: number }, object>
    // The price is the moment at which it was asked for.
    const source = createDataSource({
      query: async () => ({ price: Date.now() }),
      mutate: async () => undefined,
    })
    const stop = renewWhileSeen(source)
    await vi.advanceTimersByTimeAsync(phase)
    await source.read(price, {})
    source.watch(price, {}, 'read', () => undefined)
    for (let second = 0; second < 5 * 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(Date.now() - (await source.read(price, {})).price).toBeLessThanOrEqual(minute)
    }
    stop()
  },
)

describe('what is old is asked for', () => {
  it.each([
    ['the tab comes back', () => seen.dispatchEvent(new Event('visibilitychange'))],
    ['the page comes back from where the browser kept it', () => around.dispatchEvent(new Event('pageshow'))],
    ['the connection is back', () => around.dispatchEvent(new Event('online'))],
  ])('as soon as %s', (_, comeBack) => {
    const { renew, stop } = open()
    comeBack()
    expect(renew).toHaveBeenCalledTimes(1)
    stop()
    comeBack()
    vi.advanceTimersByTime(minute)
    expect(renew).toHaveBeenCalledTimes(1)
  })

  it('by no tab that nobody sees, until it comes back', () => {
    const { renew, stop } = open()
    seen.hidden = true
    seen.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(10 * minute)
    expect(renew).not.toHaveBeenCalled()
    seen.hidden = false
    seen.dispatchEvent(new Event('visibilitychange'))
    expect(renew).toHaveBeenCalledTimes(1)
    stop()
  })

  it('by no tab that nobody touches, until somebody does', () => {
    const { renew, stop } = open()
    vi.advanceTimersByTime(20 * minute)
    const before = renew.mock.calls.length
    vi.advanceTimersByTime(20 * minute)
    expect(renew).toHaveBeenCalledTimes(before)
    touch()
    expect(renew).toHaveBeenCalledTimes(before + 1)
    touch()
    expect(renew).toHaveBeenCalledTimes(before + 1)
    vi.advanceTimersByTime(minute)
    expect(renew.mock.calls.length).toBeGreaterThan(before + 2)
    stop()
  })
})
