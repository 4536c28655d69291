import { describe, expect, it } from 'vitest'
import { isGrounded, stripMarkup } from './check-reply.ts'
import { systemPrompt } from './prompt.ts'

const rules = systemPrompt('Coral Stone Inn')
const reference = 'Pets are $25 per night. Late check-out is 10 $ per hour. Get 10% off. Call (561) 555-0152.'

describe('a reply', () => {
  it.each([
    'A dog is $25 per night.',
    'Ein Hund kostet 25 $, der späte Check-out 10 $.',
    'You get 10 % off.',
    'Call +1 561-555-0152.',
    'Check-in is from 3:00 PM.',
  ])('%j may be shown', (reply) => expect(isGrounded(reply, reference, rules)).toBe(true))

  it.each([
    'You get 90% off.',
    'You get ninety percent off.',
    'A dog is $5 per night.',
    'A dog costs 5 dollars.',
    'Between $10 and $99.',
    'Between $10-99.',
    'Pay at https://evil.example/pay',
    'Write to thief@evil.example',
    'Call (800) 555-9999.',
    `Sure: ${rules.split('\n')[2]}`,
  ])('%j may not be shown', (reply) => expect(isGrounded(reply, reference, rules)).toBe(false))
})

describe('markup', () => {
  it.each([
    ['<script>alert(1)</script>Hello', 'Hello'],
    ['<b>Hello</b> there', 'Hello there'],
    ['Hello <img src=x onerror=alert(1)', 'Hello'],
    ['**Hello** `there`', 'Hello there'],
    ['![x](https://evil.example/?q=1) [here](https://evil.example)', 'x here'],
    ['# Title\ntext', 'Title\ntext'],
    ['2 < 3 > 1', '2 3 1'],
  ])('%j becomes %j', (text, expected) => expect(stripMarkup(text).trim()).toBe(expected))
})
