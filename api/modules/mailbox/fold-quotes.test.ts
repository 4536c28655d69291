import { expect, it } from 'vitest'
import { foldQuotes } from './fold-quotes.ts'

const marked = (introduction: string) =>
  `Thanks, the second.\n\n${introduction}\n\n> Dear Aino,\n>\n> here are two prices.`
const repeated = (head: string) => `Thanks, the second.\n\n${head}\n\nDear Aino,\n\nhere are two prices.`

it.each([
  ['Gmail in English', marked('On Tue, Nov 24, 2026 at 9:12 AM Coral Stone Inn <desk@hotel.example> wrote:')],
  ['Gmail over two lines', marked('On Tue, Nov 24, 2026 at 9:12 AM Coral Stone Inn\n<desk@hotel.example> wrote:')],
  ['Gmail in Spanish', marked('El mar, 24 nov 2026 a las 9:12, Coral Stone Inn (<desk@hotel.example>) escribió:')],
  [
    'Gmail in Portuguese',
    marked('Em ter., 24 de nov. de 2026 às 09:12, Coral Stone Inn <desk@hotel.example> escreveu:'),
  ],
  ['Gmail in French', marked('Le mar. 24 nov. 2026 à 09:12, Coral Stone Inn <desk@hotel.example> a écrit :')],
  ['Gmail in German', marked('Am Di., 24. Nov. 2026 um 09:12 Uhr schrieb Coral Stone Inn <desk@hotel.example>:')],
  ['Gmail in Finnish', marked('ti 24. marrask. 2026 klo 9.12 Coral Stone Inn (desk@hotel.example) kirjoitti:')],
  ['Gmail in Swedish', marked('Den tis 24 nov. 2026 kl 09:12 skrev Coral Stone Inn <desk@hotel.example>:')],
  ['Apple Mail in German', marked('Am 24.11.2026 um 09:12 schrieb Coral Stone Inn <desk@hotel.example>:')],
  ['Apple Mail in Swedish', marked('24 nov. 2026 kl. 09:12 skrev Coral Stone Inn <desk@hotel.example>:')],
  ['the quotation alone', 'Thanks, the second.\n\n> Dear Aino,\n> here are two prices.'],
  [
    'Outlook in English',
    repeated('From: Coral Stone Inn <desk@hotel.example>\nSent: Tuesday, November 24\nTo: Aino\nSubject: Re: x'),
  ],
  ['Outlook below its line', repeated(`${'_'.repeat(32)}\nFrom: Coral Stone Inn\nSent: Tuesday\nTo: Aino`)],
  [
    'Outlook in Spanish',
    repeated('De: Coral Stone Inn <desk@hotel.example>\nEnviado: martes, 24 de noviembre\nPara: Aino'),
  ],
  ['Outlook in Portuguese', repeated('De: Coral Stone Inn <desk@hotel.example>\nEnviada em: terça-feira\nPara: Aino')],
  ['Outlook in French', repeated('De : Coral Stone Inn <desk@hotel.example>\nEnvoyé : mardi 24 novembre\nÀ : Aino')],
  [
    'Outlook in German',
    repeated('Von: Coral Stone Inn <desk@hotel.example>\nGesendet: Dienstag, 24. November\nAn: Aino'),
  ],
  [
    'Outlook in Finnish',
    repeated('Lähettäjä: Coral Stone Inn <desk@hotel.example>\nLähetetty: tiistai 24.\nVastaanottaja: Aino'),
  ],
  ['Outlook in Swedish', repeated('Från: Coral Stone Inn <desk@hotel.example>\nSkickat: den 24 november\nTill: Aino')],
  ['an older Outlook', repeated('-----Ursprüngliche Nachricht-----\nVon: Coral Stone Inn\nGesendet: Dienstag')],
])('folds what %s repeats', (_, whole) => {
  const { text, quoted } = foldQuotes(whole)
  expect(text).toBe('Thanks, the second.')
  expect(quoted).toContain('here are two prices.')
  // Nothing is lost: the two are the whole.
  expect(`${text}\n\n${quoted}`).toBe(whole)
})

it.each([
  ['no quotation', 'Thanks, the second.\n\nAino'],
  ['answers between the lines', '> Which one?\n\nThe second.\n\n> With breakfast?\n\nYes.'],
  ['a quotation and nothing else', '> Dear Aino,\n> here are two prices.'],
  ['a sentence that ends like an introduction', 'My husband wrote:\n\nwe come on Friday'],
  ['a line that begins like a head', 'From: Monday on we are in Florida.\nIs the pier open?'],
  ['nothing at all', ''],
])('leaves %s as it is', (_, whole) => {
  expect(foldQuotes(whole)).toEqual({ text: whole, quoted: null })
})

it('takes no time over a text that is made to take it', () => {
  for (const unit of ['> ', 'wrote ', '_', 'From: x\n', '\n', ' wrote:', '--'])
    expect(foldQuotes(unit.repeat(50_000))).toEqual({ text: unit.repeat(50_000).trim(), quoted: null })
})
