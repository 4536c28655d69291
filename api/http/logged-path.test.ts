import { expect, it } from 'vitest'
import { loggedPath } from './logged-path.ts'

it.each([
  ['/fi/contact?name=Aino', '/fi/contact'],
  ['/your-stay/abc-DEF_123', '/your-stay/…'],
  ['/fi/your-stay/abc/stay.ics?x', '/fi/your-stay/…/stay.ics'],
  ['/de/blog/preview/abc.def', '/de/blog/preview/…'],
  ['/blog/preview', '/blog/preview'],
])('of %s a log has %s', (url, path) => expect(loggedPath(url)).toBe(path))
