import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const sv: Question[] = [
  stay('va kostar det 11-15 januari för två', ['2027-01-11', '2027-01-15']),
  stay('har ni nåt ledigt över påsk, 26 till 29 mars, vi är 2', ['2027-03-26', '2027-03-29']),
  stay('2 vuxna 2 barn o farmor 8-12 feb vad blir det', ['2027-02-08', '2027-02-12'], { guests: 5 }),
  stay('finns rum imorgon 3 nätter', ['2026-11-25', '2026-11-28']),
  stay(['ledigt 7 till 10 december? två pers', 'o om min son följer med?'], ['2026-12-07', '2026-12-10'], {
    guests: 3,
  }),
  stay(['trädgårdssviten 18-21 jan pris', 'och kingsviten då'], ['2027-01-18', '2027-01-21'], { room: 'king-suite' }),
  stay('vad kostar kingrummet för 5 personer 2-5 februari totalt', ['2027-02-02', '2027-02-05'], {
    guests: 5,
    room: 'king-room',
  }),
  stay('vi kommer den 9:e december och stannar 4 dygn, priset?', ['2026-12-09', '2026-12-13']),
  from('va e billigaste natten'),
  ask('får hunden va me o va kostar de', 'petFee'),
  ask(['finns parkering', 'så det är gratis?'], 'parking'),
  ask('ingår inte frukost', 'breakfast'),
  ask('kan vi checka ut senare mot avgift? hur mycke', 'lateFee'),
  ask('finns hiss mormor har rullator', 'stairs'),
  ask('kan man avboka gratis sent', 'cancelling'),
  ask('hur långt e de att gå till stranden', 'beach'),
  ask('ingen pool alltså?', 'noPool'),
  unknown('kan man ladda elbilen hos er'),
  unknown('har ni bastu'),
  person('ring mig, vill prata med en människa'),
]
