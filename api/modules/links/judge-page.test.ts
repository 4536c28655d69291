import { describe, expect, it } from 'vitest'
import type { PageSeen } from '../../integrations/links/look-at-page.ts'
import { judgePage } from './judge-page.ts'

const judge = (seen: Partial<PageSeen>) =>
  judgePage('https://pier.org/menu', { status: 200, problem: null, movedTo: null, html: '', ...seen })

describe('an address', () => {
  it.each<[Partial<PageSeen>, string]>([
    [{}, 'fine'],
    [{ status: 204 }, 'fine'],
    [{ status: 404 }, 'gone'],
    [{ status: 410 }, 'gone'],
    [{ status: 404, movedTo: 'https://pier.org/' }, 'gone'],
    [{ status: 401 }, 'unclear'],
    [{ status: 403 }, 'unclear'],
    [{ status: 429 }, 'unclear'],
    [{ status: 999 }, 'unreachable'],
    [{ status: 500 }, 'unreachable'],
    [{ status: 503 }, 'unreachable'],
    [{ status: null }, 'unclear'],
    [{ status: null, problem: 'It cannot be reached' }, 'unreachable'],
    [{ movedTo: 'https://pier.org/menu/' }, 'fine'],
    [{ movedTo: 'https://www.pier.org/menu' }, 'fine'],
    [{ movedTo: 'http://pier.org/menu' }, 'moved'],
    [{ movedTo: 'https://pier.org/menu?lang=en' }, 'moved'],
    [{ movedTo: 'https://pier.com/menu' }, 'moved'],
    [{ html: '<h1>We are <b>Permanently Closed</b></h1>' }, 'closed'],
    [{ html: '<script>const labels = ["permanently closed"]</script><p>Open daily' }, 'fine'],
    [{ html: '<style>/* permanently closed */</style><p>Open daily' }, 'fine'],
    [{ html: '<p data-x="permanently closed">Open daily' }, 'fine'],
    [{ html: 'This domain may be for sale' }, 'gone'],
    [{ html: '<p>Closed on Mondays' }, 'fine'],
  ])('that answers %j is %s', (seen, state) => {
    expect(judge(seen).state).toBe(state)
  })

  it('says what is the matter', () => {
    expect(judge({ html: 'permanently closed' }).problem).toBe('The page says “permanently closed”')
    expect(judge({ movedTo: 'https://pier.com/menu' })).toEqual({
      state: 'moved',
      problem: 'It has moved for good',
      movedTo: 'https://pier.com/menu',
    })
  })

  it.each(['<'.repeat(262_144), '<script'.repeat(37_000), 'closed '.repeat(37_000)])(
    'reads a page of bad will in one pass',
    (html) => {
      expect(judge({ html }).state).toBe('fine')
    },
  )
})
