import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { newConversation } from '../hearing/conversation-state.ts'
import { hear, type Heard } from '../hearing/heard.ts'

const today = '2026-11-24'

/** What the conversation means after the last of some messages, and what was not understood of that. */
const after = (locale: Locale, ...messages: string[]) => {
  const hearing = { locale, topics: [], roomTypes: [], today }
  const [first, ...more] = messages
  return more.reduce<Heard>(
    (heard, message) => hear(message, hearing, heard.state),
    hear(first!, hearing, newConversation),
  )
}

type Conversation = [locale: Locale, messages: string[], arrival: string, departure: string]

describe('the same nights a week on, or in another month', () => {
  it.each<Conversation>([
    ['de', ['15. bis 17. jänner', 'und das wochenende drauf?'], '2027-01-22', '2027-01-24'],
    ['de', ['15. bis 17. jänner', 'und das folgende Wochenende?'], '2027-01-22', '2027-01-24'],
    ['en', ['jan 15 to 17', 'what about the following weekend'], '2027-01-22', '2027-01-24'],
    ['es', ['del 15 al 17 de enero', '¿y el finde siguiente?'], '2027-01-22', '2027-01-24'],
    ['fr', ['du 15 au 17 janvier', "et le week-end d'après ?"], '2027-01-22', '2027-01-24'],
    ['sv', ['15-17 januari', 'och helgen efter?'], '2027-01-22', '2027-01-24'],
    ['sv', ['15-17 januari', 'nästföljande helg då?'], '2027-01-22', '2027-01-24'],
    ['de', ['wochenende 4.-6.12.', 'und das danach?'], '2026-12-11', '2026-12-13'],
    ['en', ['weekend of dec 4', 'and the one after that?'], '2026-12-11', '2026-12-13'],
    ['es', ['el finde del 4 de diciembre', 'y el siguiente?'], '2026-12-11', '2026-12-13'],
    ['pt', ['fds de 4 de dezembro', 'e o seguinte?'], '2026-12-11', '2026-12-13'],
    ['fr', ['la fin de semaine du 4 décembre', "et celle d'après ?"], '2026-12-11', '2026-12-13'],
    ['fr', ['le week-end du 4 décembre', 'et la fin de semaine suivante ?'], '2026-12-11', '2026-12-13'],
    ['fi', ['viikonloppu 4.-6.12.', 'entä seuraava?'], '2026-12-11', '2026-12-13'],
    ['sv', ['helgen 4-6 december', 'och nästa?'], '2026-12-11', '2026-12-13'],
    ['de', ['freitag bis sonntag noch frei?', 'und nächste woche?'], '2026-12-04', '2026-12-06'],
    ['en', ['friday to sunday?', 'and next week?'], '2026-12-04', '2026-12-06'],
    ['fi', ['onko perjantaista sunnuntaihin vapaata?', 'entä ensi viikolla?'], '2026-12-04', '2026-12-06'],
    // Of nights that lie further ahead it is not said of which week the next is.
    ['de', ['10. bis 14. februar', 'und nächste woche?'], '2026-11-30', '2026-12-07'],
    ['de', ['10. bis 14. februar', 'und im märz?'], '2027-03-10', '2027-03-14'],
    ['en', ['jan 15 to 17?', 'or in april then?'], '2027-04-15', '2027-04-17'],
    ['es', ['del 10 al 14 de febrero', '¿y en marzo?'], '2027-03-10', '2027-03-14'],
    ['pt', ['de 10 a 14 de fevereiro', 'e em março?'], '2027-03-10', '2027-03-14'],
    ['fr', ['du 10 au 14 février', 'et en mars ?'], '2027-03-10', '2027-03-14'],
    ['fi', ['10.-14.2.', 'entä maaliskuussa?'], '2027-03-10', '2027-03-14'],
    ['sv', ['10-14 februari', 'och i mars?'], '2027-03-10', '2027-03-14'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    const { state, leftOver } = after(locale, ...messages)
    expect({ ...state, leftOver }).toMatchObject({ arrival, departure, leftOver: null })
  })
})

describe('days of a month that was said before', () => {
  it.each<Conversation>([
    ['en', ['we come in april', 'the 9th to the 12th'], '2027-04-09', '2027-04-12'],
    ['es', ['vamos en marzo', 'del 5 al 8'], '2027-03-05', '2027-03-08'],
    ['pt', ['queremos ir em maio', 'do 5 ao 8'], '2027-05-05', '2027-05-08'],
    ['fr', ['on vient en mars', 'du 5 au 8'], '2027-03-05', '2027-03-08'],
    ['de', ['wir würden gern im Februar kommen', 'also vom 18. bis zum 21. zu dritt'], '2027-02-18', '2027-02-21'],
    ['sv', ['är ni dyra i januari?', 'säg 25 till 28 då'], '2027-01-25', '2027-01-28'],
    ['sv', ['januari hade vart skönt', 'typ 18e till 25e'], '2027-01-18', '2027-01-25'],
    ['es', ['marzo', 'del 8 al 12'], '2027-03-08', '2027-03-12'],
    ['es', ['marzo', 'del 8 al 12', 'abril mejor, los mismos dias'], '2027-04-08', '2027-04-12'],
    ['fr', ['on voudrait venir en fevrier', 'du 20 au 27 a deux'], '2027-02-20', '2027-02-27'],
    [
      'en',
      ['we r thinking jan', 'prob the 14th to the 18th', 'actually make it one night less'],
      '2027-01-14',
      '2027-01-17',
    ],
    ['fi', ['loppiaisen tienoilla', 'ti 5. - pe 8., 2 hlö'], '2027-01-05', '2027-01-08'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    const { state, leftOver } = after(locale, ...messages)
    expect(state).toMatchObject({ arrival, departure, month: null })
    expect(leftOver).toBeNull()
  })

  it('are not taken from one that is over, or from before another topic gave an arrival', () => {
    expect(after('en', 'we come in november', 'the 9th to the 12th').state.arrival).toBeNull()
    expect(after('en', 'in april', 'feb 2 to 4', 'the 9th to the 12th').state.arrival).toBe('2027-02-09')
  })
})

describe('a week of which nobody says which it is', () => {
  it.each<[Locale, string, string]>([
    ['en', 'dec 5 to 8', 'and another week?'],
    ['es', '5 al 8 de diciembre', 'y otra semana?'],
    ['pt', '5 a 8 de dezembro', 'e outra semana?'],
    ['fr', '5 au 8 décembre', 'et une autre semaine ?'],
    ['de', '5.-8.12.', 'und andere woche'],
    ['fi', '5.-8.12.', 'entä joku muu viikko'],
    ['sv', '5-8 december', 'och en annan vecka?'],
  ])('%s %s, %s', (locale, stay, message) => {
    const { slots, leftOver } = after(locale, stay, message)
    expect(slots.nights).toBeNull()
    expect(leftOver?.of).toBe('days')
  })
})

describe('ends that a later message moves', () => {
  it.each<Conversation>([
    ['en', ['jan 11 to 14', 'just the night of the 12th then'], '2027-01-12', '2027-01-13'],
    ['es', ['del 11 al 14 de enero', 'entonces solo la noche del 12'], '2027-01-12', '2027-01-13'],
    ['pt', ['11 a 14 de janeiro', 'então só a noite do dia 12'], '2027-01-12', '2027-01-13'],
    ['fr', ['du 11 au 14 janvier', 'alors juste la nuit du 12'], '2027-01-12', '2027-01-13'],
    ['de', ['11. bis 14. Januar', 'dann nur die Nacht vom 12.'], '2027-01-12', '2027-01-13'],
    ['fi', ['11.-14. tammikuuta', 'sitten vain 12. päivän yö'], '2027-01-12', '2027-01-13'],
    ['sv', ['11-14 januari', 'då bara natten den 12'], '2027-01-12', '2027-01-13'],
    ['en', ['jan 11 to 14', 'is the first night without breakfast?'], '2027-01-11', '2027-01-14'],
    // A day in the stay, or shortly before it.
    [
      'de',
      ['Karfreitag bis Ostermontag', 'und wenn wir schon am Gründonnerstag anreisen?'],
      '2027-03-25',
      '2027-03-29',
    ],
    ['en', ['valentines weekend', 'and if we come on the thursday already?'], '2027-02-11', '2027-02-14'],
    ['es', ['este finde', 'y si llegamos el jueves'], '2026-11-26', '2026-11-29'],
    [
      'fr',
      ['du lundi 8 au vendredi 12 mars', 'Très bien. Et en arrivant la veille, quel tarif ?'],
      '2027-03-07',
      '2027-03-12',
    ],
    [
      'de',
      ['11. bis 18. Februar', 'wir kommen erst am 12. Februar an. Die Abreise bleibt gleich.'],
      '2027-02-12',
      '2027-02-18',
    ],
    ['pt', ['12 a 19 de julho', 'não vamos mais dia 12, vamos chegar dia 14'], '2027-07-14', '2027-07-19'],
    ['sv', ['30/12-3/1', 'inte 30 utan 31'], '2026-12-31', '2027-01-03'],
    ['en', ['dec 4 to 7', 'not the 7th but the 8th'], '2026-12-04', '2026-12-08'],
    ['en', ['3 nights from dec 4', 'not the 4th but the 5th'], '2026-12-05', '2026-12-08'],
    ['es', ['12 al 14 de marzo', 'y si agregamos la noche del domingo?'], '2027-03-12', '2027-03-15'],
    ['pt', ['sexta a domingo', 'e se ficar até segunda'], '2026-11-27', '2026-11-30'],
    ['sv', ['24–27 mars', 'och om vi stannar till 29:e'], '2027-03-24', '2027-03-29'],
    ['fi', ['14.5.-18.5.', 'entä jos jäämme 20. asti'], '2027-05-14', '2027-05-20'],
    ['fr', ['du 5 au 8 mai', 'finalement ce serait du 6 au 10.'], '2027-05-06', '2027-05-10'],
    ['es', ['20 al 24 de mayo', 'al final vamos solo 2. cuánto sería?'], '2027-05-20', '2027-05-24'],
    // Another weekday, week or month.
    ['es', ['una noche el sábado 16 de enero', 'mejor el domingo'], '2027-01-17', '2027-01-18'],
    ['fr', ['1 nuit jeudi 3 décembre', 'plutôt vendredi en fait'], '2026-12-04', '2026-12-05'],
    ['fr', ['le week end du 9 janvier', 'non pardon le 16 je voulais dire'], '2027-01-15', '2027-01-17'],
    ['en', ['jan 15 to 17', 'sorry not that weekend, the one after'], '2027-01-22', '2027-01-24'],
    ['fi', ['3 yötä perjantaista', 'ei tää perjantai vaan seuraava'], '2026-12-04', '2026-12-07'],
    ['de', ['16.-18. April', 'und unter der woche, mo bis mi danach?'], '2027-04-19', '2027-04-21'],
    ['es', ['este sábado 1 noche', 'y el sábado que viene después de ese'], '2026-12-05', '2026-12-06'],
    ['sv', ['vecka 9, måndag till fredag', 'men om vi tar veckan efter istället?'], '2027-03-08', '2027-03-12'],
    ['fr', ['du 3 au 7 avril', 'pareil mais une semaine après'], '2027-04-10', '2027-04-14'],
    ['fi', ['7.-11.2.', 'entä viikkoo myöhemmin'], '2027-02-14', '2027-02-18'],
    ['fi', ['4.1.–18.1.', 'entä jos tulisimme samana päivänä mutta olisimme vain viikon?'], '2027-01-04', '2027-01-11'],
    ['pt', ['18 a 21 de junho', 'e no mês seguinte, mesmos dias?'], '2027-07-18', '2027-07-21'],
    ['sv', ['3 nätter från 9 aug', 'samma i september'], '2027-09-09', '2027-09-12'],
    ['sv', ['16-19 mars', 'hoppsan, april ska det vara'], '2027-04-16', '2027-04-19'],
    ['fi', ['ens kuussa', 'maanantaista 14. torstaihin'], '2026-12-14', '2026-12-17'],
    ['pt', ['em setembro', 'feriado do dia 7, do dia 4 ao 8'], '2027-09-04', '2027-09-08'],
    ['pt', ['julho, do dia 12 ao 19'], '2027-07-12', '2027-07-19'],
    ['de', ['vom 20sten bis 24sten januar'], '2027-01-20', '2027-01-24'],
    ['sv', ['långfredag till annandag'], '2027-03-26', '2027-03-29'],
    ['fi', ['11.-14. tammikuuta', 'ilman ekaa yötä'], '2027-01-12', '2027-01-14'],
    ['de', ['11. bis 14. Januar', 'lassen wir die erste Nacht weg'], '2027-01-12', '2027-01-14'],
    ['en', ['jan 11 to 14', 'skip the first night'], '2027-01-12', '2027-01-14'],
    ['es', ['del 11 al 14 de enero', 'quita la primera noche'], '2027-01-12', '2027-01-14'],
    ['pt', ['11 a 14 de janeiro', 'tira a primeira noite'], '2027-01-12', '2027-01-14'],
    ['fr', ['du 11 au 14 janvier', 'enlevez la première nuit'], '2027-01-12', '2027-01-14'],
    ['de', ['11. bis 14. Januar', 'die erste Nacht weglassen'], '2027-01-12', '2027-01-14'],
    ['fi', ['11.-14. tammikuuta', 'jätetään eka yö pois'], '2027-01-12', '2027-01-14'],
    ['sv', ['11-14 januari', 'hoppa över första natten'], '2027-01-12', '2027-01-14'],
    ['en', ['dec 7 to 10 for two', 'and if we only arrive wednesday?'], '2026-12-09', '2026-12-10'],
    ['es', ['del 7 al 10 de diciembre', 'y si llegamos el miércoles?'], '2026-12-09', '2026-12-10'],
    ['pt', ['7 a 10 de dezembro', 'e se chegarmos só na quarta?'], '2026-12-09', '2026-12-10'],
    ['fr', ['du 7 au 10 décembre', 'et si on arrive seulement mercredi ?'], '2026-12-09', '2026-12-10'],
    ['de', ['7. bis 10. Dezember', 'und wenn wir Mittwoch erst anreisen?'], '2026-12-09', '2026-12-10'],
    ['fi', ['7.-10. joulukuuta', 'entä jos tullaan vasta keskiviikkona?'], '2026-12-09', '2026-12-10'],
    ['sv', ['7 till 10 december', 'och om vi kommer först på onsdag?'], '2026-12-09', '2026-12-10'],
    ['de', ['26.2. - 1.3.', 'und wenn wir schon am 25. kämen?'], '2027-02-25', '2027-03-01'],
    ['de', ['3.10. bis 8.10.', 'nicht bis 8. sondern bis 10. und wir sind 3'], '2027-10-03', '2027-10-10'],
    ['de', ['14.8. bis 20.8.', 'und wenn wir schon am 19. weiterreisen?'], '2027-08-14', '2027-08-19'],
    ['de', ['27. September', 'Abflug ist am 1. Oktober'], '2027-09-27', '2027-10-01'],
    ['de', ['13.7. bis 16.7.', 'vergiss juli, august geht besser, gleiche tage'], '2027-08-13', '2027-08-16'],
    ['de', ['20.–27. März', 'nur das Wochenende am Anfang, also Samstag bis Montag?'], '2027-03-20', '2027-03-22'],
    ['de', ['12.2. bis 15.2.', 'und wenn ich schon am Donnerstag davor komme'], '2027-02-11', '2027-02-15'],
    ['de', ['Donnerstag, eine Nacht', 'flug verschoben. freitag statt donnerstag'], '2026-11-27', '2026-11-28'],
    ['de', ['fr 21.5. bis mo 24.5.', 'und dasselbe ein wochenende früher?'], '2027-05-14', '2027-05-17'],
    ['fr', ['1er octobre', 'on repartirait lundi 4'], '2027-10-01', '2027-10-04'],
    ['en', ['10 nights from nov 30', 'move it to dec 3, same length'], '2026-12-03', '2026-12-13'],
    ['es', ['2 al 9 de noviembre', 'me tengo que ir dos días antes, el 7'], '2027-11-02', '2027-11-07'],
    ['es', ['del 10 al 14 de enero', 'uy me equivoqué de mes, es en febrero'], '2027-02-10', '2027-02-14'],
    ['fi', ['5.4.-10.4.', 'entä jos lähdettäis vasta 12. päivä'], '2027-04-05', '2027-04-12'],
    ['fr', ['3 nuits a partir du 11 dec', 'non désolé du 12'], '2026-12-12', '2026-12-15'],
    ['es', ['3 noches a partir del 11 dic', 'perdón del 12'], '2026-12-12', '2026-12-15'],
    ['fi', ['huone huomiseks', 'ylihuomiseen asti'], '2026-11-25', '2026-11-26'],
    ['pt', ['de 4 a 8 de outubro', 'e no fim de semana seguinte, sexta a domingo?'], '2027-10-08', '2027-10-10'],
    ['en', ['oct 4 to 8', 'and the weekend after, friday to sunday?'], '2027-10-08', '2027-10-10'],
    ['es', ['del 3 al 6 de abril', 'vamos por el mar, y la king en esos mismos días?'], '2027-04-03', '2027-04-06'],
    ['de', ['wir kommen über Auffahrt, Donnerstag bis Sonntag'], '2027-05-06', '2027-05-09'],
    ['fi', ['huone huomiseks', 'ylihuomiseen asti? eli 2 yötä'], '2026-11-25', '2026-11-27'],
    ['en', ['room tonight', 'until the day after tomorrow'], '2026-11-24', '2026-11-26'],
    ['es', ['una habitación para hoy', 'hasta pasado mañana'], '2026-11-24', '2026-11-26'],
    ['pt', ['um quarto para hoje', 'até depois de amanhã'], '2026-11-24', '2026-11-26'],
    ['fr', ['une chambre ce soir', "jusqu'à après-demain"], '2026-11-24', '2026-11-26'],
    ['de', ['zimmer heute', 'bis übermorgen'], '2026-11-24', '2026-11-26'],
    ['sv', ['rum ikväll', 'till i övermorgon'], '2026-11-24', '2026-11-26'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    const { state, leftOver } = after(locale, ...messages)
    expect(state).toMatchObject({ arrival, departure })
    expect(leftOver).toBeNull()
  })
})

describe('days beside one that is written out', () => {
  it.each<Conversation>([
    ['de', ['Rückflug ist am 14. November, davor wollen wir 6 Nächte bleiben'], '2027-11-08', '2027-11-14'],
    ['de', ['das Schiff legt am 17. Oktober ab, vorher drei Nächte'], '2027-10-14', '2027-10-17'],
    ['de', ['4. juli feuerwerk schauen, sa-mo'], '2027-07-03', '2027-07-05'],
    ['es', ['cumplo el 20 de febrero: llegamos el jueves 18 y nos vamos el miércoles 24'], '2027-02-18', '2027-02-24'],
    ['pt', ['feriado de 12 de outubro, chegando na sexta anterior e saindo na terça'], '2027-10-08', '2027-10-12'],
    ['fr', ['du mercredi 5 mai au soir jusqu’au dimanche 9'], '2027-05-05', '2027-05-09'],
    ['de', ['morgen in einer Woche, 3 Nächte'], '2026-12-02', '2026-12-05'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    expect(after(locale, ...messages).state).toMatchObject({ arrival, departure })
  })

  it.each<[Locale, ...string[]]>([
    ['de', 'ich werd am 9. september 40, will vom tag davor bis drei tage danach kommen'],
    ['de', 'Ferien vom 23.10. bis 6.11., wir hätten gern nur die erste Woche'],
    ['de', 'Ferien vom 20. Februar bis 6. März, aber wir kommen erst am 27.2.'],
    ['pt', 'corro dia 13 de dezembro, chego na antevéspera'],
    ['de', '5.–9. Juni', 'oder bis zum 11.?', 'doch wie am anfang'],
    ['en', 'june 5 to 9', 'can we move it forward a week?'],
  ])('are asked back where they are only spoken of: %s %s', (locale, ...messages) => {
    expect(after(locale, ...messages).leftOver).toMatchObject({ of: 'days' })
  })
})

describe('weekdays after a stay that lies ahead', () => {
  it.each<Conversation>([
    ['en', ['presidents day weekend', 'friday to monday'], '2027-02-12', '2027-02-15'],
    ['de', ['habt ihr über Pfingsten was frei', 'samstag bis dienstag'], '2027-05-15', '2027-05-18'],
    ['en', ['march 3 to 5', 'this friday to sunday'], '2026-11-27', '2026-11-29'],
    ['de', ['heut, zu zweit', 'und wenn wir gleich bis freitag bleiben'], '2026-11-24', '2026-11-27'],
    ['sv', ['imorrn till lörda för två', 'nej förresten, till sönda'], '2026-11-25', '2026-11-29'],
    ['de', ['valentinstag nur wir zwei', 'samstag bis montag', 'ne doch bis dienstag'], '2027-02-13', '2027-02-16'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    expect(after(locale, ...messages).state).toMatchObject({ arrival, departure })
  })
})

describe('weekdays after a holiday that nobody could tell', () => {
  it('are asked back about until a date is written out', () => {
    const first = after('pt', 'vou emendar o feriado de tiradentes', 'de quarta a domingo, casal')
    expect(first.leftOver?.of).toBe('days')
    expect(first.state).toMatchObject({ arrival: null, areDaysUnclear: true })
    const second = after('pt', 'vou emendar o feriado de tiradentes', 'de quarta a domingo', '21 a 25 de abril')
    expect(second.leftOver).toBeNull()
    expect(second.state).toMatchObject({ arrival: '2027-04-21', areDaysUnclear: false })
  })
})

describe('one end of a stay that is moved', () => {
  it.each<Conversation>([
    ['pt', ['20 a 25 de fevereiro', 'na vdd chego um dia depois, saida igual'], '2027-02-21', '2027-02-25'],
    ['de', ['am 19. Februar', 'am Tag davor anreisen und drei Nächte bleiben'], '2027-02-18', '2027-02-21'],
    ['sv', ['jag ville ha pris på 4-9 mars', 'fel av mej, april ska de va'], '2027-04-04', '2027-04-09'],
    ['en', ['jan 29 - feb 2', 'hmm not jan 29, make it the 30th. same checkout'], '2027-01-30', '2027-02-02'],
    ['de', ['14.02. bis 20.02.', 'ach ne doch erst ab dem 15.'], '2027-02-15', '2027-02-20'],
    ['de', ['14.-17. mai', 'geht auch erst am 15? abreise bleibt'], '2027-05-15', '2027-05-17'],
    ['en', ['may 14 to 17', 'ok and i may come a day earlier, so the 13th'], '2027-05-13', '2027-05-17'],
    ['fr', ['du 5 au 9 avril', 'ah non zut on part le 8 finalement'], '2027-04-05', '2027-04-08'],
    ['fr', ['du 29 décembre', "jusqu'au 2"], '2026-12-29', '2027-01-02'],
    ['pt', ['de 2 a 6 de dezembro', 'e se for so 2 noites a partir do dia 3?'], '2026-12-03', '2026-12-05'],
    ['pt', ['28 fev a 4 de marco', 'e em julho, de 12 a 15?'], '2027-07-12', '2027-07-15'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    expect(after(locale, ...messages).state).toMatchObject({ arrival, departure })
  })
})

describe('a number of nights that is changed', () => {
  it.each<Conversation>([
    ['en', ['friday for 2 nights', 'actually make it 3'], '2026-11-27', '2026-11-30'],
    ['de', ['4.5. bis 6.5.', 'ok dann hängen wir noch eine dran'], '2027-05-04', '2027-05-07'],
    ['de', ['24.1. - 31.1.', 'super. und wenn wir noch ne nacht dranhängen?'], '2027-01-24', '2027-02-01'],
    ['fi', ['24. tammikuuta viikoks', 'jäädäänki yks yö pitempään'], '2027-01-24', '2027-02-01'],
    ['pt', ['10 a 14 de abril', 'blz. e se for uma noite a menos'], '2027-04-10', '2027-04-13'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    expect(after(locale, ...messages).state).toMatchObject({ arrival, departure, party: null })
  })

  it('is one of guests where they were counted', () => {
    expect(after('en', 'friday for 2 nights, 2 adults', 'make it 3').state).toMatchObject({
      departure: '2026-11-29',
      party: { adults: 3 },
    })
  })
})

describe('another month, said alone by who has made a mistake', () => {
  it.each<Conversation>([
    ['sv', ['pris 9-12 december', 'oj menar januari'], '2027-01-09', '2027-01-12'],
    ['fi', ['hinta 9.-12.12.', 'anteeks tammikuuta tarkotin'], '2027-01-09', '2027-01-12'],
    ['de', ['freitag bis montag', 'nein nicht diese woche sondern die drauf'], '2026-12-04', '2026-12-07'],
    ['sv', ['15-18 jan', 'kan vi få till 19 ist'], '2027-01-15', '2027-01-19'],
    ['de', ['mitte märz eine woche', 'na sagen wir ab 13.'], '2027-03-13', '2027-03-20'],
    ['en', ['feb 4 to 8', 'what if we leave on tuesday instead?'], '2027-02-04', '2027-02-09'],
    ['es', ['del 4 al 8 de febrero', 'mejor nos vamos el domingo'], '2027-02-04', '2027-02-07'],
    ['fr', ['du 4 au 25 février', 'il faut repartir le lundi'], '2027-02-04', '2027-02-22'],
    ['de', ['25. bis 29. märz', 'und wenn wir erst am ostermontag abreisen?'], '2027-03-25', '2027-03-29'],
    ['de', ['25. bis 29. januar', 'ich reise einen tag früher ab'], '2027-01-25', '2027-01-28'],
    ['fi', ['4.-8.2.', 'entä jos lähdemme tiistaina?'], '2027-02-04', '2027-02-09'],
    ['sv', ['4-8 februari', 'om vi åker hem på tisdag då?'], '2027-02-04', '2027-02-09'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    expect(after(locale, ...messages).state).toMatchObject({ arrival, departure })
  })
})

describe('a stay that was said as a number of nights is as long from another day on', () => {
  it.each<Conversation>([
    ['de', ['4 nächte ab 1. februar', 'doch lieber ab dem 3.'], '2027-02-03', '2027-02-07'],
    ['de', ['4 nächte ab 1. februar', 'zu dritt', 'doch lieber ab dem 3.'], '2027-02-03', '2027-02-07'],
    ['de', ['4 nächte ab 1. februar', 'ab dem 3.', 'nein ab dem 2.'], '2027-02-02', '2027-02-06'],
    ['de', ['4 nächte ab 1. februar', 'anreise erst am 3., abreise bleibt'], '2027-02-03', '2027-02-05'],
    ['de', ['5. juni, zwei nächte', 'auch am 4. anreisen und am 7. abreisen?'], '2027-06-04', '2027-06-07'],
    ['de', ['1. bis 5. februar', 'anreise erst am 3.'], '2027-02-03', '2027-02-05'],
    ['en', ['3 nights from march 2', 'what if we arrive on the 4th'], '2027-03-04', '2027-03-07'],
    ['en', ['march 2 to 5', 'what if we arrive on the 4th'], '2027-03-04', '2027-03-05'],
    ['sv', ['2 nätter från 3 dec', 'förlåt, den 5e'], '2026-12-05', '2026-12-07'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    expect(after(locale, ...messages).state).toMatchObject({ arrival, departure })
  })
})

describe('the other end of a stay, said after the first', () => {
  it.each<Conversation>([
    ['sv', ['rum från 1 mars', 'till 6 mars'], '2027-03-01', '2027-03-06'],
    ['en', ['a room from march 1', 'until march 6'], '2027-03-01', '2027-03-06'],
    ['de', ['ein zimmer ab 1. märz', 'bis 6. märz'], '2027-03-01', '2027-03-06'],
    ['fr', ['une chambre dès le 1er mars', 'jusqu’au 6 mars'], '2027-03-01', '2027-03-06'],
    ['en', ['a room from march 1 to 4', 'march 6'], '2027-03-06', '2027-03-09'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    expect(after(locale, ...messages).state).toMatchObject({ arrival, departure })
  })
})

describe('a night more or less at the end, and another last day', () => {
  it.each<Conversation>([
    ['de', ['11. bis 14. januar', 'und ohne die letzte nacht?'], '2027-01-11', '2027-01-13'],
    ['en', ['jan 11 to 14', 'without the last night'], '2027-01-11', '2027-01-13'],
    ['fr', ['du 11 au 14 janvier', 'et sans la dernière nuit ?'], '2027-01-11', '2027-01-13'],
    ['sv', ['24-27 juni', 'lägg till en natt på slutet'], '2027-06-24', '2027-06-28'],
    ['en', ['may 28 to may 31', 'add a night at the end'], '2027-05-28', '2027-06-01'],
    ['pt', ['de 29/12 a 2/1', 'e se formos embora dia 3?'], '2026-12-29', '2027-01-03'],
  ])('%s %j', (locale, messages, arrival, departure) => {
    expect(after(locale, ...messages).state).toMatchObject({ arrival, departure })
  })
})

describe('the room that was spoken of', () => {
  const rooms = ['King Room', 'Compact Queen Room', 'King Suite', 'Garden Suite'].map((name) => ({
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    translations: {},
    amenities: [],
    bedType: name.includes('Queen') ? ('Queen' as const) : ('King' as const),
  }))
  const roomsAfter = (locale: Locale, ...messages: string[]) =>
    messages.reduce(
      (state, message) => ({
        ...hear(message, { locale, topics: [], roomTypes: rooms, today }, state).state,
        topic: 'stay',
      }),
      newConversation,
    ).rooms

  it.each<[Locale, string[], string]>([
    ['en', ['king room 2/1-2/5', 'and the king suite?', 'ok back to the first room'], 'king-room'],
    ['fr', ['king room du 1 au 5 février', 'et la king suite ?', 'non finalement la première'], 'king-room'],
    ['sv', ['king room 1-5 februari', 'och king suite?', 'vi tar det första rummet'], 'king-room'],
    ['de', ['king suite 1. bis 5. februar', 'was kostet die suite für 5 nächte?'], 'king-suite'],
    ['en', ['garden suite 2/1-2/5', 'make that 2 rooms'], 'garden-suite'],
    ['en', ['garden suite 2/1-2/5', 'any other rooms free?'], ''],
    ['en', ['king room 2/1-2/5', 'and the king suite?', 'the first night only'], 'king-suite'],
  ])('%s %j', (locale, messages, room) => {
    expect(roomsAfter(locale, ...messages).join(' ')).toBe(room)
  })

  it.each<[Locale, string]>([
    ['de', 'eins reicht doch, wir sind nur noch zu zweit'],
    ['en', 'one is enough, just the two of us'],
    ['es', 'con una basta, somos 2'],
    ['sv', 'ett räcker, vi är två'],
  ])('%s one of two is enough: %s', (locale, message) => {
    const stay = { ...newConversation, arrival: '2027-05-08', departure: '2027-05-12', roomCount: 2, topic: 'stay' }
    const { state } = hear(message, { locale, topics: [], roomTypes: rooms, today }, stay)
    expect(state).toMatchObject({ roomCount: 1, party: { adults: 2, children: 0 } })
  })
})

describe('who comes, taken back', () => {
  it.each<[Locale, string[]]>([
    ['en', ['april 5 to 9 for 2', 'and with 3 of us', 'no sorry back to 2']],
    ['es', ['del 5 al 9 de abril x 2', 'ahora somos 3', 'no perdon mi primo no viene, 2 otra vez']],
    ['pt', ['10 a 14 de abril 2 pessoas', 'somos 3', 'esquece o amigo, só 2 mesmo']],
    ['fi', ['10.-14.4. kahdelle', 'meitä on kolme', 'ei ku sittenki kaks']],
    ['en', ['2 rooms april 5 to 9 for 4', 'just one room for 2']],
  ])('%s %j', (locale, messages) => {
    expect(after(locale, ...messages).state).toMatchObject({ arrival: expect.any(String), party: { adults: 2 } })
  })

  it('a room more comes to those that were spoken of', () => {
    expect(
      after('pt', '2 quartos de 22 a 25 de abril', 'poe mais um quarto, vai vir outro casal').state.roomCount,
    ).toBe(3)
    expect(after('de', '4. bis 8. März', 'noch ein Zimmer dazu').state.roomCount).toBe(2)
  })

  it('the children stay at home', () => {
    expect(after('es', '2 al 5 de mayo para 4', 'mejor sin los niños, nada mas mi mujer y yo').state.party).toEqual({
      adults: 2,
      children: 0,
    })
  })

  it.each<[Locale, string]>([
    ['en', 'and without the kid?'],
    ['de', 'und ohne das kind?'],
    ['es', 'y sin la niña?'],
    ['pt', 'e sem a criança?'],
    ['fr', 'et sans l’enfant ?'],
    ['fi', 'entä ilman lasta?'],
    ['sv', 'och utan barnet?'],
  ])('%s the only child stays at home: %s', (locale, message) => {
    const kids = {
      en: '1 kid',
      de: '1 kind',
      es: '1 niño',
      pt: '1 criança',
      fr: '1 enfant',
      fi: '1 lapsi',
      sv: '1 barn',
    }
    const adults = {
      en: 'adults',
      de: 'erwachsene',
      es: 'adultos',
      pt: 'adultos',
      fr: 'adultes',
      fi: 'aikuista',
      sv: 'vuxna',
    }
    const first = after(locale, `5.6.2027 - 9.6.2027, 2 ${adults[locale]} ${kids[locale]}`)
    expect(first.state.party).toEqual({ adults: 2, children: 1 })
    expect(after(locale, `5.6.2027 - 9.6.2027, 2 ${adults[locale]} ${kids[locale]}`, message).state.party).toEqual({
      adults: 2,
      children: 0,
    })
  })

  it('a room fewer is one', () => {
    expect(after('fr', '2 chambres du 2 au 6 mai pour 4', 'nan une seule pr 2 en fait').state.roomCount).toBe(1)
    expect(after('fr', '2 chambres du 2 au 6 mai pour 4', 'et une nuit de plus').state.roomCount).toBe(2)
  })
})

describe('ends of a stay that are holidays, or lie in two months', () => {
  it.each<[Locale, string, string, string]>([
    ['de', 'Rosenmontag bis Aschermittwoch', '2027-02-08', '2027-02-10'],
    ['de', 'von heiligabend bis neujahr', '2026-12-24', '2027-01-01'],
    ['de', 'heiligabend bis silvester', '2026-12-24', '2026-12-31'],
    ['en', 'dec 28 until new years', '2026-12-28', '2027-01-01'],
    ['sv', 'julafton till nyår', '2026-12-24', '2027-01-01'],
    ['en', 'christmas eve, leaving on the 27th', '2026-12-24', '2026-12-27'],
    ['en', '4th of july wknd, july 2 to july 5', '2027-07-02', '2027-07-05'],
    ['de', 'pfingstsamstag bis pfingstmontag', '2027-05-15', '2027-05-17'],
    ['sv', 'pingstafton till annandag pingst', '2027-05-15', '2027-05-17'],
    ['fi', 'helluntaiaatosta helluntaimaanantaihin', '2027-05-15', '2027-05-17'],
    ['de', 'Nikolaus bis 3. Advent', '2026-12-06', '2026-12-13'],
    ['de', 'Nikolaus bis letzter Advent', '2026-12-06', '2026-12-20'],
    ['sv', 'nyårsafton till trettondagen', '2026-12-31', '2027-01-06'],
    ['sv', 'långfredagen till annandagen', '2027-03-26', '2027-03-29'],
    ['sv', 'julafton till annandagen', '2026-12-24', '2026-12-26'],
    ['fr', 'le pont de l’ascension du jeudi au dimanche', '2027-05-06', '2027-05-09'],
    ['de', 'Anreise Weiberfastnacht, Abreise Aschermittwoch', '2027-02-04', '2027-02-10'],
    ['de', 'vom ersten Weihnachtsfeiertag bis zum 29.', '2026-12-25', '2026-12-29'],
    ['fi', 'jouluaatosta 27. päivään', '2026-12-24', '2026-12-27'],
    ['sv', 'påsk, skärtorsdan till annandagen', '2027-03-25', '2027-03-29'],
    ['de', 'pfingsten sa-di 2 erw.', '2027-05-15', '2027-05-18'],
    ['fi', 'viikko 8 ma-pe, 2 aikuista', '2027-02-22', '2027-02-26'],
    ['sv', 'vecka 9, må till lö', '2027-03-01', '2027-03-06'],
    ['es', 'llegar el veinte de febrero y salir el veintisiete', '2027-02-20', '2027-02-27'],
    ['pt', 'a gente chega dia dezoito de março e vai embora dia vinte e três', '2027-03-18', '2027-03-23'],
    ['en', 'we land on the second of january and fly home on the sixth', '2027-01-02', '2027-01-06'],
    ['es', 'noche vieja, llegamos el 30 y nos vamos el 2', '2026-12-30', '2027-01-02'],
    ['pt', 'reveillon do dia 29 ao dia 3 casal', '2026-12-29', '2027-01-03'],
    ['fi', 'joulu 22.-27.12. hinta', '2026-12-22', '2026-12-27'],
    ['sv', 'vad kostar jul 23-26 dec', '2026-12-23', '2026-12-26'],
    ['de', 'am fünfzehnten märz anreisen und am zwanzigsten wieder abreisen', '2027-03-15', '2027-03-20'],
    ['fr', 'samedi en huit', '2026-12-05', '2026-12-06'],
    ['en', 'from wed before thanksgiving to sunday', '2026-11-25', '2026-11-29'],
    ['fr', 'du réveillon du 31 jusqu au 3 janvier', '2026-12-31', '2027-01-03'],
    ['de', '30. bis 2. Januar', '2026-12-30', '2027-01-02'],
    ['de', '30.-2.1.', '2026-12-30', '2027-01-02'],
    ['en', 'march 30 - 2', '2027-03-30', '2027-04-02'],
    ['es', 'del 30 al 2 de enero de 2028', '2027-12-30', '2028-01-02'],
    [
      'de',
      'am Mittwoch den dreizehnten Januar an und am Samstag den sechzehnten wieder ab',
      '2027-01-13',
      '2027-01-16',
    ],
  ])('%s %s', (locale, message, arrival, departure) => {
    const { state, leftOver } = hear(message, { locale, topics: [], roomTypes: [], today }, newConversation)
    expect(state).toMatchObject({ arrival, departure })
    expect(leftOver).toBeNull()
  })

  it('are asked back about where only one of them is said', () => {
    const hearing = { locale: 'en', topics: [], roomTypes: [], today } as const
    for (const message of [
      'price for friday before easter',
      'march 3, leaving some days later',
      'we land on march 3 and fly home after the party',
    ])
      expect(hear(message, hearing, newConversation).leftOver?.of).toBe('days')
  })
})

describe('a party', () => {
  it.each<[Locale, string, number, number]>([
    ['de', 'meine Frau und ich kommen, von Karfreitag an', 2, 0],
    ['de', 'ich reise mit meiner Tochter sie ist zwölf', 1, 1],
    ['de', 'wir reisen mit unserer Tochter', 2, 1],
    ['en', "I'm travelling with my son", 1, 1],
    ['en', 'we travel with my son', 2, 1],
    ['es', 'viajo con mi hija de 8 años', 1, 1],
    ['sv', 'för mig och min dotter som är 11', 1, 1],
    ['sv', 'två vuxna två barn 5 o 8 år', 2, 2],
    ['fi', 'kaksi aikuista ja kolmevuotias', 2, 1],
    ['sv', 'vi är två vuxna och en tonåring på fjorton', 2, 1],
    ['sv', '2 vuxna + ungarna (5 och 7)', 2, 2],
    ['sv', '2 vuxna 2 barn 8 o 10', 2, 2],
    ['es', 'somos dos adultos y un niño de nueve años', 2, 1],
    ['pt', 'só nós dois', 2, 0],
    ['sv', 'vecka 9 mån till fre 2 vuxna 2 barn 8 o 10 vad kostar', 2, 2],
    ['de', '2 erw. und kinder 3 u. 5', 2, 2],
    ['fr', 'une famille de 4 (2 enfants 3 et 6 ans)', 2, 2],
  ])('%s %s', (locale, message, adults, children) => {
    const { state, leftOver } = hear(message, { locale, topics: [], roomTypes: [], today }, newConversation)
    expect(state.party).toEqual({ adults, children })
    expect(leftOver).toBeNull()
  })

  it.each<[Locale, string[], number, number]>([
    ['sv', ['22-26 februari, 2 vuxna 2 barn', 'men om bara vi vuxna åker'], 2, 0],
    ['de', ['3. bis 6. März, 3 Erwachsene 1 Kind', 'und ohne die Kinder?'], 3, 0],
    ['de', ['24.-28. maerz fuer zwei', 'meine tochter (neun) kommt auch mit'], 2, 1],
    ['pt', ['9 a 12 de dezembro pra 2', 'minha filha de 12 tb vai'], 2, 1],
    ['fr', ['11 au 15 janvier pour 4 pers', 'en fait mon frere vient pas donc 3'], 3, 0],
    ['pt', ['30 a 2 de janeiro eu e minha esposa', 'e com as crianças? 7 e 10 anos'], 2, 2],
  ])('that is changed: %s %j', (locale, messages, adults, children) => {
    expect(after(locale, ...messages).state.party).toEqual({ adults, children })
  })
})
