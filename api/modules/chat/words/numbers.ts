/** What so many are counted of: elsewhere 'once' and 'vingt' are often something else. */
const units = String.raw`(?=\s+(?:nights?|nites?|noches|noites|nuits|nachte?n?|yota|natter|dygn|days|dias|jours|tagen?|paivaa|dagar)\b)`
const manyNights = (
  [
    [15, 'fifteen|quince|quinze|funfzehn|viisitoista|femton'],
    [16, 'sixteen|dieciseis|dezasseis|dezesseis|seize|sechzehn|kuusitoista|sexton'],
    [17, 'seventeen|diecisiete|dezassete|dezessete|dix.sept|siebzehn|seitsemantoista|sjutton'],
    [18, 'eighteen|dieciocho|dezoito|dix.huit|achtzehn|kahdeksantoista|arton'],
    [20, 'twenty|veinte|vinte|vingt|zwanzig|kaksikymmenta|tjugo'],
    [21, 'twenty.one|veintiuna?|vinte e uma?|vingt.et.une?|einundzwanzig|kaksikymmentayksi|tjugoen'],
    [28, 'twenty.eight|veintiocho|vinte e oito|vingt.huit|achtundzwanzig|kaksikymmentakahdeksan|tjugoatta'],
    [30, 'thirty|treinta|trinta|trente|dreissig|kolmekymmenta|trettio'],
  ] as const
).map(([number, words]): [number, RegExp] => [number, new RegExp(String.raw`\b(?:${words})${units}`, 'g')])

/** Small numbers as guests write them, in every language of the site; 'one' is as often an article. */
const numberWords: [number, RegExp][] = [
  [
    2,
    /\b(?:two|both|beiden?|ambos|ambas|bada|(?<!\b(?:um|uma|algum|alguns|cada um) )dos(?! (?:meus|minhas|seus|nossos|pais|filhos|amigos)\b)|dois|duas|deux|zwei|zweit|kaksi|kahta|kahdessa|kahden|kahdeksi|kaks|ka(?:h|hd)estaan|kahdeks(?=\s+yo)|kahdelle|kahelle|kahen|kahdelta|kahdella|kahteen|tva)\b/g,
  ],
  [
    3,
    /\b(?:three|tres(?! (?:bien|bon|bonne|belle|beau|cher|chere|gentil|joli|vite|court|long|loin|pres|tot|tard|grande?|petite?|calme|propre|sympa|important|probablement|interessante?|contente?s?|heureu(?:x|se)|volontiers|facile|difficile|peu|souvent)\b)|trois(?!.rivieres)|drei|dritt|kolme|kolmea|kolmessa|kolmen|kolmeksi|kolmeks|kolmelle|kolmelta|kolmella|kolmeen|kolmestaan|tre)\b/g,
  ],
  [
    4,
    // Portuguese 'se vier mais alguém' is no German four.
    /\b(?:four|cuatro|quatro|quatre|(?<!\b(?:se|quando|quem|que) )vier|viert|nelja|neljaa|neljan|neljaksi|neljaks|neljalle|neljalta|neljaan|neljastaan|fyra)\b/g,
  ],
  [
    5,
    /\b(?:five|cinco|cinq|funft?|viisi|viidestaan|viitta|viiden|viideksi|viideks|viis|viidelle|viidelta|viiteen|fem)\b/g,
  ],
  [6, /\b(?:six|seis|sechst?|kuusi|kuutta|kuus|kuuden|kuudeksi|kuudelle|kuudelta|kuuteen|sex)\b/g],
  // 'Sept' is a month as well.
  [
    7,
    /\b(?:seven|siete|sieben|siebt|seitseman|seitsemaa|seitsemaksi|seitsemalta|seitsemaan|sju|sept(?=\s+(?:nuit|jour|pers|adult)))\b/g,
  ],
  [8, /\b(?:eight|ocho|oito|huit|acht|kahdeksan|kahdeksaa|kahdeksalta|atta)\b/g],
  [9, /\b(?:nine|nueve|nove|neuf|neun|yhdeksan|yhdeksaa|yhdeksalta|nio)\b/g],
  [
    11,
    /\b(?:eleven|onze|elva|yksitoista|(?:once|elf)(?=\s+(?:noches|personas|dias|adultos|nachte|tage|leute|personen)))\b/g,
  ],
  [12, /\b(?:twelve|doze|douze|zwolf|tolv|kaksitoista|doce(?=\s+(?:noches|personas|dias|adultos)))\b/g],
  ...manyNights,
  [13, /\b(?:thirteen|trece|treze|treize|dreizehn|tretton|kolmetoista)\b/g],
  [14, /\b(?:fourteen|catorce|quatorze|catorze|vierzehn|fjorton|neljatoista)\b/g],
  [10, /\b(?:ten|diez|dez|dix|zehn|kymmenen|kymmeneksi|kymmenta|kymmenelta|tio)\b/g],
]

/** The text, without case and accents already, with its small numbers in digits. Finnish 'kolmelle' is 'for three', 'kahdestaan' and 'zu zweit' the two of us. */
export const withDigits = (text: string): string =>
  numberWords.reduce(
    (result, [number, words]) =>
      result.replaceAll(words, (word, at: number, all: string) => {
        const isGermanParty =
          word.endsWith('t') &&
          all
            .slice(0, at)
            .slice(-3)
            .match(/\bz[ue]? $/) !== null
        // 'Meitä on kolme.' ends there, and is no third.
        const end = all[at + word.length] === '.' ? ';' : ''
        return `${/(?:lle|staan)$/.test(word) ? 'for ' : ''}${number}${isGermanParty ? ' personen' : ''}${end}`
      }),
    text,
  )

/** A small number and nothing else. */
export const bareNumber = /^\W*([1-9])\W*$/

/** What a number counts that is no day. */
export const counted = String.raw`(?!\s*(?:nights?|nites?|nts?\b|noches?|noites?|nuits?|nacht|nachte|yo|natt|people|ppl|persons?|pers|pax|adult|adt?s?\b|adlts|guests?|kids?|child|chd|ninos?|pessoas?|crianc|personnes?|enf(?:ant)?s?\b|erw|kinder|ki\b|henk|heng|hlo|aik(?:ui|\b)|lasta|lps\b|vux|barn|gast|huesped|hospede|of us|x))`
