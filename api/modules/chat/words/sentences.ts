import type { Locale } from '#graphql/locales.ts'

/** A word that begins a sentence where nouns have capitals as well. */
const germanOpener =
  '(?:Wir|Ich|Es|Das|Unser\\w*|Mein\\w*|Bitte|Danke|Was|Wie|Wann|Gibt|Können|Kann|Und|Sorry|Haben|Ist|Sind|Hallo|Normalerweise|Freunde|Grüße)'
/** Words that are cut short: their point ends no sentence. */
const cutShort =
  'erw|erwachs|kd|ki|pers|einschl|inkl|ca|z|u|d|h|bzw|evtl|nr|str|st|dr|mr|mrs|ms|sr|sra|approx|incl|ad|adt|adlt|hab|habit|ch|chbr|env|max|min|aik|hlo|henk|lps|lk|vux|ank|avr|tel|cel|no|pl|p|pax|t|kl|klo|jan|feb|mar|mrz|apr|jun|jul|aug|sep|sept|oct|okt|out|nov|dec|dez|dic|ene|abr|ago|set|janv|fev|fevr|juil|mo|di|mi|do|fr|sa|so|mon|tue|tues|wed|thu|thurs|fri|sat|sun'
const abbreviations = cutShort
  .split('|')
  .flatMap((word) => [word, word[0]!.toUpperCase() + word.slice(1)])
  .join('|')
const opener = String.raw`(?:[¿¡]|(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))\p{Lu})`
const endBefore = (begin: string) =>
  new RegExp(
    String.raw`((?<=[!?…]|(?<!\d|(?<!\p{L})(?:${abbreviations}))\.|(?:\d|(?<!\p{L})(?:${abbreviations}))\.(?=\s+${begin}))\s+|\n+)`,
    'u',
  )
const ends = { german: endBefore(String.raw`${germanOpener}(?!\p{L})`), other: endBefore(opener) }
/** Where sentences end; '4.' is a day, unless a sentence begins behind it. */
export const sentenceEnd = (locale: Locale): RegExp => (locale === 'de' ? ends.german : ends.other)
export const clauseEnd = /([,;:]\s+|\s+[-–—]\s+)/

/** A part of a text that stands for itself. */
export interface Piece {
  text: string
  /** What stands between it and the next. */
  end: string
}

/** @param end what divides them, as a group of the pattern */
export const piecesOf = (text: string, end: RegExp): Piece[] => {
  const parts = text.split(end)
  return parts.flatMap((part, at) => (at % 2 === 0 ? [{ text: part, end: parts[at + 1] ?? '' }] : []))
}

export const joined = (pieces: readonly Piece[]) => pieces.map(({ text, end }) => text + end).join('')
