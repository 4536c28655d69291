/** Ages as words, with their accents and without. */
const inWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|dois|quatro|sete|oito|nove|dez|onze|doze|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|zwei|drei|vier|fünf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwoelf|dreizehn|vierzehn|fünfzehn|kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|kymmenen|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton|tva|atta|funf|zwolf|funfzehn|nelja|seitseman|yhdeksan'
/** A pattern looks for one before it looks back over what stands before it. */
const age = String.raw`\d{1,2}|(?<!\p{L})(?:${inWords})`
/** 'A 9 month old', 'de 5 y 7 años', '6-vuotias', '3-åring': how old somebody is, in every language of the site. */
const nextAge = String.raw`(?:\s*(?:,|y|e|and|et|und|ja|och|o|å|a|&)\s*(${age}))?`
const and = `(${age})${nextAge.repeat(3)}`
const child = String.raw`(?:b[eé]b[eéê]s?|bebis|beba|niñ[oa]s?|nin[oa]s?|nen[ea]s?|hij[oa]s?|chicos|peques?|peq[ue]+ñ[oa]s?|crianças?|criancas?|filh[oa]s?|menin[oa]s?|mi[uú]d[oa]s?|moleques?|chamac[oa]s?|pib[ea]s?|chaval(?:es)?|gosses?|gamine?s?|m[oô]mes?|guri(?:a|as|s)?|ung[ea]|enfants?|fils|filles?|ados|vauvan?|taapero|baby|babies|kids?|child|children|boys?|girls?|gar[cç]ons?|(?<!per)sons?|daughters?|teens?|twins|menor(?:es)?|gemel[oa]s|mellizos|g[eê]me[oa]s|jumeaux|jumelles|zwillinge?n?|kaksos\p{L}*|tvillingar|ado|adolescente?s?|kind(?:er)?|ki(?=[.\s])|buben?|jungs|mädchen|tochter|töchter|sohn|söhne|lasta|lapsi|lapset|lapsen|muksua|poikaa|tyttöä|teiniä|barn|ungar|en liten|pojkar(?:na)?|flickor(?:na)?|tjejerna|killarna|tyt[öo]t|pojat|las nenas|ton[åa]ring(?:ar)?|madchen|sohne|tyttoa|teinia)`
/** 'The kids are', 'barnen är', 'los niños tienen'. */
const theChildren = String.raw`(?<!\p{L})(?:(?:(?:the|die|los|las|les|as|os|unsere|meine|mis|nos|mes|meus|nossos)\s+)?${child}|dottern|sonen|barnet|lill[ae]n|grabben|tjejen|flickan|pojken|barnen|ungarna|kidsen|grabbarna|tjejerna|lapset|barna)\s+(?:r|are|sind|[äa]r|e|ovat|on|ont|tienen|t[eê]m)`
/** What a question goes on with. */
const asking = String.raw`(?:(?:y yo|e eu|et moi|und ich|och jag|ja min[aä]|and me|and i)(?!\p{L})|quanto|cuanto|combien|was|wieviel|wie viel|vad|va|how|what|paljon|mitä|mita|também|tambem|tb|too|also|auch|aussi|också|ocksa|kommt|vai)(?!\p{L})`
const patterns: [pattern: RegExp, isMonths: boolean][] = [
  [new RegExp(String.raw`\b${and}[\s-]*(?:y(?:ea)?rs?[\s-]*olds?|y\/?o)\b`, 'giu'), false],
  [/\b(\d{1,2})[\s-]*(?:months?|mo|mths?|weeks?)[\s-]*olds?\b/giu, true],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:de|con|com|tienen?|t[eê]m|ont|a)\s+${and}\s*(?:años?|anos?|añitos|aninhos|ans?)(?!\p{L})`,
      'giu',
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`(?=de|of|with|von|mit|p[åa])(?<=${child}\s+)(?:de|of|with|von|mit|p[åa])\s+(\d{1,2})\s*(?:mes(?:es)?|mois|monaten?|wochen|months?|m[åa]n(?:ader)?|veckor)(?!\p{L})`,
      'giu',
    ),
    true,
  ],
  [new RegExp(String.raw`\b${and}[\s-]*(?:j[aä]hrig\p{L}*|jaehrig\p{L}*|jahre?n?(?:\s+alt)?)(?!\p{L})`, 'giu'), false],
  [/\b(\d{1,2})\s*(?:monate|wochen)\s+alt\p{L}*/giu, true],
  [new RegExp(String.raw`\b${and}[\s-]*(?:vuotia\p{L}*|v)(?!\p{L}|\s?[+,&]?\s?\d\s?b(?!\p{L}))`, 'giu'), false],
  [/\b(\d{1,2})[\s-]*(?:kk|kuukauden|viikon)[\s-]*(?:ikäi|ikai|vanha)\p{L}*/giu, true],
  [
    new RegExp(
      String.raw`\b${and}[\s-]*(?:ar(?=\s*(?:$|[,.;!?()]))|år(?:ing\p{L}*|ig\p{L}*|s)?|aring\p{L}*)(?:\s+gam\p{L}*)?(?!\p{L})`,
      'giu',
    ),
    false,
  ],
  // '2 enfants 3 et 6 ans'.
  [
    new RegExp(
      String.raw`(?=${age})(?<=${child}\p{L}*(?:\s(?:aussi|also|too|también|tambien|também|tambem))?[\s,(:?]+)${and}\s*(?:años|anos|ans)(?!\p{L})`,
      'giu',
    ),
    false,
  ],
  // 'Kind 9 J', 'ett barn 5 å'.
  [new RegExp(String.raw`(?=${age})(?<=${child}\p{L}*[\s,(.]+)${and}\s*[jyå](?!\p{L})`, 'giu'), false],
  // '1 Kind 11', 'my kids r 7 and 10'.
  [
    new RegExp(
      String.raw`(?=${age})(?<=(?:\d|ein|one|un|une|ett|yksi|um|my|our|unsere?|meine?|mi|nuestr[oa]|meu|minha|noss[oa]|mon|ma|notre|min|vår)\s+${child}[\s,]+(?:(?:r|are|is|sind|ist|ar|är|on|sont|son|tienen?|tem|têm|a|e)\s+)?|${theChildren}\s+)${and}(?=\s*(?:$|[,;!?()]|\.\s*$|${asking}))`,
      'giu',
    ),
    false,
  ],
  // 'Vauva 7kk': what stands beside a child is its age.
  [
    new RegExp(String.raw`(?=${age})(?<=${child}\p{L}*[\s,(]+)(\d{1,2})\s*(?:kk|mo|mths?|mdr|m[åa]n)(?!\p{L})`, 'giu'),
    true,
  ],
  [
    new RegExp(
      String.raw`(?=de|of|von|p[åa]|age)(?<=${child},?\s+)(?:de|of|von|p[åa]|aged?)\s+${and}(?=\s*(?:$|[.,;!?()]|följer|foljer|kommer|kommt|viene|vem(?!\p{L})|is coming|comes|will|ska|${asking}))`,
      'giu',
    ),
    false,
  ],
  // 'She is four thank you', 'sie ist 4', 'eine Tochter die ist elf'.
  [
    new RegExp(
      String.raw`(?=${age})(?<=(?<!\p{L})(?:she|he|who|sie|er|die|der|hon|han|som|hän|joka|el[ae]|elle|il|ella|él)(?:\s+(?:is|ist|är|e|on|tem|a|tiene)|['’]?s)\s+)(${age})(?=\s*(?:$|[.,;!?()]|and\b|und\b|och\b|ja\b|thank|danke|tack|kiitos|${asking}))`,
      'giu',
    ),
    false,
  ],
  // 'Hijos de 15, 12 y 6 la semana del 19'.
  [
    new RegExp(
      String.raw`(?=de|of|von|p[åa])(?<=${child}\s+)(?:de|of|von|p[åa])\s+(${age})\s*(?:,\s*(${age})\s*)?(?:,|y|e|and|et|und|och)\s*(${age})(?=\s+\p{L}{2})(?!\s*(?:n[iouaäe]+[gcit]?[ct]?h?[te]|noit|y[öo]|da[yg]|d[ií]a|tag|jour|week|seman|semain|woch|veck|viik))`,
      'giu',
    ),
    false,
  ],
  // '1 child with 6 years'.
  [new RegExp(String.raw`(?=with|of)(?<=${child}\s+)(?:with|of)\s+${and}\s*years?(?!\p{L})`, 'giu'), false],
  // 'They are 4 and 7'; 'they are 4' counts them.
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:they(?:\s+are|['’]?re|\s+r)|sie\s+sind|(?:de|dom)\s+(?:är|e|ar)|ne\s+on|ils\s+ont|elles\s+ont|tienen|têm|tem)\s+(${age})\s*(?:,|y|e|and|et|und|u\.?|ja|och|o|&)\s*(${age})(?=\s*(?:$|[.,;!?()]|${asking}))`,
      'giu',
    ),
    false,
  ],
  // 'Our wee man is 8 months', 'notre puce a 10 mois'; our stay may be as long.
  [
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:(?:my|our|mi|nuestr[oa]|meu|minha|noss[oa]|mon|ma|notre|mein\p{L}*|unser\p{L}*|min|vår)\s+(?:\p{L}+\s+)?(?!(?:stay|trip|visit|rental|s[eé]jour|estancia|estad[ií]a|aufenthalt|vistelse)\s)\p{L}+|he|she|sie|er|hon|han)\s+)(?:is|ist|är|a|tiene|tem)\s+(\d{1,2})\s*(?:months?|monate?|mois|mes(?:es)?|m[åa]n(?:ader)?)(?!\p{L})`,
      'giu',
    ),
    true,
  ],
  // 'Con una guagua de 8 meses': whoever is so old is a baby.
  [
    new RegExp(
      String.raw`(?=de|of|von|p[åa])(?<=(?:con|com|avec|with|mit|med|y|e|et|and|und|och|plus|\+|&)\s+(?:una?|uma?|une?|ein\p{L}*|an?|en|ett|my|our|mi|nuestr[oa]|meu|minha|mon|notre|mein\p{L}*|min|vår)\s+\p{L}+\s+)(?:de|of|von|p[åa])\s+(\d{1,2})\s*(?:mes(?:es)?|mois|monaten?|months?|m[åa]n(?:ader)?)(?!\p{L})`,
      'giu',
    ),
    true,
  ],
  // 'Den Kleinen (8 Monate)'.
  [/\(\s*(\d{1,2})\s*(?:months?|mois|mes(?:es)?|monate?|kk|m[åa]n(?:ader)?)\s*\)/giu, true],
  // '2 enf. (4 et 6 ans)'.
  [new RegExp(String.raw`\(\s*${and}\s*(?:ans?|años|anos|jahre?|vuotta|år|y(?:ea)?rs?|yo)\s*\)`, 'giu'), false],
  // 'His two kids are coming as well, 8 and 11'.
  [
    new RegExp(
      String.raw`(?=${age})(?<=${child}\s[^\d,.;!?]{0,40},\s*)(\d{1,2})\s*(?:y|e|and|et|und|ja|och|o|&)\s*(\d{1,2})(?=\s*(?:$|[.!?]))`,
      'giu',
    ),
    false,
  ],
  // '2 barn 8 o 10'.
  [
    new RegExp(
      String.raw`(?=${age})(?<=${child}[\s,:]+)(\d{1,2})(?:\s*,\s*(\d{1,2}))?\s*(?:y|e|and|et|und|u\.?|ja|och|o|&)\s*(\d{1,2})(?:\s*ar(?!\p{L}))?(?=\s*(?:$|[.,;!?()]|${asking}))`,
      'giu',
    ),
    false,
  ],
  [
    /\b(\d{1,2})\s*(?:månader|manader|veckor)(?:s(?!\s+(?:semester|ledig|resa|vistelse|lov|rabatt))|\s+gam\p{L}*)(?!\p{L})/giu,
    true,
  ],
]

/** 'Two kids (4 and 7)', 'children aged 4, 7': ages without a word for years. */
const listed = new RegExp(
  String.raw`(?=\()(?<=${child}\p{L}{0,3}\s*)\(([^)]{0,60}?(?:\d|(?<!\p{L})(?:${inWords})(?!\p{L}))[^)]{0,60})\)|(?=${age})(?<=${child}\p{L}{0,3}[\s,:]{1,3})((?:(?:${age})\s*(?:años|anos|ans|jahre?|vuotta|år|years?)\s*(?:,|and|et|und|ja|och|y|e|&)?\s*){2,4})|(?<!\p{L})(?:ages?|aged|edades|de edad|idades?|âges?|âgée?s? de|im alter von|iältään|i åldern)\s+((?:\d{1,2}(?:\s*(?:,|y|e|and|et|und|ja|och|o|&)\s*)?)+)`,
  'giu',
)

const eachAge = new RegExp(String.raw`\d+|(?<!\p{L})(?:${inWords})(?!\p{L})`, 'giu')

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
  const text = question.replaceAll(listed, (_match, inside?: string, each?: string, behind?: string) => {
    children += ((inside ?? each ?? behind)!.match(eachAge) ?? []).filter(isChild).length
    return ' '
  })
  return patterns.reduce<Ages>(
    (found, [pattern, isMonths]) => {
      let { children } = found
      const text = found.text.replaceAll(pattern, (_match, ...groups: (string | number | undefined)[]) => {
        // Behind the ages stands where they were found.
        const ages = groups
          .slice(
            0,
            groups.findIndex((group) => typeof group === 'number'),
          )
          .filter((age) => age !== undefined) as string[]
        children += ages.filter((age) => isMonths || isChild(age)).length
        return ' '
      })
      return { text, children }
    },
    { text, children },
  )
}
