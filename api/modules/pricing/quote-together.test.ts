import { describe, expect, it } from 'vitest'
import { bookOf, night, roomType } from '#tests/support/pricing.ts'
import { quoteTogether } from './quote-together.ts'

const stay = { arrival: '2027-01-11', departure: '2027-01-13', guests: 2 }
const later = { ...stay, arrival: '2027-01-13', departure: '2027-01-15' }
const accessible = { ...stay, accessible: true }
const coupon = { code: 'SUN-2222', percent: 10, lastDay: '2027-02-01', isUsed: false }
const room = (id: string) => ({ id, blocks: [] })

const codes = (quotes: ReturnType<typeof quoteTogether>) =>
  quotes.map((quote) => quote && quote.refusals.map(({ code, date }) => (date ? `${code} ${date.slice(8)}` : code)))

describe('rooms that are had together', () => {
  it.each([
    ['take one from each other', 1, [stay, stay], [[], ['sold-out 11']]],
    ['are as many as there are', 2, [stay, stay], [[], []]],
    ['no more', 2, [stay, stay, stay], [[], [], ['sold-out 11']]],
    ['need one room where one leaves as the other comes', 1, [stay, later], [[], []]],
    ['lack one on the nights that they share', 1, [{ ...stay, departure: '2027-01-14' }, later], [[], ['sold-out 13']]],
    ['come before those of an earlier night', 1, [later, { ...stay, departure: '2027-01-14' }], [[], ['sold-out 13']]],
  ])('%s', (_, rooms, stays, expected) => {
    const book = bookOf({ types: [roomType({ rooms })] })
    expect(
      codes(
        quoteTogether(
          book,
          stays.map((each) => ({ roomTypeId: 'king', stay: each })),
        ),
      ),
    ).toEqual(expected)
  })

  it('are no more than are counted, where none of the rooms is in use', () => {
    const nights = new Map(['2027-01-11', '2027-01-12'].map((date) => [date, night({ available: 2 })]))
    const asked = { roomTypeId: 'king', stay }
    const quotes = quoteTogether(bookOf({ types: [roomType({ rooms: 0, nights })] }), [asked, asked, asked])
    expect(codes(quotes)).toEqual([[], [], ['sold-out 11']])
  })

  it('leave those of another type alone, and what is not offered is null', () => {
    const book = bookOf({ types: [roomType(), roomType({ id: 'suite' })] })
    const ids = ['king', 'gone', 'suite']
    expect(
      codes(
        quoteTogether(
          book,
          ids.map((roomTypeId) => ({ roomTypeId, stay })),
        ),
      ),
    ).toEqual([[], null, []])
  })

  it('each cost what they cost alone, with the coupon that is named for it', () => {
    const book = bookOf({ types: [roomType({ rooms: 2 })] })
    const quotes = quoteTogether(book, [
      { roomTypeId: 'king', stay },
      { roomTypeId: 'king', stay, coupon },
    ])
    expect(quotes.map((quote) => quote!.total)).toEqual([20_000, 18_000])
  })

  it('have an accessible one for whoever needs it, the next for the next', () => {
    const book = bookOf({ types: [roomType({ rooms: 3, accessible: [room('a'), room('b')] })] })
    const wanted = [accessible, stay, accessible, accessible].map((each) => ({ roomTypeId: 'king', stay: each }))
    const quotes = quoteTogether(book, wanted)
    expect(quotes.map((quote) => quote!.accessibleRoomId)).toEqual(['a', null, 'b', null])
    expect(quotes.map((quote) => quote!.isAccessibleRoom)).toEqual([true, false, true, false])
    expect(codes(quotes)).toEqual([[], [], [], ['sold-out 11']])
  })

  it('give an accessible one to others last', () => {
    const book = bookOf({ types: [roomType({ rooms: 2, accessible: [room('a')] })] })
    const quotes = quoteTogether(
      book,
      [stay, stay].map((each) => ({ roomTypeId: 'king', stay: each })),
    )
    expect(quotes.map((quote) => [quote!.isAccessibleRoom, quote!.accessibleRoomId])).toEqual([
      [false, null],
      [true, null],
    ])
    const both = quoteTogether(
      book,
      [stay, stay, accessible].map((each) => ({ roomTypeId: 'king', stay: each })),
    )
    expect(codes(both).at(-1)).toEqual(['sold-out 11'])
  })

  it('need no second accessible room on other nights', () => {
    const book = bookOf({ types: [roomType({ rooms: 2, accessible: [room('a')] })] })
    const quotes = quoteTogether(
      book,
      [accessible, { ...later, accessible: true }].map((each) => ({ roomTypeId: 'king', stay: each })),
    )
    expect(quotes.map((quote) => quote!.accessibleRoomId)).toEqual(['a', 'a'])
    const atOnce = quoteTogether(
      book,
      [accessible, accessible].map((each) => ({ roomTypeId: 'king', stay: each })),
    )
    expect(codes(atOnce)).toEqual([[], ['no-accessible-room']])
  })
})
