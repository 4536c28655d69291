import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { newConversation, stayTopic, type ConversationState } from './conversation-state.ts'
import { hear } from './heard.ts'

/** A Tuesday. */
const today = '2026-11-24'
/** From Thursday to Sunday, in two months. */
const stay: ConversationState = { ...newConversation, arrival: '2027-01-21', departure: '2027-01-24', topic: stayTopic }
const after = (locale: Locale, message: string, before: ConversationState = stay) =>
  hear(message, { locale, topics: [], roomTypes: [], today }, before)

it.each<[Locale, string, string, string]>([
  // A night more at the beginning.
  ['en', 'and one night before?', '2027-01-20', '2027-01-24'],
  ['en', 'the night before as well please', '2027-01-20', '2027-01-24'],
  ['es', '¿y una noche antes?', '2027-01-20', '2027-01-24'],
  ['pt', 'e uma noite antes?', '2027-01-20', '2027-01-24'],
  ['fr', 'et une nuit avant ?', '2027-01-20', '2027-01-24'],
  ['de', 'und eine Nacht davor?', '2027-01-20', '2027-01-24'],
  ['fi', 'entä yksi yö ennen?', '2027-01-20', '2027-01-24'],
  ['sv', 'o en natt före också', '2027-01-20', '2027-01-24'],
  // A night that is given up, by its weekday.
  ['en', 'skip the Saturday night', '2027-01-21', '2027-01-23'],
  ['en', 'without Thursday', '2027-01-22', '2027-01-24'],
  ['es', 'sin la noche del sábado', '2027-01-21', '2027-01-23'],
  ['pt', 'sem a noite de sábado', '2027-01-21', '2027-01-23'],
  ['fr', 'sans la nuit de samedi', '2027-01-21', '2027-01-23'],
  ['de', 'ohne den Samstag', '2027-01-21', '2027-01-23'],
  ['fi', 'ilman lauantaita', '2027-01-21', '2027-01-23'],
  ['sv', 'skippa lördagsnatten', '2027-01-21', '2027-01-23'],
  // Leaving on another day.
  ['en', 'the return flight is on the 26th', '2027-01-21', '2027-01-26'],
  ['en', 'we would rather leave on Monday than Sunday', '2027-01-21', '2027-01-25'],
  ['fr', 'le vol retour est le 26', '2027-01-21', '2027-01-26'],
  ['de', 'wir reisen lieber Montag ab als Sonntag', '2027-01-21', '2027-01-25'],
  ['sv', 'hemresan är 26.1', '2027-01-21', '2027-01-26'],
  ['sv', 'å om vi stannar te måndan?', '2027-01-21', '2027-01-25'],
  ['sv', 'vi åker nog hellre måndag morgon än söndag', '2027-01-21', '2027-01-25'],
  ['fi', 'lähdetään kotiin yötä aiemmin', '2027-01-21', '2027-01-23'],
  // Coming on another day.
  ['en', 'our arrival is January 22', '2027-01-22', '2027-01-24'],
  ['de', 'die Anreise ist am 22. Januar', '2027-01-22', '2027-01-24'],
  ['sv', 'Ankomsten blir 22/1 tyvärr.', '2027-01-22', '2027-01-24'],
  ['sv', 'flyget blev ändrat, vi landar först fredag', '2027-01-22', '2027-01-24'],
  ['sv', 'kan vi börja redan på onsdagen?', '2027-01-20', '2027-01-24'],
  ['fr', 'plutôt arriver le 22 et repartir le 25 janvier', '2027-01-22', '2027-01-25'],
  // Both ends.
  ['en', 'a day later and just as long', '2027-01-22', '2027-01-25'],
  ['sv', 'Då kommer vi en dag senare och stannar lika länge', '2027-01-22', '2027-01-25'],
  ['sv', 'allt blir två dar senare', '2027-01-23', '2027-01-26'],
  ['sv', 'helgen därpå blir bra', '2027-01-28', '2027-01-31'],
  ['sv', 'samma fast i februari', '2027-02-21', '2027-02-24'],
  ['sv', 'fel månad! slutet av juni ska det vara, 27-30', '2027-06-27', '2027-06-30'],
  ['en', 'and week 5?', '2027-02-04', '2027-02-07'],
  ['de', 'und KW 5?', '2027-02-04', '2027-02-07'],
  ['sv', 'v 5 då?', '2027-02-04', '2027-02-07'],
  ['sv', 'ta 22-25 istället', '2027-01-22', '2027-01-25'],
])('%s: %s', (locale, message, arrival, departure) => {
  const { state, leftOver } = after(locale, message)
  expect(state).toMatchObject({ arrival, departure })
  expect(leftOver).toBeNull()
})

it.each<[Locale, string]>([
  ['en', 'hmm what about Wednesday'],
  ['de', 'und Mittwoch?'],
  ['fr', 'et mercredi ?'],
  ['es', '¿y el miércoles?'],
  ['sv', 'och onsdag?'],
])('of a stay that is far ahead a weekday alone is never one of this week, in %s: %s', (locale, message) => {
  const { state } = after(locale, message)
  expect(state.arrival ?? '2027').not.toMatch(/^2026/)
})

it('counts the nights from another weekday as they were said', () => {
  const counted = { ...stay, arrival: '2026-11-30', departure: '2026-12-02', isCounted: true }
  expect(after('fr', 'mettez plutôt mardi comme arrivée', counted).state).toMatchObject({
    arrival: '2026-12-01',
    departure: '2026-12-03',
  })
})

it.each<[Locale, string]>([
  ['en', 'and for both rooms together?'],
  ['de', 'was kosten beide Zimmer?'],
  ['sv', 'va blir de för båda rummen'],
])('asks back who sleeps in the second room, in %s: %s', (locale, message) => {
  expect(after(locale, message).leftOver).toMatchObject({ of: 'party' })
})

it.each<[Locale, string]>([
  ['en', 'forget the dates, what do you start at per night?'],
  ['fr', 'oubliez les dates, ça démarre à combien la nuit ?'],
  ['es', 'olvida las fechas, ¿desde cuánto la noche?'],
  ['sv', 'glöm datumen, vad börjar era rum på?'],
])('is of no days any more where they are to be forgotten, in %s: %s', (locale, message) => {
  expect(after(locale, message).state).toMatchObject({ arrival: null, departure: null })
})

it.each<[Locale, string, string]>([
  ['en', 'Orlando Feb 1 to Feb 6, from there to you for 4 nights', '4 nights'],
  ['pt', 'orlando de 1 a 6 de fevereiro, de lá praí por 4 noites', '4 noites'],
  ['sv', 'Orlando 1-6 februari, sen till er i 4 nätter', '4 natter'],
])('asks back nights that are not those of the days, in %s: %s', (locale, message, words) => {
  expect(after(locale, message, newConversation).leftOver).toMatchObject({ of: 'days', words })
})

it.each<[Locale, string]>([
  ['en', 'for 5 days, Feb 1 to Feb 5'],
  ['de', 'eine Woche vom 1. bis 7. Februar'],
  ['sv', '1-5 februari, 4 nätter'],
])('does not ask back what is counted in days or weeks, or fits, in %s: %s', (locale, message) => {
  expect(after(locale, message, newConversation).leftOver).toBeNull()
})
