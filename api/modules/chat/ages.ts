/** 'A 9 month old', 'de 5 y 7 años', '6-vuotias', '3-åring': how old somebody is, in every language of the site. */
const and = String.raw`(\d{1,2})(?:\s*(?:,|y|e|and|et|und|ja|och|&)\s*(\d{1,2}))?`
const child = String.raw`(?:beb[eéê]s?|niñ[oa]s?|nin[oa]s?|nen[ea]s?|hij[oa]s?|chicos|peques?|peq[ue]+ñ[oa]s?|crianças?|criancas?|filh[oa]s?|menin[oa]s?|enfants?|fils|filles?|ados|baby|babies|kids?|child|children|boys?|girls?|sons?|daughters?|teens?|kind(?:er)?|ki(?=[.\s])|buben?|jungs|mädchen|tochter|töchter|sohn|söhne|lasta|lapsi|lapset|lapsen|muksua|poikaa|tyttöä|teiniä|barn|ungar|pojkar|flickor|tonåringar)`
const patterns: [pattern: RegExp, isMonths: boolean][] = [
  [new RegExp(String.raw`\b${and}[\s-]*(?:y(?:ea)?rs?[\s-]*olds?|y\/?o)\b`, 'giu'), false],
  [/\b(\d{1,2})[\s-]*(?:months?|mo|mths?|weeks?)[\s-]*olds?\b/giu, true],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:de|con|com|tiene|tem|a)\s+${and}\s*(?:años|anos|añitos|aninhos|ans)(?!\p{L})`,
      'giu',
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`(?<=${child}\s+)(?:de|von|mit)\s+(\d{1,2})\s*(?:mes(?:es)?|mois|monaten?|wochen)(?!\p{L})`,
      'giu',
    ),
    true,
  ],
  [new RegExp(String.raw`\b${and}[\s-]*(?:j[aä]hrig\p{L}*|jaehrig\p{L}*|jahre?n?(?:\s+alt)?)(?!\p{L})`, 'giu'), false],
  [/\b(\d{1,2})\s*(?:monate|wochen)\s+alt\p{L}*/giu, true],
  [new RegExp(String.raw`\b${and}[\s-]*(?:vuotia\p{L}*|v)(?!\p{L}|\s?[+,&]?\s?\d\s?b(?!\p{L}))`, 'giu'), false],
  [/\b(\d{1,2})[\s-]*(?:kk|kuukauden|viikon)[\s-]*(?:ikäi|ikai|vanha)\p{L}*/giu, true],
  [
    new RegExp(String.raw`\b${and}[\s-]*(?:år(?:ing\p{L}*|ig\p{L}*|s)?|aring\p{L}*)(?:\s+gam\p{L}*)?(?!\p{L})`, 'giu'),
    false,
  ],
  // 'Kind 9 J', 'ett barn 5 å'.
  [new RegExp(String.raw`(?<=${child}\p{L}*[\s,(.]+)${and}\s*[jyå](?!\p{L})`, 'giu'), false],
  // 'Vauva 7kk': what stands beside a child is its age.
  [new RegExp(String.raw`(?<=${child}\p{L}*[\s,(]+)(\d{1,2})\s*(?:kk|mo|mths?|mdr|mån)(?!\p{L})`, 'giu'), true],
  [new RegExp(String.raw`(?<=${child}\s+)(?:de|of|von|p[åa]|aged?)\s+${and}(?=\s*(?:$|[.,;!?)]))`, 'giu'), false],
  // 'She is four thank you', 'sie ist 4'.
  [
    /(?<=(?<!\p{L})(?:she|he|sie|er|hon|han|hän|el[ae]|elle|il|ella|él)(?:\s+(?:is|ist|är|on|tem|a|tiene)|['’]?s)\s+)(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|två|tre|fyra|fem|sex|sju|åtta|nio|tio|kaksi|kolme|neljä|viisi|kuusi)(?=\s*(?:$|[.,;!?)]|and\b|und\b|och\b|ja\b|thank|danke|tack|kiitos))/giu,
    false,
  ],
  [/\b(\d{1,2})\s*(?:månader|manader|veckor)(?:s|\s+gam\p{L}*)(?!\p{L})/giu, true],
]

/** 'Two kids (4 and 7)', 'children aged 4, 7': ages without a word for years. */
const listed = new RegExp(
  String.raw`(?<=${child}\s*)\(([^)]*\d[^)]*)\)|(?<!\p{L})(?:ages?|aged|edades|de edad|idades?|âges?|âgée?s? de|im alter von|iältään|i åldern)\s+((?:\d{1,2}(?:\s*(?:,|y|e|and|et|und|ja|och|&)\s*)?)+)`,
  'giu',
)

/** From this age on guests count as adults. */
const adultAge = 18

export interface Ages {
  /** The text without the ages, of which each is a number that means no nights and no guests. */
  text: string
  /** How many of those whose age is told are children. */
  children: number
}

/** An age in words is that of a child. */
const isChild = (age: string) => !(Number(age) >= adultAge)

/** Takes the ages out of a message. */
export const takeAges = (question: string): Ages => {
  let children = 0
  const text = question.replaceAll(listed, (_match, inside: string | undefined, behind: string | undefined) => {
    children += ((inside ?? behind)!.match(/\d+/g) ?? []).filter(isChild).length
    return ' '
  })
  return patterns.reduce<Ages>(
    (found, [pattern, isMonths]) => {
      let { children } = found
      const text = found.text.replaceAll(pattern, (_match, first: string, second: string | number | undefined) => {
        const ages = [first, typeof second === 'string' ? second : undefined].filter((age) => age !== undefined)
        children += ages.filter((age) => isMonths || isChild(age)).length
        return ' '
      })
      return { text, children }
    },
    { text, children },
  )
}
