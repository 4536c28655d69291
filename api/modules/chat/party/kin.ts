import type { Locale } from '#graphql/locales.ts'

/** Grown-ups by what they are to the guest; parents are two. */
export const kin =
  'conjointe?|belle.maman|beau.papa|(?:daughter|son|mother|father|sister|brother).in.law|kollegor|colleagues|collegues|kolleginnen|tyokaveria|companer[oa]s|colegas|nephew|niece|cousin|aunt(?:ie|y)?|uncle|step.?(?:dad|mom|mum|son|daughter)|colleague|co.?worker|roommate|bestie|bff|sobrin[oa]|prim[oa]|ti[oa]|cunad[oa]|cunhad[oa]|companer[oa]|colega|nora|yerno|genro|neveu|cousine?|oncle|collegue|neffe|nichte|onkel|tante|kolleg(?:e|in|en)|verlobte[rn]?|serkku(?:ni)?|tati(?:ni)?|seta(?:ni)?|enon?i?|kollega(?:ni)?|tyokaveri(?:ni)?|kihlattu(?:ni)?|tjej(?:en)?|kille[n]?|gumma|gubbe|make|maka|blonde|chum|epoux|epouse|vieja|viejo|polol[oa]|noiv[oa]|painho|mainha|patroa|muija|mutsi|faija|missus|kusin|moster|faster|farbror|morbror|arbetskamrat|fastmo|fastman|svager|svagerska|polare|grabbar|snubbar|brudar|potes?|kumpels?|(?:tjej|kill)?kompis(?:ar)?|vanner|vaninnor|freundinnen|wife|husband|partner|girlfriend|boyfriend|gf|bf|fiancee?|mom|mum|mother|dad|father|sister|brother|friends?|grandma|grandpa|parents|inlaws|in.laws|grandparents|folks|papas|esposa|esposo|mujer|marido|novia|novio|mama|madre|papa|padre|herman[oa]s?|amig[oa]s?|abuel[oa]|suegr[oa]s?|padres|viejos|abuelos|mulher|namorad[oa]|mae|pai|irmas?|irmaos?|avo|avos|sogr[oa]s?|pais|femme|mari|beaux.parents|grands.parents|(?:belle|grand).?mere|belle.soeur|belle.fille|(?:beau|grand).pere|beau.frere|copine|copain|compagne|compagnon|mere|pere|soeurs?|freres?|ami[es]*|maman|frau|mann|freundin|freunde?|freindin|mutter|vater|schwester|bruder|oma|opa|eltern|schwieger(?:eltern|mutter|vater|sohn|tochter)|grosseltern|vaimo(?:n|ni)?|mie(?:s|heni|hen)|aviomie(?:s|heni)|(?:tytto|poika)ystava(?:n|ni)?|aiti(?:ni)?|aidin|isa(?:n|ni)?|sisko(?:n|ni)?|velje[a-z]*|ystava(?:n|ni)?|vanhempani|vanhempamme|vanhempien?|vanhempieni|isovanhempien?|isovanhemmat|appivanhempien?|fru|man|sambo|flickvan|pojkvan|mamma|pappa|syster|bror|van|foraldrar|svarforaldrar|morforaldrar|farforaldrar|mor|far|bonusmamma|bonuspappa|frugan?|hustrun?|sambon|maken'
/** What the eldest and the parents are called also without 'my': 'and grandma', 'et mamie', 'och farmor'. */
export const called =
  'svarforaldrar|missus|tjejen|killen|patroa|painho|mainha|muija|mutsi|faija|belle.maman|beau.papa|brother|sister|mother|father|mutter|vater|grandm[ao]m?|grandpa|granny|nana|mom|mum|dad|abuel[oa]|suegr[oa]|mama|papa|vo(?!n)|vovo|avo|sogr[oa]|mamie|papi|papy|belle.mere|beau.pere|maman|schwiegermutter|schwiegervater|mother.in.law|father.in.law|oma|opa|mutti|mummo|mummi|ukki|vaari|pappa|aiti|isa|anoppi|appi|mormor|farmor|morfar|farfar|mamma|morsan|farsan|brorsan|syrran|svarmor|svarfar|frugan|hustrun|sambon|maken|wife|husband|girlfriend|boyfriend|novi[oa]|espos[oa]|mujer|marido|namorad[oa]|femme|mari|copine|copain|frau|mann|freundin|freund|vaimo|mies|fru|sambo|flickvan|pojkvan'
