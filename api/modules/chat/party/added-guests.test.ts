import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { partyInQuestion, type Party } from './party.ts'

const family = { adults: 2, children: 2 }
const couple = { adults: 2, children: 0 }

describe('who comes to those who were spoken of', () => {
  it.each<[Locale, string]>([
    ['en', 'and if we add another kid'],
    ['en', 'one more kid?'],
    ['en', 'and another 4 year old kid'],
    ['en', 'and if we bring a kid'],
    ['en', 'plus a baby'],
    ['es', 'y si agregamos otro niño?'],
    ['es', 'y con un niño más'],
    ['es', 'y si llevamos un niño de 4 años'],
    ['pt', 'e mais uma criança?'],
    ['pt', 'e se vier mais uma criança?'],
    ['pt', 'e com outra criança'],
    ['fr', 'pis si on rajoute un enfant?'],
    ['fr', 'et avec un autre enfant?'],
    ['fr', 'et un enfant de plus'],
    ['de', 'noch ein Kind dazu'],
    ['de', 'und ein weiteres Kind'],
    ['de', 'und ein drittes kind'],
    ['de', 'und wenn ein kind mitkommt'],
    ['fi', 'entä jos lapsi tulee mukaan'],
    ['fi', 'entä jos lapsikin tulee?'],
    ['fi', 'entä jos toinenkin lapsi tulee mukaan'],
    ['fi', 'entä jos tulee yks lapsi mukaan'],
    ['fi', 'ja vielä yksi lapsi'],
    ['sv', 'och ett barn till?'],
    ['sv', 'och om ett barn till följer med'],
    ['sv', 'och om vi lägger till ett barn'],
  ])('%s: %s is one child more', (locale, message) => {
    expect(partyInQuestion(message, locale, family)).toEqual({ adults: 2, children: 3 })
    expect(partyInQuestion(message, locale, { adults: 2, children: 0 })).toEqual({ adults: 2, children: 1 })
  })

  it.each<[Locale, string]>([
    ['en', 'and another person?'],
    ['en', 'one more adult'],
    ['es', 'y otra persona'],
    ['es', 'un adulto más'],
    ['pt', 'e mais um adulto'],
    ['fr', 'et une personne de plus'],
    ['fr', 'et si ma belle-mère vient aussi'],
    ['de', 'und noch eine person'],
    ['de', 'ein weiterer Erwachsener'],
    ['de', 'und ein zweites zimmer für die schwiegermutter'],
    ['fi', 'ja yksi henkilö lisää'],
    ['sv', 'och en vuxen till'],
    ['sv', 'en till person'],
  ])('%s: %s is one adult more', (locale, message) =>
    expect(partyInQuestion(message, locale, family)).toEqual({ adults: 3, children: 2 }),
  )

  it.each<[Locale, string]>([
    ['en', 'and another room for my in-laws'],
    ['en', '2 more adults'],
    ['es', 'y otra habitación para mis suegros'],
    ['pt', 'e mais um quarto para meus sogros'],
    ['fr', 'et une deuxième chambre pour mes beaux-parents'],
    ['de', 'und ein zweites zimmer für die schwiegereltern'],
    ['de', 'haben noch 2 freunde dabei, eigenes zimmer'],
    ['fi', 'ja toinen huone appivanhemmille'],
    ['sv', 'och ett rum till för mina svärföräldrar'],
  ])('%s: %s is two adults more', (locale, message) =>
    expect(partyInQuestion(message, locale, family)).toEqual({ adults: 4, children: 2 }),
  )

  it.each<[Locale, string, number, number]>([
    ['en', '2 adults, 1 kid and another baby', 2, 2],
    ['en', 'another kid, so 5 people', 4, 1],
    ['en', 'me and another person', 2, 0],
    ['pt', '2 adultos mais uma criança', 2, 1],
    ['fr', 'mais 2 personnes', 2, 0],
    ['de', 'nur noch 2 personen', 2, 0],
    ['de', 'zu zweit, und noch ein Kind', 2, 1],
  ])('%s: %s are %s and %s', (locale, message, adults, children) =>
    expect(partyInQuestion(message, locale)).toEqual({ adults, children }),
  )

  it.each<[Locale, string, Party | null, number, number]>([
    ['en', 'single mom with 2 kids', null, 1, 2],
    ['en', 'we are 3 now, our daughter comes too', couple, 2, 1],
    ['en', 'my husband cant come so its just me', couple, 1, 0],
    ['es', 'para mañana una noche, una sola persona porfa', null, 1, 0],
    ['es', 'mi hermana no viene, somos dos', { adults: 3, children: 0 }, 2, 0],
    ['pt', 'eu queria um quarto para meus pais', null, 2, 0],
    ['pt', 'põe mais um quarto, vai vir outro casal', { adults: 4, children: 0 }, 6, 0],
    ['fr', 'ma fille vient plus, du coup 3, même chambre', { adults: 4, children: 0 }, 3, 0],
    ['de', 'Alleinerziehend mit zwei Kids (8, 12)', null, 1, 2],
    ['de', 'achso wir sind 3, unsere tochter (6) kommt auch mit', null, 2, 1],
    ['de', 'unsere Tochter kommt doch mit, sind also zu dritt', couple, 2, 1],
    ['de', 'Meine Schwester kommt doch nicht mit, ich reise allein', couple, 1, 0],
    ['de', 'Ich suche etwas für meine Eltern, die feiern', null, 2, 0],
    ['de', 'ich suche etwas für meine Eltern und mich', null, 3, 0],
    ['de', 'meine Frau und ich würden gerne kommen', null, 2, 0],
    ['de', 'wir sind zwei Pärchen', null, 4, 0],
    ['en', '2 adults and kids aged 5 and 7, my mom is not coming', null, 2, 2],
    ['de', 'unsere Tochter (6) kommt doch nicht mit, also nur zwei Erwachsene', { adults: 2, children: 1 }, 2, 0],
    ['en', 'and another couple is joining', couple, 4, 0],
    ['fi', 'yksinäinen vanhus täällä', null, 1, 0],
    ['sv', 'jag söker ett rum till mina föräldrar', null, 2, 0],
  ])('%s: who comes after "%s"', (locale, message, before, adults, children) =>
    expect(partyInQuestion(message, locale, before)).toEqual({ adults, children }),
  )

  it.each<[Locale, string]>([
    ['en', 'another child seat'],
    ['en', 'do you charge for one more person'],
    ['de', 'noch ein kinderbett'],
    ['de', 'noch ein paar Tage'],
    ['en', 'another couple of nights'],
    ['sv', 'ett par nätter till'],
    ['fi', 'jos lapsi sairastuu'],
    ['sv', 'ett rum till'],
  ])('%s: in "%s" nobody comes', (locale, message) => expect(partyInQuestion(message, locale)).toBeNull())
})
