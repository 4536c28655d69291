import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const fi: Question[] = [
  stay('paljonko maksaa 11.-15.1. kahdelle', ['2027-01-11', '2027-01-15']),
  stay('meit on 2 aikuista ja 2 lasta, 8.2. - 12.2., mitä tulis maksamaan', ['2027-02-08', '2027-02-12'], {
    guests: 4,
  }),
  stay('onko tilaa huomenna 3 yötä', ['2026-11-25', '2026-11-28']),
  stay('itsenäisyyspäivästä 3 yötä kahdelle, hinta?', ['2026-12-06', '2026-12-09']),
  stay(['onks vapaata 7.-10. joulukuuta kahdelle', 'entä jos mummo tulee mukaan'], ['2026-12-07', '2026-12-10'], {
    guests: 3,
  }),
  stay(['kingsviitti 18.-21.1. hinta', 'siis 19.-22.1.'], ['2027-01-19', '2027-01-22'], { room: 'king-suite' }),
  stay('mitä maksaa king huone viidelle hengelle 2.-5.2.', ['2027-02-02', '2027-02-05'], {
    guests: 5,
    room: 'king-room',
  }),
  stay('tullaan maaliskuun 2. päivä ja lähetään 5. päivä, kaks henkee, paljonko', ['2027-03-02', '2027-03-05']),
  from('mikä on halvin yö'),
  ask('saako koiran ottaa ja mitä se maksaa', 'petFee'),
  ask(['onko parkkipaikkaa', 'eli ilmanen?'], 'parking'),
  ask('eikö aamupala kuulu hintaan', 'breakfast'),
  ask('voiko huoneessa olla pidempään lähtöpäivänä, paljonko lisämaksu', 'lateFee'),
  ask('onks siel hissiä', 'stairs'),
  ask('voiko perua ilmaseks viel päivää ennen', 'cancelling'),
  ask('kuin kauan kävellä rannalle', 'beach'),
  ask('saako vauvalle sängyn', 'crib'),
  unknown('voiko siellä ladata sähköauton'),
  unknown('onko teillä kuntosalia'),
  person('haluan puhua oikean ihmisen kans'),
  stay('moi paljonko maksais 7.-12.1. kahelle', ['2027-01-07', '2027-01-12']),
  stay('ois tulossa 4 hengen perhe 15.12. - 20.12., mitä maksaa yhteensä', ['2026-12-15', '2026-12-20'], { guests: 4 }),
  stay(
    ['onks puutarhasviitti vapaana 18.-22. tammikuuta', 'entä king-sviitti samoille päiville'],
    ['2027-01-18', '2027-01-22'],
    {
      room: 'king-suite',
    },
  ),
  stay('itsenäisyyspäivän viikonloppu kahdelle, paljonko?', [
    ['2026-12-04', '2026-12-06'],
    ['2026-12-04', '2026-12-07'],
    ['2026-12-05', '2026-12-06'],
    ['2026-12-05', '2026-12-07'],
  ]),
  from('mikä on halvin yö mitä teiltä löytyy'),
  ask(['saaks koiran ottaa mukaan', 'no paljon se maksaa'], 'petFee'),
  ask('pärjääkö siellä suomella vai pitääkö vääntää enkuks', 'languages'),
  ask('mistä sais ruisleipää siellä päin', 'bakery'),
  ask('ei oo ajokorttia, pääseekö siellä bussilla mihinkää', 'bus'),
  ask('jääkö se takuusumma teille vai saako takas ja paljonko se oli', 'deposit'),
  unknown('onko siellä sauna??'),
  unknown('vuokraatteko polkupyöriä'),
]
