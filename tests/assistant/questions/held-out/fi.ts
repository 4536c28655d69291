import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fi: Question[] = [
  // Stays in one message
  stay('Moi! oisko teil viel tilaa 11.-14.12? meit ois kaks', ['2026-12-11', '2026-12-14'], { guests: 2 }),
  stay(
    'Hyvää päivää. Tiedustelisin kohteliaimmin, mitä maksaisi majoitus kahdelle aikuiselle 3.2.2027–10.2.2027. Ystävällisin terveisin Marja-Leena Koskela, Kuopio',
    ['2027-02-03', '2027-02-10'],
    { guests: 2 },
  ),
  stay(
    'kui pal teil maksa huane tammikuu viirennest päiväst kahreksantte, mää ja vaimo tullan Raisiost',
    ['2027-01-05', '2027-01-08'],
    { guests: 2 },
  ),
  stay(
    'Paljonkos se mahtas makssoo kolome yötä helmikuun kahestoista päevästä alakaen, myö oltas emännän kanssa kahestaan',
    ['2027-02-12', '2027-02-15'],
    { guests: 2 },
  ),
  stay(
    'Mitä maksaas neliä yötä teirän puutarhasviitis 8. maaliskuuta alkaen, meitä on kolome',
    ['2027-03-08', '2027-03-12'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay(
    'Mie tulisin yksin Rovaniemeltä kaamosta pakhoon 7.1. - 21.1., oliskos tillaa ja mitä tekis',
    ['2027-01-07', '2027-01-21'],
    { guests: 1 },
  ),
  stay('hei onks vapaata ens yöks?? lento peruuntu just, 2 hlö', ['2026-11-24', '2026-11-25'], { guests: 2 }),
  stay('huomisesta perjantaihin yhelle hinta', ['2026-11-25', '2026-11-27'], { guests: 1 }),
  stay(
    'jotain vapaana tulevana viikonloppuna? mä + tyttöystävä',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay(
    'Haetaan luukkuu pe 15.1. - su 17.1., meit on kolme frendii samaan huoneeseen, paljo kustais',
    ['2027-01-15', '2027-01-17'],
    { guests: 3 },
  ),
  stay(
    'jouluaatosta uuteenvuoteen 2 aik 2 lasta, riittääkö yks huone ja mitä se lysti maksaa',
    [
      ['2026-12-24', '2026-12-31'],
      ['2026-12-24', '2027-01-01'],
    ],
    { guests: 4 },
  ),
  stay('Tapaninpäivästä loppiaiseen, hinta?', ['2026-12-26', '2027-01-06']),
  stay(
    'Pääsiäisenä kiirastorstaista toiseen pääsiäispäivään olisi tulossa äiti, isä ja vauva. Löytyykö huonetta?',
    ['2027-03-25', '2027-03-29'],
    { guests: 3 },
  ),
  stay('juhannus teillä ois makee!! to 24.6-su 27.6 neljä tyyppiä', ['2027-06-24', '2027-06-27'], { guests: 4 }),
  stay('vapuks etelään 29.4 -> 3.5 paljonko', ['2027-04-29', '2027-05-03']),
  stay(
    'Äitienpäiväviikonloppu perjantaista sunnuntaihin, yllätys äidille, siis hän ja minä. Onko King-huonetta?',
    ['2027-05-07', '2027-05-09'],
    { guests: 2, room: 'king-room' },
  ),
  stay('ystävänpäivän aikaan la 13.2 – ma 15.2 king sviitti kiitos, vapaana?', ['2027-02-13', '2027-02-15'], {
    room: 'king-suite',
  }),
  stay('Hiihtoloma vk 8 ma-su, 2+2 (lapset 6 ja 9v), mitä makso', ['2027-02-22', '2027-02-28'], { guests: 4 }),
  stay(
    'Saisko studion koko helmikuuksi 1.2.–1.3.? Eläkeläispariskunta Seinäjoelta lähtöö pakkasia karkuhun',
    ['2027-02-01', '2027-03-01'],
    { guests: 2, room: 'studio-kitchenette' },
  ),
  stay(
    'Päivää taas. Minä ja Helvi ollaan Lake Worthissa asuttu vuodesta 71 ja nyt haussia maalataan, tarttettas ruumi joulukuun 7 päivästä 10 päivään. Paljonko se olis taalaa?',
    ['2026-12-07', '2026-12-10'],
    { guests: 2 },
  ),
  stay('2 huonetta 19.3-26.3, yhteensä 6 henkeä, kokonaishinta?', ['2027-03-19', '2027-03-26'], {
    guests: 6,
    rooms: 2,
  }),
  stay(
    'Firman reissu: kolme huonetta, kuusi miestä, 18.–22. tammikuuta. Saanko hinnan alv-erittelyllä',
    ['2027-01-18', '2027-01-22'],
    { guests: 6, rooms: 3 },
  ),
  stay('Maksaaks 6.4.–9.4. paljon jos tulijoina on minä ja yks mäyräkoira', ['2027-04-06', '2027-04-09'], {
    guests: 1,
  }),
  stay('oisko 5 yötä mahis 2.12 alkaen kahellle', ['2026-12-02', '2026-12-07'], { guests: 2 }),
  stay('hinta 12/02-19/02 ???', ['2027-02-12', '2027-02-19']),
  stay(
    'Onko itsenäisyyspäivän tienoilla 4.-7.12. vielä jotakin kahdelle vanhalle rintamamiehen pojalle',
    ['2026-12-04', '2026-12-07'],
    { guests: 2 },
  ),
  stay(
    'Mikä olisi viikon hinta heinäkuun ensimmäisestä alkaen, neljä henkeä, yhden makuuhuoneen sviitti',
    ['2027-07-01', '2027-07-08'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay('moro mitä pariskunta Mansesta joutuu pulittaan 20. - 27. elokuuta', ['2027-08-20', '2027-08-27'], {
    guests: 2,
  }),
  stay('Saapuminen 9.3.2027 lähtö 13.3.2027 henkilöitä 2 + 1 lapsi', ['2027-03-09', '2027-03-13'], { guests: 3 }),
  stay('uudenvuoden raketit teillä? 30. joulukuuta kolmeks yöks, onks jo täynnä', ['2026-12-30', '2027-01-02']),
  stay(
    'Kuinka paljon tulee maksamaan 14 yötä kun tulo on 10.1. ja pappa matkustaa yksin',
    ['2027-01-10', '2027-01-24'],
    {
      guests: 1,
    },
  ),
  stay(
    'Mukulat 4v ja 7v + minä yksinhuoltajana, lokakuun 4. päivästä 4 yötä. Kahden queen-vuoteen huone?',
    ['2027-10-04', '2027-10-08'],
    { guests: 3, room: 'double-queen-room' },
  ),
  stay('Kompakti queen la 5.12. yhdeksi yöksi – vapaa?', ['2026-12-05', '2026-12-06'], { room: 'compact-queen-room' }),
  stay('tulisin tos torstaina ja lähtisin lauantaina, yhen hengen majotus, paljo', ['2026-11-26', '2026-11-28'], {
    guests: 1,
  }),
  stay('Ensi maanantaista keskiviikkoon yks asentaja Ylivieskasta, mihin hintaan', ['2026-11-30', '2026-12-02'], {
    guests: 1,
  }),
  stay(
    'ens perjantaist kaks yät, onk teil tila ko tullan Naantalist? 2 hlö',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
    ],
    { guests: 2 },
  ),
  stay(
    'Olisiko King-huone sisäpihalla vapaana syyskuun 13.–17.? Vaimoni täyttää silloin 60.',
    ['2027-09-13', '2027-09-17'],
    { room: 'courtyard-king-room' },
  ),
  stay(
    'Kesäkuun alussa, tarkemmin 1.6.–12.6., haluaisimme tulla kummityttöä tapaamaan, meitä olisi yhteensä kolme. Mikä on hinta-arvionne?',
    ['2027-06-01', '2027-06-12'],
    { guests: 3 },
  ),
  stay('27.12–30.12 mummo pappa ja kaks lapsenlasta mahtuuko', ['2026-12-27', '2026-12-30'], { guests: 4 }),
  stay('Paljonko yö ylihuomenna, 2 + koira', ['2026-11-26', '2026-11-27'], { guests: 2 }),
  stay(
    'hei kuin palio maksas kymmenen yötä tammikuun lopusta, siis 22.1. lähtien?? miä, äitee ja täti',
    ['2027-01-22', '2027-02-01'],
    { guests: 3 },
  ),
  stay('tarttis kolme yötä niin että lähtö on 13.5. aamulla, kahdelle, löytyykö', ['2027-05-10', '2027-05-13'], {
    guests: 2,
  }),
  stay('huhtikuun toinen viikonloppu pe-su, likkojen reissu 4 hlöä, onko vapaata', ['2027-04-09', '2027-04-11'], {
    guests: 4,
  }),
  stay(
    'Häämatka!! Lennetään teille 16. elokuuta ja viihdyttäisiin 23.8. saakka puutarhasviitissä, mitä tulee hinnaksi <3',
    ['2027-08-16', '2027-08-23'],
    { room: 'garden-suite' },
  ),
  stay('Kaks king-huonetta 8.2. viideks yöks, kaks pariskuntaa. paljonko yhteensä', ['2027-02-08', '2027-02-13'], {
    guests: 4,
    rooms: 2,
    room: 'king-room',
  }),

  // Stays in conversations
  stay(['Paljonko 10.–13.1. kahdelle?', 'entä jos jäätäis vielä yks yö pidempään'], ['2027-01-10', '2027-01-14'], {
    guests: 2,
  }),
  stay(['onks tilaa 5.2.-8.2.', 'unohin sanoo et meit on kolme'], ['2027-02-05', '2027-02-08'], { guests: 3 }),
  stay(['Hei, oon tulossa maaliskuussa', '15. päivä', 'neljä yötä, yks hlö'], ['2027-03-15', '2027-03-19'], {
    guests: 1,
  }),
  stay(['Mitä puutarhasviitti maksaa 1.–5.12.?', 'no entäs studio'], ['2026-12-01', '2026-12-05'], {
    room: 'studio-kitchenette',
  }),
  stay(['hinta 18.12.-21.12. kaks aikuista', 'ai nii ja vauva mukaan'], ['2026-12-18', '2026-12-21'], { guests: 3 }),
  stay(
    [
      'Paljonko maksaa 2 hlö 12.4.–16.4.',
      'Saako koiran tuoda?',
      'No sitten otetaan hauva messiin. Mitä se kokonaishinta nyt olikaan',
    ],
    ['2027-04-12', '2027-04-16'],
    { guests: 2 },
  ),
  stay(['Olisiko teillä huone 6.1.–9.1.?', 'Anteeksi, tarkoitin helmikuuta'], ['2027-02-06', '2027-02-09']),
  stay(['Onko tulevana viikonloppuna tilaa?', 'höh. No entä 11.-13.12.'], ['2026-12-11', '2026-12-13']),
  stay(
    ['Lennämme Miamiin 3.3. ja takaisin Helsinkiin 17.3.', 'Paljonko koko se aika kahdelta hengeltä teillä?'],
    ['2027-03-03', '2027-03-17'],
    { guests: 2 },
  ),
  stay(['mitä kustantaa 7 yötä 20.1. alkaen', 'liikaa mulle. entäs vaan 5 yötä'], ['2027-01-20', '2027-01-25']),
  stay(
    ['Perheelle 2+2 huone 24.–28.2.?', 'Lapset jääkin mummolaan, tullaan miehen kans kahdestaan'],
    ['2027-02-24', '2027-02-28'],
    { guests: 2 },
  ),
  stay(
    [
      'Kahdelle 14.12.–17.12.',
      'kauanko kentältä tulee teille?',
      'kiitti. entä sama huone mut lähettäis jo päivää aiemmin',
    ],
    ['2026-12-14', '2026-12-16'],
    { guests: 2 },
  ),
  stay(['Huone 9.5.-12.5.', 'voitaskin tulla jo päivää aikasemmin'], ['2027-05-08', '2027-05-12']),
  stay(
    ['paljonko kaks huonetta 2.4.-5.4. viidelle hengelle', 'äijät kuorsaa. jos otettaiski kolme huonetta?'],
    ['2027-04-02', '2027-04-05'],
    { guests: 5, rooms: 3 },
  ),
  stay(
    ['Pariskunta hakee king-huonetta 11.1. - 15.1.', 'otetaan sittenkin isompi eli king-sviitti'],
    ['2027-01-11', '2027-01-15'],
    { guests: 2, room: 'king-suite' },
  ),
  stay(['moi', 'oisko tilaa', '28.12.', 'kahdeks yöksi kolmelle'], ['2026-12-28', '2026-12-30'], { guests: 3 }),
  stay(
    ['Mitä joulu maksaa 23.12.–27.12. nelihenkinen perhe', 'mites jos päästäis tuleen vasta 25. päivä'],
    ['2026-12-25', '2026-12-27'],
    { guests: 4 },
  ),
  stay(['Hinta 17.6.-24.6. yhdelle?', 'Kaveri innostu kans, meit on sit kaks'], ['2027-06-17', '2027-06-24'], {
    guests: 2,
  }),
  stay(
    [
      'Onko yhden makuuhuoneen sviitti vapaana 9.–16.7.?',
      'Onkos siinä keittiö?',
      'Selvä juttu. Meitä tulee neljä, mitä se viikko siis kustantaa',
    ],
    ['2027-07-09', '2027-07-16'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(['hinta huomiseks 1 yö', 'hups piti kirjottaa torstaiks'], ['2026-11-26', '2026-11-27']),
  stay(['Saapuisin 11. lokakuuta', 'Lähtö olisi 18. päivä, yksi henkilö'], ['2027-10-11', '2027-10-18'], {
    guests: 1,
  }),
  stay(
    ['mitä teil maksaa la 16.1. - ti 19.1.', 'onko siel wifi', 'ok hyvä. ja jos lähtö onki vast keskiviikkona?'],
    ['2027-01-16', '2027-01-20'],
  ),
  stay(
    ['Kahdelle aikuiselle ja kahdelle lapselle 29.3.–2.4.', 'Siirretäänkin viikolla eteenpäin, samat tyypit'],
    ['2027-04-05', '2027-04-09'],
    { guests: 4 },
  ),
  stay(
    ['onks tammikuun alussa viikonloppuna mitää vapaana', 'siis 8.-10.1., kolme jätkää'],
    ['2027-01-08', '2027-01-10'],
    { guests: 3 },
  ),
  stay(
    [
      'Hyvää iltaa! Vaimoni kanssa suunnittelemme kahden hengen matkaa 22.–26. maaliskuuta.',
      'Onko teillä hissiä? Vaimolla on huono polvi.',
      'Ymmärrän. Mikä olisi hinta noille päiville?',
    ],
    ['2027-03-22', '2027-03-26'],
    { guests: 2 },
  ),
  stay(['Kolme yötä 4.9. alkaen, paljonko', 'ja kompaktissa queenissa?'], ['2027-09-04', '2027-09-07'], {
    room: 'compact-queen-room',
  }),
  stay(
    ['2.8.–6.8. 2 hlö', 'anoppi tuleekin mukaan, eli kolme :(', 'eiku ei se tuukaan, hinta kahdelle'],
    ['2027-08-02', '2027-08-06'],
    { guests: 2 },
  ),
  stay(
    ['Olisiko kahden queen-vuoteen huone 25.1.–30.1. neljälle?', 'Yksi meistä joutuikin jäämään pois'],
    ['2027-01-25', '2027-01-30'],
    { guests: 3, room: 'double-queen-room' },
  ),
  stay(
    ['Mitä maksaa uusivuosi 30.12.-3.1.', 'niitä huoneita tarvitaan kaksi, neljä aikuista'],
    ['2026-12-30', '2027-01-03'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    ['Pakko päästä lämpimään. Helmikuussa viikko?', 'Vaikka 14. päivästä', 'Ja tosiaan kaksin siipan kanssa'],
    ['2027-02-14', '2027-02-21'],
    { guests: 2 },
  ),

  // Facts
  ask('lento laskeutuu jo kasilta aamulla, mistä kellonajasta huoneeseen pääsee', 'checkIn'),
  ask('Saako lähtöpäivänä jäädä pidempään ja paljonko siitä laskutetaan', 'lateFee'),
  ask(['voiko luovuttaa huoneen myöhemmin?', 'mihin asti max'], 'lateUntil'),
  ask('Otatteko jonkun panttirahan kortilta?', 'deposit'),
  ask('meil ois pieni villakoira messis, paljo siit veloitetaan', 'petFee'),
  ask('jos mun äijä käräytetään röökaamasta huoneessa ni paljonko sakkoo', 'smokingFee'),
  ask('Anoppi on huonona, joten kysyn varmuudeksi: kuinka myöhään varauksen voi perua maksutta?', 'cancelling'),
  ask('Respan aukioloajat?', 'opens', 'closes'),
  ask('Tullaan kaaralla Georgiasta ja voi mennä iltamyöhään. Monelta toimisto pannaan kiinni', 'closes'),
  ask('onko pitkäkin tallustelu peetsille', 'beach'),
  ask('Jos mennään autolla rantaan niin mitä parkki siellä maksaa ja entä teidän pihassa', 'beachParking', 'parking'),
  ask('Mikä on puhelinnumeronne ja sähköposti', 'phone', 'email'),
  ask('mitä mää naputtelen navigaattoriin', 'street'),
  ask('Isäni taisi yöpyä teillä merimiehenä joskus 50-luvulla. Minä vuonna hotelli on avattu?', 'year'),
  ask('onks se iso vai pieni hotelli, montako huonetta', 'rooms'),
  ask('Paljonko alennusta tulee ku tilaa sen uutiskirjeen', 'newsletter'),
  ask('Met oltais talvi siellä, annakko halvemmalla ko ottaa koko kuukauen', 'monthly'),
  ask(['tullaan PBI:lle, kauanko sieltä ajaa', 'entä Fort Lauderdalesta'], 'secondAirport'),
  ask('Serkku asuu Lake Worthissa, onko sinne teiltä pitkästi', 'lakeWorth'),
  ask('West Palm Beachin keskustaan autolla montako minuuttia', 'westPalm'),
  ask('Millon teillä on se kaikista vilkkain ja kallein aika', 'peakSeason'),
  ask('Tytär tekee gradua merikilpikonnista, mihin aikaan vuodesta ne tulevat rannalle munimaan?', 'turtles'),
  ask('hurrikaanit pelottaa, mitkä kuukaudet pitäis vältellä', 'hurricanes'),
  ask('etätöitä pitäs vääntää, toimiiko netti ja maksaako se', 'wifi'),
  ask('missä siellä pääsee altaaseen pulikoimaan', 'noPool'),
  ask('Äidillä on rollaattori, pääseekö yläkertaan muuten kuin rappusia', 'stairs'),
  ask('kahvetta pittää suaha heti kun silimät aakee, onko sitä tarjolla ja entäs uamupala', 'coffee', 'breakfast'),
  ask('Voiko siellä ite keittää puuron, ja onks jääkaappi voille', 'kitchen', 'fridge'),
  ask('käykö siivooja joka päivä vai pitääkö sänky pedata itte', 'cleaning'),
  ask('Hiki tulee jo aatellessa – onhan huoneissa ilmastointi? Ja näkyykö telkkari', 'airConditioning', 'tv'),
  ask('Saako pihalla paistaa makkaraa, löytyykö grilliä', 'barbecue'),
  ask('vingutanko visaa vai käykö seteli', 'cards', 'cash'),
  ask('Saako huoneeseen pinnasängyn, poika on 8 kk', 'crib'),
  ask('valvooko rantaa kukaan, ipanat ei oo kummosia uimareita', 'lifeguards'),
  ask('Käytän opaskoiraa. Peritäänkö siitäkin lemmikkimaksu?', 'assistanceDog'),
  ask('Ei oo ajokorttia, kulkeeko siellä bussi tai juna?', 'bus', 'train'),
  ask('toimiiks uber siel', 'rides'),
  ask('Missä se suomalaisten talo on mis tanssitaan humppaa', 'finland'),
  ask('Vävy suositteli sitä Key Lime -ravintolaa, mitä osaatte kertoa siitä', 'keyLime'),
  ask('mistä illalla pitsaa, entä lähin thaikkupaikka', 'pizza', 'thai'),
  ask('Mistä saa ostettua maitoa ja leipää, onko ruokakauppa liki', 'groceries'),
  ask(['mitä lasten kans voi tehä', 'entäs semmonen leikkipuisto'], 'playground'),
  ask('äijäporukka haluis narrata kalaa, onnistuuko siinä lähellä', 'fishing'),
  ask('Mitä Lion Country Safarin liput maksavat? Entä Flaglerin museo?', 'safari', 'flagler'),
  ask('Mummo ei puhu sanaakaan englantia. Puhuuko teillä kukaan suomea?', 'languages'),

  // A price without a date
  from('Mistä hinnat lähtee'),
  from('mikä o halvin yö mitä teilt saa, opiskelijabudjetti'),
  from('Kuinka paljon king-sviitti maksaa alimmillaan?', 'king-suite'),
  from('paljonko pittää kukkarosta kaivoo että yöks piäsöö'),
  from('Studio, alkaen-hinta?', 'studio-kitchenette'),
  from('onks teil kallist? suunnilleen per yö'),
  from('Haaveilen vasta enkä tiedä ajankohtaa, mutta mitä se puutarhasviitti vähintään on yöltä', 'garden-suite'),
  from('noin hintaluokka kahden queen-vuoteen huoneelle', 'double-queen-room'),

  // Nothing is known of it
  unknown('onko teillä sauna :D'),
  unknown('Saako passit ja korut johonkin tallelokeroon?'),
  unknown('silitysrauta löytyy? puku menee matkas ryttyyn'),
  unknown('Olen allerginen höyhenille. Millä tyynyt on täytetty?'),
  unknown('lainaatteko pistokeadapteria suomilaturille'),
  unknown('Voiko teidän pihalla vihkiä pariskunnan, pappi tulis omasta takaa'),
  unknown('selekä on jumissa, käypikö siellä hierojaa'),
  unknown('jos tilaan amazonista paketin etukäteen hotellille ni otatteks vastaan'),

  // A human being
  person('saako tähän ihan oikean ihmisen'),
  person('Haluaisin mieluummin keskustella jonkun henkilökuntanne kanssa, kiitos.'),
  person('en mää robotin kans rupee, anna joku elävä langan päähän'),
  person('voisko omistaja tai joku respasta vastata mulle tähän'),
]
