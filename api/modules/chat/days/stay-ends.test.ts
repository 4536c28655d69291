import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { newConversation } from '../hearing/conversation-state.ts'
import { hear } from '../hearing/heard.ts'
import type { Hearing } from '../hearing/hearing.ts'

/** A Tuesday. */
const today = '2026-11-24'

const read = (message: string, locale: Locale, topics: Hearing['topics'] = []) =>
  hear(message, { locale, topics, roomTypes: [], today }, newConversation)

/** Words of coming and going beside two days. */
const ofFourNights: [Locale, string][] = [
  ['en', 'arrival Thu Dec 10, departure Mon Dec 14, 2 adults, 1 dog'],
  ['en', 'check in: Thursday 10 December, check out: Monday 14 December'],
  ['en', 'check in 12/10 check out 12/14'],
  ['en', 'in 12/10, out 12/14'],
  ['es', 'llegada jue 10/12, salida lun 14/12, 2 adultos'],
  ['es', 'entrada 10 de diciembre, salida 14 de diciembre'],
  ['pt', 'entrada qui 10/12, saída seg 14/12'],
  ['pt', 'check-in 10/12, check-out 14/12'],
  ['fr', 'arrivée jeu 10/12, départ lun 14/12'],
  ['fr', 'check-in le 10/12, check-out le 14/12'],
  ['de', 'Anreise Do 10.12., Abreise Mo 14.12., 2 Erwachsene'],
  ['de', 'Check-in: 10.12.2026 Check-out: 14.12.2026'],
  ['fi', 'tulo to 10.12., lähtö ma 14.12.'],
  ['fi', 'check-in 10.12. check-out 14.12.'],
  ['sv', 'ankomst tors 10/12, avresa mån 14/12'],
  ['sv', 'incheckning 10 december, utcheckning 14 december'],
]

it.each(ofFourNights)('%s: %s are the ends of a stay', (locale, message) => {
  const { state, leftOver } = read(message, locale)
  expect({ ...state, leftOver }).toMatchObject({ arrival: '2026-12-10', departure: '2026-12-14', leftOver: null })
})

it.each(ofFourNights)('%s: %s asks for no hours', (locale, message) => {
  expect(read(message, locale).byTheWay).toContain('faq:check-out-time')
})

it.each<[Locale, string]>([
  ['en', 'arrival dec 10, departure dec 14, until what time can we stay'],
  ['de', 'Anreise 10.12., Abreise 14.12. um 15 Uhr'],
  ['fr', 'arrivée le 10/12, départ le 14/12 à quelle heure ?'],
  ['de', 'Anreise 10.12., Abreise 14.12. Kann man später auschecken?'],
  ['en', 'dec 10 to 14'],
])('%s: %s may', (locale, message) => expect(read(message, locale).byTheWay).toEqual([]))

it.each<[Locale, string, string, string]>([
  ['pt', '10 de out a 14 de out', '2027-10-10', '2027-10-14'],
  ['de', 'von 5.12. 3 nächte danach weiter nach miami', '2026-12-05', '2026-12-08'],
  ['de', 'wir reisen am 5. an und bleiben bis nikolaus', '2026-12-05', '2026-12-06'],
  ['de', 'wir reisen am 5. dezember an und bleiben bis nikolaus', '2026-12-05', '2026-12-06'],
  ['en', 'we arrive on the 20th and stay until christmas eve', '2026-12-20', '2026-12-24'],
  ['es', 'llegamos el 20 y nos quedamos hasta nochebuena', '2026-12-20', '2026-12-24'],
  ['pt', 'chegamos no dia 20 e ficamos até a véspera de natal', '2026-12-20', '2026-12-24'],
  ['fi', 'tulemme 20. päivä ja olemme jouluaattoon asti', '2026-12-20', '2026-12-24'],
  ['sv', 'vi kommer den 20 och stannar till julafton', '2026-12-20', '2026-12-24'],
  ['fr', 'combien ce w-e', '2026-11-27', '2026-11-29'],
  ['fr', 'cette fin de semaine', '2026-11-27', '2026-11-29'],
  ['fr', 'la fin de semaine prochaine', '2026-12-04', '2026-12-06'],
  ['fr', 'fds prochaine', '2026-12-04', '2026-12-06'],
  ['fr', 'fin de semaine du 12 décembre', '2026-12-11', '2026-12-13'],
  ['fr', 'première fin de semaine de février', '2027-02-05', '2027-02-07'],
  ['fr', 'la semaine prochaine', '2026-11-30', '2026-12-07'],
  ['de', 'frei übernächstes wochenende?', '2026-12-04', '2026-12-06'],
  ['sv', 'nästnästa helg', '2026-12-04', '2026-12-06'],
  ['de', 'morgen bis samstag 3 personen?', '2026-11-25', '2026-11-28'],
  ['en', 'tomorrow to saturday 3 people', '2026-11-25', '2026-11-28'],
  ['de', 'ham sie am 1 weihnachtsfeiertag no a zimmer frei für 3 nächte?', '2026-12-25', '2026-12-28'],
  ['en', 'how much from march 3 to friday 2 adults', '2027-03-03', '2027-03-05'],
  ['en', 'all of january', '2027-01-01', '2027-02-01'],
  ['es', 'todo el mes de febrero para 2', '2027-02-01', '2027-03-01'],
  ['pt', 'todo o mês de fevereiro', '2027-02-01', '2027-03-01'],
  ['fr', 'tout le mois de février', '2027-02-01', '2027-03-01'],
  ['de', 'ganzen februar, 2 rentner', '2027-02-01', '2027-03-01'],
  ['fi', 'haluisin tulla koko helmikuuksi', '2027-02-01', '2027-03-01'],
  ['sv', 'hela januari för mig och frugan', '2027-01-01', '2027-02-01'],
  ['es', 'una semana en septiembre a partir del 12', '2027-09-12', '2027-09-19'],
])('%s: %s', (locale, message, arrival, departure) => {
  const { state, leftOver } = read(message, locale)
  expect({ ...state, leftOver }).toMatchObject({ arrival, departure, leftOver: null })
})