/** Before whom they are said to belong to. */
export const mine =
  'my|our|mi|mis|minha|meu|minhas|meus|mon|ma|mes|notre|nos|mein|meine|meiner|meinem|meinen|unsere|unserer|unseren|min|mina|mitt|vara|minun'
/** What adds somebody to the others. */
export const and = '(?:and|n|if|si|se|wenn|om|jos|plus|with|y|e|et|und|mit|ja|och|o|con|com|avec|med)'
/** Of whom a story tells: 'my son gets married on Saturday', 'my cousin lives in Boynton'. */
const ownVerbs = String.raw`(?:(?:who|qui|que|die|der|das|som|joka)\s+)?(?:se forma|casa(?= (?:em|no|na|dia|aqui|ai)\b)|graduates|studiert|estuda|estudia|etudie|heirat|wohnt|lebt|arbeitet|muss arbeiten|lives|works|is working|has to work|(?:wants|vill ha|quiere|quer|veut|haluaa|will|mochte)\s+(?:[a-z]+\s+)?(?:bigger|larger|storre|mas grande|maior|plus grand|grosser|isomman)|papekar|undrar|fragar|asks|wonders|fragt|demande|pregunta|pergunta|kysyy|trabaja|trabalha|travaille|jobbar|arbetar|tyoskentelee|on toissa|is getting married|gets married|is marrying|marries|graduates|vive\b|mora\b|habite|se marie|se casa|menee naimisiin|asuu|bor\b|gifter|sagt|meint|says|thinks|dice|diz|dit\b|sanoo|sager|hat (?:nur|erst|bis|keinen)|has (?:only|until)|(?:solo|so) (?:tiene|tem)|n.a que|har bara|mielesta)`
/** Whose birthday it is comes along, and is no other guest than who was counted. */
const birthdays = String.raw`faz\b|wird \d|turns|is turning|cumple|fyller|tayttaa`
const ownLife = String.raw`(?!\s+(?:${ownVerbs}|${birthdays}))`

/** The same of a grown-up child: 'ma fille se marie'. */
export const ofOwnChild = new RegExp(
  String.raw`\b(?:${mine})\s+(?:son|daughter|sohn|tochter|hij[oa]|filh[oa]|fils|fille|poika|tytar|dotter)\s+(?:${ownVerbs})`,
  'g',
)

/** 'Mi hija cumple 15', before its age is gone: one of those who are counted in all. */
export const childBirthday = new RegExp(
  String.raw`\b(?:${mine})\s+(?:son|daughter|sohn|tochter|hij[oa]|filh[oa]|fils|fille|poika|tytar|dotter)\s+(?:${birthdays})`,
  'g',
)

/** Whose day it is says nothing of who comes: 'les 40 ans de ma femme', 'mein Mann wird 60'. */
export const celebrated = new RegExp(
  String.raw`\b(?:ans|anniversaire|cumpleanos|cumple|anos|aniversario|birthday|geburtstag)\s+(?:(?:de|da|do|of|von)\s+)?(?:${mine})\s+(?:${kin})|\b(?:${mine})\s+(?:${kin})\s+(?:wird|turns|is turning|cumple|faz|fyller|tayttaa|fete)\b`,
)

/** Of somebody else who comes. */
const theirs = '(?:hans|hennes|his|her|seine[nmr]?|ihre?[nmr]?|sua?|son|sa|seu)'

/** 'Appivanhemmille', 'mummolle'. */
const forFinnish =
  '(?:appi|iso)?vanhemmille(?:ni|mme)?|(?:mummo|mummi|ukki|vaari|aidi|isa|anopi|sisko|velje|ystava|kaveri)lle(?:ni|mme)?|(?:sisko|veli|aiti|isa|mummo|mummi|ukki|vaari|anoppi|appi|vaimo|mies|ystava|kaveri)(?:ni|mme)?kin'

