import { expect, test } from 'vitest'
import { outcome, questionDetails, questionTitle } from './question.ts'

const draft = { subject: 'Slow summer', discountPercent: '20', validUntil: '2026-12-21', specialMessage: '' }

test('the question names subject and audience, a quick one the percent', () => {
  expect(questionTitle({ draft, isQuick: false, audienceCount: 12 })).toBe(
    'Ready to send "Slow summer" to 12 subscribers?',
  )
  expect(questionTitle({ draft, isQuick: true, audienceCount: 1_234 })).toBe(
    'Send a 20% discount offer to 1,234 subscribers now?',
  )
})

test('it says the discount and the last day, which no time zone shifts', () => {
  expect(questionDetails({ draft })).toBe('Discount: 20%. Valid until Mon, Dec 21, 2026.')
})

test.each([
  [{ sent: 12, failed: 0 }, false, 'Sent to 12 subscribers.'],
  [{ sent: 10, failed: 2 }, false, 'Sent to 10 subscribers. Failed: 2'],
  [{ sent: 12, failed: 0 }, true, 'Sent to 12 subscribers. Outbox mode: nothing has left this server.'],
])('%j, kept in the outbox: %j, is told as "%s"', (counts, isOutbox, sentence) => {
  expect(outcome(counts, isOutbox)).toBe(sentence)
})