/** A week of the year from one of its weekdays to another. */
it.each<[Locale, string, string, string]>([
  ['fi', 'hiihtoloma viikko 8 sunnuntaista sunnuntaihin', '2027-02-21', '2027-02-28'],
  ['fi', 'viikko 8 su-su', '2027-02-21', '2027-02-28'],
  ['sv', 'vecka 8 söndag till söndag', '2027-02-21', '2027-02-28'],
  ['sv', 'v 8 lördag till lördag', '2027-02-20', '2027-02-27'],
  ['de', 'KW 8 Samstag bis Samstag', '2027-02-20', '2027-02-27'],
  ['de', 'KW 8 So bis Fr', '2027-02-21', '2027-02-26'],
  ['de', 'KW 8 Sa bis Mo', '2027-02-27', '2027-03-01'],
  ['de', 'KW 8 Mo bis Fr', '2027-02-22', '2027-02-26'],
  ['fr', 'semaine 8 du samedi au samedi', '2027-02-20', '2027-02-27'],
])('%s: %s is from %s to %s', (locale, message, arrival, departure) => {
  expect(read(message, locale).state).toMatchObject({ arrival, departure })
})

/** The night of a feast that is a stay of several nights otherwise. */
it.each<[Locale, string, string, string]>([
  ['en', 'do u have a room thanksgiving nite only', '2026-11-26', '2026-11-27'],
  ['en', 'room on thanksgiving night', '2026-11-26', '2026-11-27'],
  ['en', 'christmas nite only', '2026-12-25', '2026-12-26'],
  ['en', 'thanksgiving price per night', '2026-11-26', '2026-11-29'],
  ['es', 'la noche de acción de gracias', '2026-11-26', '2026-11-27'],
  ['es', 'la noche de navidad', '2026-12-24', '2026-12-25'],
  ['pt', 'a noite de ação de graças', '2026-11-26', '2026-11-27'],
  ['fr', 'la nuit de thanksgiving', '2026-11-26', '2026-11-27'],
  ['fr', 'prix de la nuit à thanksgiving', '2026-11-26', '2026-11-29'],
  ['de', 'was kostet an weihnachten die nacht', '2026-12-24', '2026-12-26'],
  ['de', 'Thanksgiving-Nacht', '2026-11-26', '2026-11-27'],
  ['fi', 'kiitospäivän yö', '2026-11-26', '2026-11-27'],
  ['sv', 'thanksgiving natten', '2026-11-26', '2026-11-27'],
])('%s: %s is from %s to %s', (locale, message, arrival, departure) => {
  expect(read(message, locale).state).toMatchObject({ arrival, departure })
})

/** Of two days with 'or' between them none ends a stay that begins with the other. */
it.each<[Locale, string, string]>([
  ['en', 'dec 5 or dec 12, 2 nights', '2026-12-07'],
  ['es', '5 de diciembre o 12 de diciembre, 2 noches', '2026-12-07'],
  ['de', 'frei am 5.12 oder 12.12 je 2 nächte', '2026-12-07'],
  ['fi', '5. joulukuuta tai 12. joulukuuta, 2 yötä', '2026-12-07'],
  ['sv', '5/12 eller 12/12 två nätter', '2026-12-07'],
  // Swedish 'o' is 'and'.
  ['sv', '5/12 o 12/12', '2026-12-12'],
])('%s: %s is a stay until %s', (locale, message, departure) => {
  const { state, leftOver } = read(message, locale)
  expect({ ...state, leftOver }).toMatchObject({ arrival: '2026-12-05', departure, leftOver: null })
})
