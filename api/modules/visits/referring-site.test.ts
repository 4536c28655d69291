import { expect, it } from 'vitest'
import { referringSite } from './referring-site.ts'

const own = ['hotel.example', 'localhost:4000']

it.each([
  ['', 'direct'],
  ['https://www.google.com/', 'google.com'],
  ['https://WWW.Bing.com/search?q=lantana+hotel', 'bing.com'],
  ['http://blogs.example.co.uk:8080/a/b?c#d', 'blogs.example.co.uk'],
  ['https://guest:secret@news.example/', 'news.example'],
  ['https://hôtels.example/', 'xn--htels-6ta.example'],
  ['https://trailing.example./', 'trailing.example'],
  ['https://hotel.example/faq', null],
  ['http://localhost:4000/', null],
  ['https://blog.hotel.example/', 'blog.hotel.example'],
  ['http://localhost:5000/', 'other'],
  ['http://intranet/', 'other'],
  ['http://203.0.113.7/', 'other'],
  ['http://3405803783/', 'other'],
  ['http://[2001:db8::1]/', 'other'],
  ['android-app://com.google.android.gm/', 'other'],
  ['javascript:alert(1)', 'other'],
  ['<script>alert(1)</script>', 'other'],
  ['https://-bad-.example/', 'other'],
  ['https://under_score.example/', 'other'],
  [`https://${'a.'.repeat(200)}example/`, 'other'],
  ['https://"onmouseover=".example/', 'other'],
  ['nonsense', 'other'],
])('%s is %s', (referrer, expected) => {
  expect(referringSite(referrer, own)).toBe(expected)
})