/** Each of them as a guest names them; the groups are how many, and the word, by the way in which it was said. */
export const someKin = new RegExp(
  String.raw`(?:\b(?:(?:${mine})|the(?= (?:wife|missus|husband|hubby|in.laws|folks|parents|girlfriend|boyfriend|mother.in.law)\b)|${theirs}(?= (?:m[uo]m|mother|dad|father|parents|mutter|vater|eltern|mama|papa|madre|padre|padres|mae|pai|pais|mere|pere|parents|mamma|pappa|foraldrar)\b)|(?:for|fur|para|pra|pour|till|at)\s+(?:the|die|den|der|los|las|el|la|os?|as?|les?))\s+(?:(\d)\s+)?(${kin}|${called})|\b(\d)\s+((?:${kin})s?)|(?:^(?=(?:${called})\s+(?:(?:${called})|${and})\b)|^(?=(?:${called})\s*,)|[,&+]|\b${and}|(?<=\b(?:${called})\s))\s*(?:(?:the|me|la|el|las|los|a|o|le|die|der) )?(${called}))(?:na|n|en|nen)?(?![a-z])${ownLife}|\b([a-z]+(?:ni|n kanssa)|${forFinnish})(?![a-z])${ownLife}`,
  'g',
)
const kinOnly = new RegExp(`^(?:(?:${kin})s?|${called}|${forFinnish})(?: kanssa)?$`)
const withSomebody = new RegExp(
  String.raw`\b(?:with|w|con|com|avec|mit|med)\s+(?:(?:the|la|el|a|o|le|die|der|dem|den|${mine})\s+){0,2}(?:[a-z]+\s+)?(?:\d\s+)?(?:${kin}|${called})|\bkanssa\b`,
)
/** Swedish 'mina' is my, where it stands before somebody. */
export const oneself =
  /[&+] ?i\b|\b(?:me|myself|(?:and|n) i|un servidor|una servidora|yo|eu|mim|comigo|(?<=\bpara )mi(?=\s*(?:$|[?!.,;]))|moi|ich|mich|ma(?= (?:ja|&|\+))|mina(?! (?:[a-z]*foraldrar|vanner|barn|syskon|2|3))|jag|mig|mir)\b/
/** 'Surprising my gf, how much for us': the two of them. */
const us = /\b(?:us|nosotr[oa]s|nos|nous|uns|meille|oss)\b/
/** 'Möchte meine Frau überraschen'. */
const surprises = /\b(?:surpris|uberrasch|sorprend|surpreend|surpren|yllat|overrask)[a-z]*/
const partner =
  /\b(?:wife|husband|partner|girlfriend|boyfriend|gf|bf|fiancee?|missus|hubby|espos[oa]|mujer|marido|novi[oa]|namorad[oa]|mulher|femme|mari|copine|copain|blonde|chum|frau|mann|freundin|freund|vaimo[a-z]*|mies|mieheni|(?:tytto|poika)ystava[a-z]*|fru|frugan?|hustrun?|sambon?|maken|flickvan|pojkvan|gubbe|tjej|kille)\b/
const forSomebody = new RegExp(String.raw`\b(?:for|para|pra|pour|fur|till)\s+(?:${mine})\b`)
const seek =
  '(?:such|brauch|moch|hatte|will|woll|wurd|frag|plan|sok|behov|vill|skulle|quer|precis|gostari|procur|busc|necesit|quier|quis|etsi|halua|tarvits)[a-z]*'
/** 'Ich suche etwas für meine Eltern': who asks need not come. */
const asker = new RegExp(
  String.raw`(?<!\b(?:und|och|e|y|ja)\s)\b(?:(?:ich|jag|eu|yo|mina)\s+${seek}|(?:darf|kann|muss|soll|konnte|durfte|can|may|could|do|should|far|ska|kan) (?:ich|i|jag)|${seek}\s+(?:ich|jag|eu|yo|mina))\b`,
  'g',
)
/** Who are two by their name: parents. */
export const plainTwo =
  /^(?:.*parents|in.?laws|folks|papas|padres|viejos|suegros|abuelos|pais|sogros|avos|.*eltern|.*vanhem[a-z]+|.*foraldrar)$/

