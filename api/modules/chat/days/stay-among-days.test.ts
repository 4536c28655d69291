import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { newConversation } from '../hearing/conversation-state.ts'
import { hear } from '../hearing/heard.ts'

const today = '2026-11-24'
const heardOf = (locale: Locale, message: string) =>
  hear(message, { locale, topics: [], roomTypes: [], today }, newConversation)

it.each<[Locale, string, string, string]>([
  ['en', 'I have a conference Feb 23 to 25 so I need a room from Feb 22 to Feb 26', '2027-02-22', '2027-02-26'],
  [
    'en',
    'we rent a car March 13 to March 27 but want to stay with you March 20 to March 24',
    '2027-03-20',
    '2027-03-24',
  ],
  [
    'en',
    'our daughter marries on April 24, we would sleep at yours from the 22nd to the 26th',
    '2027-04-22',
    '2027-04-26',
  ],
  ['en', 'my mom turns 70 on March 2, we need rooms Feb 26 to March 1', '2027-02-26', '2027-03-01'],
  [
    'es',
    'tengo un congreso del 23 al 25 de febrero y busco habitación del 22 al 26 de febrero',
    '2027-02-22',
    '2027-02-26',
  ],
  ['es', 'mi hija se casa el 24 de abril, dormiríamos con ustedes del 22 al 26', '2027-04-22', '2027-04-26'],
  [
    'pt',
    'meu congresso é de 23 a 25 de fevereiro, quero um quarto de 22 a 26 de fevereiro',
    '2027-02-22',
    '2027-02-26',
  ],
  ['fr', 'congrès les 16 et 17 mars mais j’arrive le 14 et je repars le 18', '2027-03-14', '2027-03-18'],
  ['fr', 'ma fille se marie le 24 avril, on dormirait chez vous du 22 au 26', '2027-04-22', '2027-04-26'],
  ['fr', 'opération le 9 mars, chambre du 8 au 11', '2027-03-08', '2027-03-11'],
  [
    'de',
    'Kongress vom 23. bis 25. Februar, ich brauche ein Zimmer vom 22. Februar bis 26. Februar',
    '2027-02-22',
    '2027-02-26',
  ],
  [
    'de',
    'Meine Tochter heiratet am 24. April, wir schlafen bei Ihnen vom 22. bis 26. April',
    '2027-04-22',
    '2027-04-26',
  ],
  ['fi', 'täytän 60 tammikuun 23. ja haluaisin juhlia teillä 21.–25.1.', '2027-01-21', '2027-01-25'],
  ['fi', 'isä täyttää 80 helmikuun 6., tarvitaan huone 5.–8.2.', '2027-02-05', '2027-02-08'],
  [
    'sv',
    'har konferens 23-25 februari så jag behöver sova hos er från 22 till 26 februari',
    '2027-02-22',
    '2027-02-26',
  ],
  ['sv', 'hyr bil 13 till 27 mars men hos er vill vi bara vara 20-24 mars', '2027-03-20', '2027-03-24'],
  [
    'sv',
    'springer maraton 14 februari, sen vill jag vila benen hos er 15 till 18 februari',
    '2027-02-15',
    '2027-02-18',
  ],
  [
    'sv',
    'Min hustru fyller 65 den 20 mars. Vi skulle komma dagen före och åka hem dagen efter.',
    '2027-03-19',
    '2027-03-21',
  ],
  ['en', 'I turn 65 on March 20; we would come the day before and leave the day after', '2027-03-19', '2027-03-21'],
  ['de', 'Ich werde 65 am 20. März; wir kommen am Tag davor und reisen am Tag danach ab', '2027-03-19', '2027-03-21'],
])('%s: %s', (locale, message, arrival, departure) => {
  const { state, leftOver } = heardOf(locale, message)
  expect(state).toMatchObject({ arrival, departure })
  expect(leftOver?.of).not.toBe('days')
})

it.each<[Locale, string, string, string]>([
  ['en', 'a room Dec 5 to Dec 8, I fly home on Dec 9', '2026-12-05', '2026-12-08'],
  ['en', 'we arrive on March 3 and leave on March 7', '2027-03-03', '2027-03-07'],
  ['de', 'Zimmer vom 5. bis 8. Dezember, am 20. Dezember ist Omas Geburtstag', '2026-12-05', '2026-12-08'],
  ['fr', 'chambre du 5 au 8 décembre', '2026-12-05', '2026-12-08'],
])('takes the first days where nothing tells them apart, in %s: %s', (locale, message, arrival, departure) => {
  expect(heardOf(locale, message).state).toMatchObject({ arrival, departure })
})
