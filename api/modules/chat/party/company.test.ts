import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { companyIn, onlyOnesIn, type Company } from './company.ts'
import { takeAges } from './ages.ts'
import { fold } from '../words/words.ts'

const listed = (locale: Locale, message: string, before: Company | null = null) => {
  const { text, children } = takeAges(message)
  return companyIn(fold(text), locale, children, before)
}

describe('who is listed', () => {
  it.each<[Locale, string, adults: number, children: number]>([
    ['en', 'me, my wife and our two kids', 2, 2],
    ['en', 'me and the missus plus two ankle biters', 2, 2],
    ['en', '2 adults and the wean', 2, 1],
    ['en', 'mum dad me n me brother', 4, 0],
    ['en', 'me hubby and kids 6 and 9', 2, 2],
    ['en', 'for me n my wife n our 9 yo', 2, 1],
    ['en', '2 adults, my wife and me', 2, 0],
    ['en', 'a couple, husband and wife', 2, 0],
    ['en', 'my parents, my wife and me', 4, 0],
    ['en', '2 adults, 2 kids and a dog', 2, 2],
    ['en', 'my mother-in-law and I', 2, 0],
    ['es', 'Viajo con mi señora y mi suegra', 3, 0],
    ['es', 'voy con mi mujer y 3 hijos', 2, 3],
    ['es', 'matrimonio + hijo adolescente', 2, 1],
    ['es', 'somos 3 adultos y una niña', 3, 1],
    ['es', 'mi pareja y yo', 2, 0],
    ['es', 'para mi esposo mi hija y yo', 2, 1],
    ['es', 'Estimados señores: mi señora y yo', 2, 0],
    ['pt', 'eu, meu marido e nossa bebê', 2, 1],
    ['pt', '2 adultos e 1 bb de 8 meses', 2, 1],
    ['pt', 'mano, eu e minha mina', 2, 0],
    ['pt', 'casal + bb de colo', 2, 1],
    ['fr', 'moi et mes trois filles', 1, 3],
    ['fr', 'papa, maman et bonne-maman', 3, 0],
    ['fr', '2 grands 2 petits', 2, 2],
    ['fr', 'nous deux et notre loulou', 2, 1],
    ['fr', 'mon mari et moi arriverons le soir avec nos deux adolescents', 2, 2],
    ['fr', 'nous sommes quatre : mes beaux-parents, ma femme et moi', 4, 0],
    ['de', 'Sehr geehrte Damen und Herren, meine Gattin und ich', 2, 0],
    ['de', 'papa mama 3 kinder', 2, 3],
    ['de', 'meine frau ich und oma', 3, 0],
    ['de', 'Ehepaar mit erwachsener Tochter', 3, 0],
    ['fi', 'minä ja se tyyppi', 2, 0],
    ['fi', 'isä & poika', 1, 1],
    ['fi', 'vaimo minä ja anoppi', 3, 0],
    ['fi', 'äiti isä ja kaks teiniä', 2, 2],
    ['sv', 'mej o mina tre ungar', 1, 3],
    ['sv', '2 vuxna + spädis', 2, 1],
    ['sv', 'mamma pappa o två småttingar', 2, 2],
    ['sv', 'Två vuxna, barn 4 och 7 år', 2, 2],
    ['sv', 'min hustru och jag, båda pensionärer', 2, 0],
  ])('%s: %s', (locale, message, adults, children) => {
    const found = listed(locale, message)
    expect(found && found.adults + found.children).toBe(adults + children)
    expect(found?.unknown).toBeUndefined()
  })

  it.each<[Locale, string]>([
    ['en', 'me and my gaberlunzie'],
    ['en', '2 adults and 2 gaberlunzies'],
    ['es', 'yo y el firulín'],
    ['pt', 'eu, minha mulher e o Thor'],
    ['fr', 'nous deux et notre zouzou'],
    ['de', 'ich und mein Gschpuserl'],
    ['fi', 'minä ja se heebo'],
    ['sv', 'jag och min raring'],
  ])('%s: somebody in "%s" is called by no known word', (locale, message) =>
    expect(listed(locale, message)?.unknown).toBeDefined(),
  )

  it.each<[Locale, string]>([
    ['en', 'me and my luggage'],
    ['en', '2 adults and 2 rooms'],
    ['de', 'meine Frau. Ich hätte gern ein Zimmer und Frühstück'],
    ['es', '2 adultos y una noche más'],
  ])('%s: things in "%s" are nobody', (locale, message) => expect(listed(locale, message)?.unknown).toBeUndefined())

  it.each<[Locale, string, string]>([
    ['en', 'we are four with the twins', 'who may be counted already'],
    ['en', 'my wife and two kids', 'of whom nobody says whether the guest comes'],
    ['en', 'two adults and the kids', 'of whom some are not counted'],
    ['en', '2 adults and 2 kids, 4 years old and a baby', 'of whom one may be told twice'],
    ['en', 'two of us stay here, my mum and dad are next door with the kids', 'who are told in several places'],
    ['en', '', 'where there is nobody'],
  ])('%s: nobody is guessed of "%s", %s', (locale, message) => {
    const found = listed(locale, message)
    expect(found === null || found.unknown !== undefined).toBe(true)
  })

  it('comes to those who were spoken of before, unless it begins with a number', () => {
    expect(listed('sv', 'kompisen o hans tjej', { adults: 2, children: 0 })).toBeNull()
    expect(listed('en', 'two adults & the baby', { adults: 2, children: 0 })).toMatchObject({ adults: 2, children: 1 })
  })
})

describe('the only ones', () => {
  it.each<[Locale, string, adults: number, children: number]>([
    ['es', 'y 2 chiquitos', 0, 2],
    ['en', 'single lady w/ a small dog', 1, 0],
    ['pt', 'Mano, spring break, 4 brother', 4, 0],
  ])('%s: %s', (locale, message, adults, children) =>
    expect(onlyOnesIn(fold(message), locale)).toEqual({ adults, children }),
  )

  it.each<[Locale, string]>([
    ['en', 'my wife told us of you'],
    ['de', 'noch ein paar Tage'],
    ['sv', 'ett par nätter till'],
    ['en', 'two kids and two adults'],
  ])('%s: %s counts nobody alone', (locale, message) => expect(onlyOnesIn(fold(message), locale)).toBeNull())
})

it('reads the longest message without taking long', () => {
  const message = 'me and my little little wife and '.repeat(60)
  const started = performance.now()
  for (const locale of ['en', 'de', 'fi'] as const) companyIn(message, locale, 0)
  // A text that is looked through again from every word would take minutes.
  expect(performance.now() - started).toBeLessThan(20_000)
})
