import { expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Microsoft Edge on macOS',
  ],
  ['curl/8.1', 'An unknown program'],
  ['<script>alert(1)</script>', 'An unknown program'],
  ['', 'An unknown program'],
  [null, 'An unknown program'],
])('%s is %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
