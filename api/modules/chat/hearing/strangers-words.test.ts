import { describe, expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { newConversation } from './conversation-state.ts'
import { hear, type Heard } from './heard.ts'

const today = '2026-11-24'

/** What the conversation means after the last of some messages, and what was not understood of that. */
const after = (locale: Locale, messages: readonly string[]): Heard => {
  const hearing = { locale, topics: [], roomTypes: [], today }
  const [first, ...more] = messages
  return more.reduce<Heard>(
    (heard, message) => hear(message, hearing, heard.state),
    hear(first!, hearing, newConversation),
  )
}

describe('the days of a stay', () => {
  it.each<[locale: Locale, messages: string[], arrival: string, departure: string]>([
    ['sv', ['fjorton nätter från den 11 januari'], '2027-01-11', '2027-01-25'],
    ['de', ['zwölf Nächte ab 11. Januar'], '2027-01-11', '2027-01-23'],
    ['sv', ['vi gifte oss 12 juni 1987, ankomst 11 juni, tre nätter'], '2027-06-11', '2027-06-14'],
    ['fr', ['match le 16 janvier à 19h, on dort chez vous la nuit du 16 au 17'], '2027-01-16', '2027-01-17'],
    ['en', ['Friday week for two nights?'], '2026-12-04', '2026-12-06'],
    ['en', ['do you have a room a week on saturday, one night'], '2026-12-05', '2026-12-06'],
    ['en', ['a fortnight today, three nights'], '2026-12-08', '2026-12-11'],
    ['fr', ['samedi en quinze, 2 nuits'], '2026-12-12', '2026-12-14'],
    ['fr', ['samedi en huit, 2 nuits'], '2026-12-05', '2026-12-07'],
    ['en', ['Arriving 12JAN27 dep 15JAN27'], '2027-01-12', '2027-01-15'],
    ['sv', ['270415-270419, pris?'], '2027-04-15', '2027-04-19'],
    ['es', ['2 noches (18 y 19 de enero), precio'], '2027-01-18', '2027-01-20'],
    ['es', ['1 noche del 18 al 19 de enero'], '2027-01-18', '2027-01-19'],
    ['pt', ['5 diárias a partir de 2 de maio'], '2027-05-02', '2027-05-07'],
    ['fi', ['riittääkö 600 dollaria neljään yöhön 10.5. alkaen'], '2027-05-10', '2027-05-14'],
    ['fr', ["du 1er juin jusqu'au 15, avec la remise à la semaine ?"], '2027-06-01', '2027-06-15'],
    ['en', ['how much for 4 nites checking out sunday january 17'], '2027-01-13', '2027-01-17'],
    ['fi', ['jouluaatosta uuteenvuoteen, hinta?'], '2026-12-24', '2027-01-01'],
    ['pt', ['chegamos sexta 3 de setembro e voltamos terça 7'], '2027-09-03', '2027-09-07'],
    ['fr', ['une chambre demain', 'jusqua vendredi'], '2026-11-25', '2026-11-27'],
    ['en', ['july 23-25', 'we leave monday not sunday'], '2027-07-23', '2027-07-26'],
    ['fi', ['13.5. - 16.5.', 'lähetäänki sunnuntain sijaan vasta maanantaina'], '2027-05-13', '2027-05-17'],
    ['de', ['morgen bis samstag', 'nee doch erst ab übermorgen'], '2026-11-26', '2026-11-28'],
    [
      'fr',
      ['du 12 au 16 août', 'non, le 12 on est encore à Orlando. Arrivée le 13 plutôt'],
      '2027-08-13',
      '2027-08-16',
    ],
    ['fr', ['le week-end prochain ?', 'non, celui du 11 décembre'], '2026-12-11', '2026-12-13'],
    ['sv', ['påsken 26 till 29 mars', 'helgen innan då, fredag till måndag?'], '2027-03-19', '2027-03-22'],
    ['en', ['jan 15 to 17', 'and the weekend before?'], '2027-01-08', '2027-01-10'],
    [
      'fi',
      ['tullaan 23.1. neljäks yöks', 'jos tullaanki päivää aikasemmin, lähtö ei muutu'],
      '2027-01-22',
      '2027-01-27',
    ],
    ['es', ['del 20 al 27 de febrero', 'está caro, ¿y lo mismo en mayo?'], '2027-05-20', '2027-05-27'],
    ['fr', ['20 au 27 mars', 'Même chose mais en avril'], '2027-04-20', '2027-04-27'],
    ['sv', ['4-6 feb', 'samma sak i maj?'], '2027-05-04', '2027-05-06'],
    ['es', ['2 noches entrando el 22 de enero', 'perdón, es el 29 no el 22'], '2027-01-29', '2027-01-31'],
    ['de', ['13-16 sept', 'können wir auch bis 18 bleiben'], '2027-09-13', '2027-09-18'],
    ['fi', ['5.1.-8.1.', 'entä jos jään sunnuntaihin'], '2027-01-05', '2027-01-10'],
    ['fr', ['1-5 août', 'et si on part le 6 ?', 'et le 7 ?'], '2027-08-01', '2027-08-07'],
    ['fr', ['3 nuits à partir du 15 mai', 'mettez-en 4 plutôt'], '2027-05-15', '2027-05-19'],
    ['fi', ['kaks yötä ens perjantaista', 'eiku kolme'], '2026-11-27', '2026-11-30'],
    ['en', ['July 12, 5 nights', 'knock it down to 3 nights', 'hmm no, go back to 5'], '2027-07-12', '2027-07-17'],
    ['en', ['Sep 20 to 24', 'twice as many nights?'], '2027-09-20', '2027-09-28'],
    ['en', ['thursday to saturday', 'and two weeks after that'], '2026-12-10', '2026-12-12'],
    ['sv', ['vi vill komma om två veckor', 'från tisdagen, två nätter'], '2026-12-08', '2026-12-10'],
    ['en', ['a week from friday for 3 nights'], '2026-12-04', '2026-12-07'],
    ['en', ['how much is sat night'], '2026-11-28', '2026-11-29'],
    ['pt', ['tem vaga na sexta?', 'sexta não dá, pode ser sábado?'], '2026-11-28', '2026-11-29'],
    ['de', ['vom 12. bis 14. mai', 'und wie viel wäre es im juni'], '2027-06-12', '2027-06-14'],
    ['es', ['del 6 al 9 de abril', 'perdon, era mayo'], '2027-05-06', '2027-05-09'],
    ['fi', ['joulu 23.12.-27.12.'], '2026-12-23', '2026-12-27'],
    ['de', ['2.8. bis 6.8.', 'geht auch ne nacht länger?'], '2027-08-02', '2027-08-07'],
    ['fr', ['le 16 janvier', 'plutôt le 23 en fait'], '2027-01-23', '2027-01-24'],
    ['de', ['14.7 bis 21.7', 'doch lieber ab 12.7'], '2027-07-12', '2027-07-21'],
    [
      'fr',
      ['du 8 au 10 décembre', "La réunion vient d'être repoussée d'une semaine. Quel tarif ?"],
      '2026-12-15',
      '2026-12-17',
    ],
    ['sv', ['19–23 februari', 'om vi drar bort en natt i slutet?'], '2027-02-19', '2027-02-22'],
    ['sv', ['6 juni 3 nätter', 'nä vänta, juli'], '2027-07-06', '2027-07-09'],
    ['sv', ['tor-sön nu i veckan'], '2026-11-26', '2026-11-29'],
    ['sv', ['5 dygn från annandag jul'], '2026-12-26', '2026-12-31'],
    ['sv', ['14 feb', 'en natt ja', 'nä två'], '2027-02-14', '2027-02-16'],
    ['fr', ['du 12 au 15 janvier', 'et pour 5 nuits cette année ?'], '2027-01-12', '2027-01-17'],
    ['fr', ['12 au 15 mai', "pour deux ? J'espère que vous passez une bonne semaine."], '2027-05-12', '2027-05-15'],
    ['pt', ['6 de junho 3 noites', 'espere, julho'], '2027-07-06', '2027-07-09'],
    ['sv', ['onsdag till fredag', 'kan bli lördag oxå'], '2026-11-25', '2026-11-28'],
  ])('%s: %j', (locale, messages, arrival, departure) => {
    const { state, leftOver } = after(locale, messages)
    expect({ leftOver, arrival: state.arrival, departure: state.departure }).toEqual({
      leftOver: null,
      arrival,
      departure,
    })
  })
})

describe('who comes', () => {
  const days: Record<Locale, string> = {
    en: 'apr 12-16',
    es: 'del 12 al 16 de abril',
    pt: '12 a 16 de abril',
    fr: 'du 12 au 16 avril',
    de: '12.-16. April',
    fi: '12.-16.4.',
    sv: '12-16 april',
  }
  it.each<[locale: Locale, messages: string[], adults: number, children: number]>([
    ['en', ['2 adults + baby, Jan 4 to 8'], 2, 1],
    ['de', ['4. bis 8. Januar, 2 Erwachsene und Baby'], 2, 1],
    ['sv', ['två vuxna, barn 4 och 7 år (den yngsta tål inte nötter), 21–26 juni'], 2, 2],
    ['fr', ['six copines, trois chambres, du 14 au 16 mai'], 6, 0],
    ['en', ['Jan 4 to 8, just me', 'my gf wants to come'], 2, 0],
    ['fr', ['pour trois, du 14 au 18 février', 'notre fils reste à la maison'], 2, 0],
    ['en', ['single traveller'], 1, 0],
    ['de', ['ein Gast, geschäftlich'], 1, 0],
    ['fi', ['ihan vaan mulle'], 1, 0],
    ['pt', ['viajo só'], 1, 0],
    ['es', ['4 personas (2 adultos y 2 niñas de 7 y 9)'], 2, 2],
    ['sv', ['två vuxna + barn 4 och 6 år'], 2, 2],
    ['fi', ['kaksi aikuista ja kaksi lasta, 4 ja 6'], 2, 2],
    ['fr', ['on est 4 avec les jumeaux de 5 ans'], 2, 2],
    ['pt', ['meus 3 filhos (8, 11 e 15 anos), iríamos os quatro'], 1, 3],
    ['pt', ['eu, meu marido e a sogra'], 3, 0],
    ['pt', ['vamos eu, minha esposa e um dos filhos'], 2, 1],
    ['pt', ['no quarto mais pequeno que tiverem, para dois'], 2, 0],
    ['en', ['mum dad me n me brother'], 4, 0],
    ['es', ['para mi mujer, mi suegro y un servidor'], 3, 0],
    ['es', ['con mis dos hijos, soy mamá soltera'], 1, 2],
    ['fr', ['ma femme moi et notre gamin'], 2, 1],
    ['fr', ['une personne', 'et si je viens avec ma fille et ma petite-fille ?'], 1, 2],
    ['fi', ['kaks aikuista ja ekaluokkalainen'], 2, 1],
    ['sv', ['ensamstående med 3 ungar (14, 11 å 5 år)'], 1, 3],
    ['sv', ['rummet med två queensängar, mamma pappa och två tonåringar'], 2, 2],
    ['de', ['sind 4 jungs'], 4, 0],
    ['de', ['2 Personen', 'mein Mann sagt erst ab dem 14.'], 2, 0],
    ['de', ['2 Personen', 'jz kommen noch 2 mädels dazu'], 4, 0],
    ['de', ['ich und mein sohn (12)', 'meine tochter kommt auch mit', 'und meine mutter'], 2, 2],
    ['de', ['2 Personen', 'die schwiegermutter will auch mit'], 3, 0],
    ['de', ['mir sind z dritt'], 3, 0],
    ['fr', ['2 adultes', 'avec notre fils de 9 ans', 'ah et notre fille aussi, 12 ans'], 2, 2],
    ['sv', ['2 pers', 'o om vi tar med morsan'], 3, 0],
    ['sv', ['jag o tre polare', 'en av dom kan inte'], 3, 0],
    ['en', ['3 adults', 'drop one adult'], 2, 0],
    ['pt', ['2 pessoas', 'minha mãe vai junto, então 3', 'e sem a minha mãe?'], 2, 0],
    ['fi', ['4 hlö', 'yks jäi pois, kolme ollaan'], 3, 0],
    ['es', ['2 personas', 'se apunta mi suegra, ¿cuánto sería los tres?'], 3, 0],
    ['fi', ['2 hlö', 'mahtuuks siihen 3'], 3, 0],
    ['sv', ['vi är fyra, två barn på 3 och 6 år'], 2, 2],
    ['sv', ['fyra pers, barnen e 7 å 10'], 2, 2],
    ['sv', ['två personer', 'Svärmor hänger tydligen på. Så tre.'], 3, 0],
    ['sv', ['fyra personer', 'utan barnen, bara vi två'], 2, 0],
    ['es', ['somos 4', 'y los 4 en una sola habitación?'], 4, 0],
    ['de', ['für 2', 'Meine Schwester kommt doch mit, also 3'], 3, 0],
    ['de', ['Zwei Erwachsene und unser Sohn, 12'], 2, 1],
    ['de', ['Ehepaar mit erwachsener Tochter'], 3, 0],
    ['en', ['a couple, husband and wife'], 2, 0],
    ['en', ['a couple and grandma'], 3, 0],
    ['es', ['una pareja con mi suegra'], 3, 0],
    ['sv', ['min fru och jag', 'Och sonen med flickvän följer nog med'], 3, 1],
    ['fi', ['sheltti ja mä'], 1, 0],
    ['en', ['my husband & I'], 2, 0],
    ['pt', ['somos em 4'], 4, 0],
  ])('%s: %j', (locale, messages, adults, children) => {
    const { state, leftOver } = after(locale, [days[locale], ...messages])
    expect({ leftOver, party: state.party }).toEqual({ leftOver: null, party: { adults, children } })
  })
})
