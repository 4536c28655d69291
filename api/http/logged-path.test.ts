import { expect, it } from 'vitest'
import { loggedPath } from './logged-path.ts'

it.each([
  ['/fi/contact?name=Aino', '/fi/contact'],
  ['/your-stay/abc-DEF_123', '/your-stay/…'],
  ['/fi/your-stay/abc/stay.ics?x', '/fi/your-stay/…/stay.ics'],
  ['/de/blog/preview/abc.def', '/de/blog/preview/…'],
  ['/fi/waiting-list/abc', '/fi/waiting-list/…'],
  ['/%79our-stay/abc', '/your-stay/…'],
  ['/your-stay%2Fabc', '/your-stay/…'],
  ['/YOUR-stay/abc/stay.ics', '/YOUR-stay/…/stay.ics'],
  ['/your-stay/%', '/your-stay/…'],
  ['/%79our-stay/abc%', '/your-stay/…'],
  ['/your-stay//abc', '/your-stay/…'],
  ['/de/your-stay//abc/', '/de/your-stay/…'],
  ['//your-stay//abc', '//your-stay/…'],
  ['/your-stay/%2Fabc', '/your-stay/…'],
  ['/your-stay%252Fabc', '/your-stay%…'],
  ['/your-stay/./abc', '/your-stay/…'],
  ['/your-stay/x/../abc', '/your-stay/…'],
  ['/your-stay\\abc', '/your-stay\\…'],
  ['/your-stay/x%0aabc', '/your-stay/…'],
  ['/blog//preview/./abc', '/blog//preview/…'],
  ['/blog/preview', '/blog/preview'],
  ['/caf%C3%A9', '/caf%C3%A9'],
])('of %s a log has %s', (url, path) => expect(loggedPath(url)).toBe(path))
