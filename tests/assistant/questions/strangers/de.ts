import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const de: Question[] = [
  stay('was kostet 26.12.-29.12. für 2', ['2026-12-26', '2026-12-29']),
  stay('wir sind 2 erw. und 2 kinder, 11.-15. januar, preis?', ['2027-01-11', '2027-01-15'], { guests: 4 }),
  stay('habt ihr nächste woche mittwoch noch was frei, 2 nächte', [['2026-12-02', '2026-12-04']]),
  stay('über ostern von karfreitag bis montag zu zweit, wie teuer', ['2027-03-26', '2027-03-29']),
  stay(['8. bis 12. februar zu zweit was kostet das', 'und mit oma dazu?'], ['2027-02-08', '2027-02-12'], {
    guests: 3,
  }),
  stay(['ist das kingzimmer vom 14.12. bis 17.12. frei', 'ups meinte bis 18.'], ['2026-12-14', '2026-12-18'], {
    room: 'king-room',
  }),
  stay('gesamtpreis königszimmer für 5 leute 2.2. bis 5.2.', ['2027-02-02', '2027-02-05'], {
    guests: 5,
    room: 'king-room',
  }),
  stay('gartensuite 18.1. 4 nächte ich und meine freundin', ['2027-01-18', '2027-01-22'], { room: 'garden-suite' }),
  from('ab wieviel gehts los pro nacht'),
  ask('darf der hund mit und was zahlt man da', 'petFee'),
  ask(['gibts wlan', 'kostet das extra?'], 'wifi'),
  ask('frühstück ist nicht dabei oder?', 'breakfast'),
  ask('muss ich fürs auto was zahlen', 'parking'),
  ask('können wir bis 13 uhr im zimmer bleiben, aufpreis?', 'lateFee'),
  ask('bis wann kann ich kostenlos stornieren', 'cancelling'),
  ask('kommt man mit rollstuhl rein bzw gibts nen fahrstuhl', 'stairs'),
  ask('wie weit zu fuß zum meer', 'beach'),
  unknown('gibts ne wallbox fürs e auto'),
  unknown('habt ihr eine bar mit livemusik im haus'),
  person('kann mich mal jemand zurückrufen, will mit nem menschen reden'),
]
