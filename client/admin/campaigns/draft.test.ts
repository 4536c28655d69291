import { expect, test } from 'vitest'
import { locales } from '#graphql/locales.ts'
import { completed, defaultValidUntil, draftFrom, emptyDraft, everybody, missingFields, quickDraft } from './draft.ts'

const now = new Date('2026-11-21T15:00:00Z')
const hotel = { name: 'Coral Stone Inn', phone: '(561) 555-0152' }

test('a new draft offers 5 percent for thirty days', () => {
  expect(emptyDraft(now)).toEqual({
    subject: '',
    discountPercent: '5',
    validUntil: '2026-12-21',
    specialMessage: '',
    translations: [],
    audience: everybody,
  })
})

test.each([
  // Shortly after midnight in London it is still the day before at the hotel.
  ['2026-11-21T03:30:00Z', '2026-12-20'],
  ['2026-11-21T23:59:00Z', '2026-12-21'],
  // The clocks go forward in between: 2,592,000,000 ms later it is an hour later on the clock.
  ['2027-02-20T04:30:00Z', '2027-03-22'],
])('thirty days from %s is %s at the hotel', (instant, day) => {
  expect(defaultValidUntil(new Date(instant))).toBe(day)
})

test('a template fills the draft and resets its end', () => {
  expect(draftFrom({ subject: 'Slow summer', discountPercent: 20, specialMessage: 'Warm water.' }, now)).toEqual({
    subject: 'Slow summer',
    discountPercent: '20',
    validUntil: '2026-12-21',
    specialMessage: 'Warm water.',
    translations: [],
    audience: everybody,
  })
})

test.each([5, 10, 15, 20])('the quick send of %i percent says so in subject and message', (percent) => {
  const draft = quickDraft({ percent, hotel, others: [] }, now)
  expect(draft.subject).toBe(`Special ${percent}% Off at Coral Stone Inn - Show This Email at Check-in!`)
  expect(draft.discountPercent).toBe(String(percent))
  expect(draft.specialMessage).toContain('Show this email at check-in')
  expect(draft.specialMessage).toContain('(561) 555-0152')
})

test('a quick send says the same in each language that guests read', () => {
  const others = locales.filter((locale) => locale !== 'en')
  const { translations } = quickDraft({ percent: 15, hotel, others }, now)
  expect(translations.map(({ locale }) => locale)).toEqual(others)
  for (const { subject, specialMessage, isDrafted } of translations) {
    expect(subject).toMatch(/^15\u00A0?% .*Coral Stone Inn/)
    expect(specialMessage).toMatch(/15\u00A0?%/)
    expect(specialMessage).toContain('(561) 555-0152')
    expect(isDrafted).toBe(false)
  }
  expect(new Set(translations.map(({ specialMessage }) => specialMessage)).size).toBe(others.length)
})

test('no subject of a quick send is longer than the English one', () => {
  const { subject, translations } = quickDraft(
    { percent: 20, hotel, others: ['es', 'pt', 'fr', 'de', 'fi', 'sv'] },
    now,
  )
  expect(translations).toHaveLength(6)
  for (const translation of translations) expect(translation.subject.length).toBeLessThanOrEqual(subject.length)
})

test.each([
  ['', '5', ['subject']],
  ['  ', ' ', ['subject', 'discountPercent']],
  ['Hello', '', ['discountPercent']],
  ['Hello', '0', []],
])('of subject "%s" and percent "%s" are missing: %j', (subject, discountPercent, missing) => {
  expect(missingFields({ subject, discountPercent })).toEqual(missing)
})

test('what was kept before a release knew of languages and audiences is gone on with', () => {
  const kept = { subject: 'Slow summer', discountPercent: '20', validUntil: '2026-12-01', specialMessage: '' }
  expect(completed(kept, emptyDraft(now))).toEqual({ ...kept, translations: [], audience: everybody })
})