/** 'Wir zwei und die Schwiegermutter', 'the two of us and my mom': who is named comes to those who are counted. */
export const usAnd = new RegExp(
  String.raw`\b(?:(?:us|uns|wir|nous|nosotr[oa]s|nos|vi|oss|me)\s+\d|\d of us)\s+(?:and|plus|\+|with|y|e|et|und|ja|och|o|con|com|avec|med|mit)\s+(?:(?:the|die|der|den|la|el|a|o|${mine})\s+)?(?:${kin}|${called})(?![a-z])`,
)

/** 'My parents and us two': the same the other way round. */
export const andUs = new RegExp(
  String.raw`\b(?:${mine})\s+(?:${kin})\s+${and}\s+(?:(?:us|uns|wir|nous|nosotr[oa]s|nos|vi|oss|me)\s+\d|the \d of us)\b`,
)

/** Who is named without a word for whose they are: 'grandpa', 'kompisen'. */
const named = new RegExp(
  String.raw`\b(?:${called}|(?:tytto|poika)ystava|boyfriend|girlfriend|kompisen|polaren|vannen|kollegan|arbetskamraten|kusinen|chefen|grannen|svagern|svagerskan|kaveri|kumpel|buddy)\b${ownLife}`,
  'g',
)
/** 'His girlfriend', of somebody else who comes. */
const partners = new RegExp(
  String.raw`(?:\b${theirs}\s+|(?<=\b(?:sonen|dottern|son|daughter|sohn|tochter|hij[oa]|filh[oa]|fils|fille|poika|tytar)\s+(?:${and}|och|und|ja)\s+))${partner.source.slice(2)}${ownLife}`,
  'g',
)
const everyPartner = new RegExp(partner.source, 'g')

/** How many come along with a couple: its partners are the couple. */
export const besideCouple = (text: string): number => countKin(text.replaceAll(everyPartner, ' '))

/** How many come as the partner of somebody else. */
export const countPartners = (text: string): number => text.match(partners)?.length ?? 0

/** How many are named so. Finnish 'oma' is one's own. */
export const countNamed = (text: string, locale: Locale): number =>
  [...text.replaceAll(partners, ' ').matchAll(named)].filter(([name]) => !(locale === 'fi' && name === 'oma')).length

/** How many are named by what they are to the guest. */
export const countKin = (text: string): number =>
  [...text.matchAll(someKin)].reduce((sum, [, many, one, number, plural, bare, finnish]) => {
    const word = one ?? plural ?? bare ?? finnish?.replace(/ kanssa$/, '') ?? ''
    if (!kinOnly.test(word)) return sum
    return sum + (Number(many ?? number) || (plainTwo.test(word) ? 2 : 1))
  }, 0)

/** 'A room for them': who asks does not come. */
const forThem = /\b(?:for them|fur sie|para ell[oa]s|para el[ea]s|pour (?:eux|elles)|at dem|till dem|heille)\b/

/** 'Me, my wife and my mother', 'com minha esposa', 'vaimon kanssa': the guest and whoever comes along; 'for my parents' is without. */
export const companions = (text: string): number | null => {
  const others = countKin(text)
  if (others === 0) return null
  if (others === 1 && partner.test(text) && (us.test(text) || surprises.test(text))) return 2
  if (forThem.test(text)) return others
  if (oneself.test(text.replaceAll(asker, ' ')) || withSomebody.test(text)) return others + 1
  if (!forSomebody.test(text)) return null
  // 'A surprise for my wife': the room is for both of them.
  return others === 1 && partner.test(text) ? 2 : others
}

/** Somebody who comes along and is called by what they are to the guest. */
export const namesKin = (text: string): string | undefined =>
  [...text.matchAll(someKin)].find(
    ([, , one, , , bare, finnish]) => (one ?? bare) !== undefined || kinOnly.test(finnish ?? ''),
  )?.[0]
