import { describe, expect, it } from 'vitest'
import { isSecretPath, isStaffPath, isYourStay, localizedPath, splitLocale, withPrefix } from './paths.ts'

describe('addresses', () => {
  it.each([
    ['/', undefined, '/'],
    ['/fi', 'fi', '/'],
    ['/fi/contact', 'fi', '/contact'],
    ['/contact', undefined, '/contact'],
    ['/xx/contact', undefined, '/xx/contact'],
    ['/finland', undefined, '/finland'],
    ['/blog/fi', undefined, '/blog/fi'],
  ])('splits %s into its language and path', (pathname, prefix, path) => {
    expect(splitLocale(pathname)).toEqual(prefix ? { prefix, path } : { path })
  })

  it('puts a language before a path, a section and the home page', () => {
    expect(withPrefix('/contact', 'sv')).toBe('/sv/contact')
    expect(withPrefix('/#rooms', 'sv')).toBe('/sv#rooms')
    expect(withPrefix('/', 'sv')).toBe('/sv')
    expect(withPrefix('/contact', undefined)).toBe('/contact')
  })

  it('keeps English at the plain address', () => {
    expect(localizedPath('/contact', 'en')).toBe('/contact')
    expect(localizedPath('/contact', 'de')).toBe('/de/contact')
  })

  it.each([
    ['/blog/preview/x.y', true],
    ['/fi/blog/preview/x.y', true],
    ['/your-stay/x', true],
    ['/sv/your-stay/x', true],
    ['/YOUR-stay/x', true],
    ['/SV/Your-Stay/x', true],
    ['/%79our-stay/x', true],
    ['/fi/blog/%50review/x.y', true],
    ['/your-stay/%', true],
    ['/fi/waiting-list/x', true],
    ['/your-stay//x', true],
    ['//your-stay/x/', true],
    ['/\\your-stay/x/', true],
    ['/de//blog/preview//x', true],
    ['/waiting-list', false],
    ['/your-stay', false],
    ['/ask-for-stay', false],
    ['/blog/preview', false],
    ['/blog/previews', false],
    ['/blog', false],
  ])('knows whether %s is for the holders of its address only', (pathname, isSecret) => {
    expect(isSecretPath(pathname)).toBe(isSecret)
  })

  it.each([
    ['/your-stay/x', true],
    ['/sv/your-stay/x', true],
    ['/YOUR-stay/x', true],
    ['/waiting-list/x', false],
    ['/your-stay', false],
    ['/', false],
  ])('knows whether %s is the page of a stay that was asked for', (pathname, isOne) => {
    expect(isYourStay(pathname)).toBe(isOne)
  })

  it('knows staff paths, and no guest path that only begins alike', () => {
    expect(isStaffPath('/admin')).toBe(true)
    expect(isStaffPath('/admin/rooms')).toBe(true)
    expect(isStaffPath('/administration')).toBe(false)
    expect(isStaffPath('/fi/admin')).toBe(false)
  })
})
