import { expect, it } from 'vitest'
import { nightsChanged, nightsMeant } from './changed-nights.ts'

it.each([
  ['and one more night?', 1],
  ['can we extend it by two nights', 2],
  ['add 3 days at the end', 3],
  ['und wenn wir einen Tag dranhängen', 1],
  ['wir würden gern um zwei Nächte verlängern', 2],
  ['dann hängen wir noch drei Nächte dran', 3],
  ['kan vi få lägga på två nätter i slutet', 2],
  ['on peut rajouter deux nuits ?', 2],
  ['y si alargamos dos noches', 2],
  ['queremos prolongar por duas noites', 2],
  ['voiko pidentää kahdella yöllä', 2],
  ['shorten it by a night', -1],
  ['wir müssen um zwei Nächte verkürzen', -2],
  ['entä jos jäädään yhdeksi yöksi lisää?', 1],
  ['jäädäänkin kahdeksi yöksi lisää', 2],
  ['jäädään yhdeksi yöksi', null],
  ['one night less', -1],
  ['ohne die letzte Nacht', -1],
  ['skip the last night', -1],
  ['lass die letzte Nacht weg', -1],
  ['die letzte Nacht weglassen', -1],
  ['quitamos la última noche', -1],
  ['is the last night free?', null],
  ['the last night was without hot water', null],
  ['kan vi ta bort sista natten', -1],
  ['3 nights', null],
  ['cut it to 3 nights', null],
  ['can I add a dog', null],
  ['ok tack 3 nätter då', null],
  ['legal 3 noites', null],
  ['doch kürzer 2 nächte', null],
  ['kortare 2 nätter', null],
  ['Lisa und ich 3 Nächte', null],
  ['dann hängen wir eine Nacht an', 1],
  ['', null],
])('%s changes the nights by %s', (written, nights) => {
  expect(nightsChanged(written)).toBe(nights)
})

it.each([
  ['actually make it 3', 3],
  // Guests as well as nights.
  ['doch lieber 6', null],
  ['mejor 3', null],
  ['make it 3 rooms', null],
  ['lieber morgen', null],
])('%s means %s nights', (written, nights) => {
  expect(nightsMeant(written)).toBe(nights)
})
