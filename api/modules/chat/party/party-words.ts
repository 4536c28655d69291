import { addedGuests } from './added-guests.ts'
import { goneWords, leavers, less } from './fewer-guests.ts'
import { and, kin, mine } from './kin.ts'
import { anyMonth } from '../words/months.ts'
import { breeds } from './pets-named.ts'

/** What may follow a number that is none of guests: 'for 3 nights', 'for the 3rd', 'para 3 de mayo', 'for 200 dollars'. */
const otherUnit = String.raw`[\d/–-]|:\d|\.(?!\s*$|\s+(?!${anyMonth}|(?:bis|till?|to|al?|und|och|ja|and)\s+(?:[a-z]+\s+)?\d|(?:tag|bett|og|stock)\b|[\d–-])[a-z])|(?:st|nd|rd|th|de(?!\s+(?:;|\d{1,2}\s+(?:a|al|ao|ate|hasta)\b))|to|till?|a|al|au|bis|am|pm|h|x)\b|[$€%]|kilo|kg\b|lbs?\b|pound|dol|buck|usd|eur|night|nite|nts?\b|noche|noite|nuit|nacht|ubernacht|yo|natt|day|dia|jour|tag|paiv|dag|dygn|week|seman|semain|woche|viik|veck|month|mes|mois|monat|kuuk|manad|hour|hora|heure|stund|tunt|timm|room|habitac|quarto|chambre|zimmer|huone|rum\b|star|stern|estrel|etoile|taht|stjarn|bed|cama|lits?\b|bett|vuode|sang|dog|perro|cachorro|chien|hund|koira|${anyMonth}`

export const oneChild =
  /\b(?:an?|one|my|our|un|una|mi|um|uma|meu|minha|une|mon|ma|notre|ein|eine|einem|einer|mein|meine|meinem|meiner|unser|unsere|unserem|unserer|yksi|yks|yhden|yhdelle|yhelle|yhdella|ett|en|min|mitt|var|vart) (?:small |little |petit |petite |kleinen |kleinem )?(?:kid|child|peque|chiquit[oa]|p?tit(?!\s+(?:couple|groupe|dej|chien|toutou|week|sejour|prix|creux|truc|coin|hotel|budget|voyage|nid))|kleine[rs]?(?! [a-z]*(?:hund|welpe|katze|kater|vierbein|zimmer|suite|studio|apart|wohnung|frage|anfrage|bitte|balkon|kuche|kochn))|lille|pienokainen|baby|toddler|infant|son(?!.in.law)|daughter(?!.in.law)|nino|nina|nene|nena|hijo|hija|niet[oa]|beb[ea]|crianca|net[oa]|gamine?|gosse|mome|marmot|petite?.fille|petit.fils|grandson|granddaughter|grandchild|enkel(?:in|sohn|tochter)?|liten(?! [a-z]*(?:hund|valp|katt|tax|rum|svit|balkong|fraga|bil|bat))|tonaring|tonarsson|tonarsdotter|teen(?:ager)?|adolescente?|ado|jugendliche[rn]?|filho|filha|enfant|fils|fille|kind|sohn|tochter|lapsi|lapsen|lapselle|lapsella|vauva|vauvan|barn|bebis|son|dotter|unge|guria?|menin[oa])\b|(?<=\b(?:adults?|adultos?|adultas?|adultes?|erwachsenen?|erw|vuxna|aik|aikuista|hlo|henkea|personer|people|personas|pessoas|personnes|personen)\.?\s{0,2})(?:[+&,]|\b(?:and|y|e|et|und|och|o|plus|with|mit|med|avec|con|com))\s*(?:kind|kid|child|baby|toddler|infant|kleinkind|nino|nina|bebe|beba|crianca|enfant|barn|bebis|vauva|lapsi|taapero)\b|\b(?:mit|with|w|con|com|avec|med|plus|samt)\s+(?:filh[oa](?!s)|hij[oa](?!s)|tochter|sohn|fille(?!s)|fils|kind(?! (?:regards|wishes|thanks|greetings))|kid|child|baby|toddler|infant|nino|nina|bebe|crianca|enfant|bebis)\b|\b(?:and|y|e|et|und|och|plus|with|con|com|avec|mit|med) (?:the|el|la|o|a|le|das|dem|den|die) (?:baby|toddler|bebe|beba|nene|nena|nino|nina|crianca|kleine[nr]?|kind|enfant)\b|\b(?:och|plus|med) (?:bebisen|barnet|lill[ae]n|dottern|sonen)\b|\b(?:one|un|uno|una|um|uma|eine[sr]?|ett|yksi) (?:of|de|d[oa]s|d.entre|av|meiner|unserer) (?:(?:my|our|the|mis|los|las|nuestr[oa]s|mes|nos|mina|vara) )?(?:kids|children|sons|daughters|hij[oa]s|nin[oa]s|filh[oa]s|enfants|kinder|barnen)\b|\b(?:lapsen|vauvan) kanssa\b|\b(?:ja|seka|plus) (?:ekaluokkalai[a-z]+|tokaluokkalai[a-z]+|eskarilai[a-z]+|koululai[a-z]+|kuopus|esikoinen|taapero|teini|lapsenlapsi|pikkui[a-z]+)\b|\b(?:ja|seka|plus) [a-z]+ (?:vauva|taapero|lapsi)\b|\b(?:ja|seka|plus|tulee(?: myos| viela)?|otetaan|lahtee) (?:lapsi|vauva|tytar|poika|tytto)(?:kin)?\b|\b(?:lapsi|vauva)(?:kin)? (?:tulee|tulis|lahtee|lahtis|otetaan|muka)/

export const oneAdult =
  /\b(?:one|an|un|una|um|uma|une|ein|einen|eine|yksi|yks|yhden|en) (?:adult|adulte|adulto|adulta|erwachsener?n?|aikuinen|aikuisen|vuxen)\b(?! (?:mas|mais|de plus|extra|mehr|lisaa|till))/

const numberBefore = (words: string) => new RegExp(String.raw`(?<![\d$€.,])(\d{1,2})\s*(?:${words})`)

export const people = numberBefore(
  String.raw`(?:sol[ao] |seule |unica |einzelne |single )?(?:people|ppl|leute|person|pers\b|pax|guest|of us|huesped|pessoa|hospede|gast|gaste|leit\b|henk|heng|hlo|hlon|mann\b|ihmis|gars\b|mecs\b|lads\b|blokes\b|chaps\b|bonshommes\b|vieras|voyageur|guys|ladies|gals|madels|tjejer|killar|chicas|tyyppia|meita\b|cabecas|cabezas|damer|herrar|medarbetare|mitarbeiter|kollegen|empleados|funcionarios|collegues|colegas|mimmi|potes|p\b(?!\.?\s?m)|(?<=\s)st(?:ycken)?\b(?!\s+[a-z]*(?:rum|hund|bil|natt|natter|sang))|x2?\b(?<!x2))`,
)
export const adults = numberBefore(
  'adult|adt?s?\\b|grown|big people|grandes?\\b(?! (?:hab|cam|cuart|quart|perr|cachorr|cao|caes))|grands\\b(?! (?:lit|chamb|chien))|mayores|gross[en]*\\b(?! (?:bett|zimm|hund))|erwachsen|erw\\b|aikui|aik\\b|vuxe?n|vux\\b|adlts|senior|retire|pensioner|jubilad|aposentad|idos[oa]|retraite|rentner|pensionist|elakela|pensionar',
)
export const children = numberBefore(
  String.raw`(?:(?:little|young|small|younger|pequen[oa]s?|petit(?:e?s)?|kleinen?|pienta|sma) )?(?:kid|child|chd\b|enfs?\b|ki\b|lps\b|chidren|little ones|littles|tots?\b|youngsters?|grandkid|grandchild|nin[oa]|menor(?:es)?\b(?! (?:quarto|preco|precio|cuarto))|(?<=\b(?:the|our|my) \d\s+)(?:boys|girls)|eskarilai|ekaluokkalai|koululai|cham[oa]s?\b|chamit[oa]s?\b|gur[ii]es\b|pib[ei]t?[oa]?s?\b|escuincl[ea]s?\b|nenes?\b|nenas?\b|hij[oa]|chicos\b|chic[oa]s pequen|peques\b|pequenos?\b|kleine\b(?! (?:zimmer|hund))|chamac|chavales|niet[oa]s?\b|bebe|crianca|filh|miud|menin[oa]s?\b|net[oa]s?\b|moleque|enfant|daughters?\b|sons\b|gamin|mome|gosse|bambin|nourrisson|petits.enfants|p?tits?\b(?! (?:chien|dej))|pitchoun|ados?\b|kind|kids|enkel|saugling|teenie|jungs\b|madchen|tochter|sohn|lapsi|lasta|lapse|lapsuk|muksu|kakara|penska|pojat|poikaa|tyttoa|taapero|vauva|barn|ungar|unge\b|guria?\b|ungdom|bab(?:y|ies)|toddler|infant|bebis|teen|adolesc|jugendlich|skidi|teini|nuorta|tonaring|bub(?:en)?\b)`,
)
/** 'Our twins', 'nossos gêmeos': two children, however old. */
export const twins =
  /\b(?:twins|gemel[oa]s|mellizos|gemeos|gemeas|jum(?:eaux|elles)|zwillinge?n?|kaksos[a-z]*|tvilling[a-z]*)\b/
/** 'Insgesamt 8 Leute': all of them, whatever else is counted. */
export const inAll =
  /\b(?:insgesamt|in total|in all|all told|altogether|en tout|au total|en total|no total|ao todo|yhteensa|totalt|sammanlagt)\s+(\d{1,2})(?=\s*(?:$|[?!.,;)]|[a-z]*(?:leut|people|person|pers\b|guest|gast|huesped|hospede|pessoa|personne|henk|heng|hlo|adult|erwachs|aikui|vux|of us)))/

/** 'Dos son niños', 'two of them are kids'. */
export const areChildren =
  /\b(\d) (?:of (?:us|them) are|are|son|sao|sont|sind|ar|on) (?=(?:small |little |pequen[oa]s )?(?:nin|crian|enf|kind|kids|child|barn|laps|menor|peque))/
export const severalCouples = numberBefore(
  String.raw`couples|parejas|matrimonios|casais|couples|paare|pa?archen|par\b|paria\b|pariskun[a-z]+`,
)

const beingWords =
  '(?:nois|nos|gente) (?:e|ta|esta) em|estamos em|ficamos em|vamos em|viajamos em|iriamos em|passamos a ser|family of|familia de|familie mit|famille de|familj pa|party of|group of|we are|we r|were|we re|we d be|somos em|somos|seremos|seriamos|fueramos|formos|fossemos|we will be|well be|quedamos|quedariamos|vamos a ser|vamos ser|seremos|on va etre|nous allons etre|wir werden|mir sind|vi kommer vara|vi e|tulemme olemaan|nous sommes|nous serons|nous serions|on est|on sera|on serait|wir sind|wir waren|sind wir|waren wir|olemme|olisimme|(?:ollaan|oltaisiin)(?! [0-9]+[.]? *paiv)|meita? (?:on|onkin|onki|olis|olisi|ois|tulee|tulisi|tulis)|vi ar|vi blir|ar vi|blir vi'
export const groups = [
  // 'Deux avec le chien'.
  /(?:^|[,.;!?]\s*)(\d)\s*(?:with|avec|mit|con|com|med|plus|and|und|och|ja|y|e|et|\+|&)\s+(?:[a-z]+\s+){0,2}(?:dog|chien|hund(?:en)?|perr[oa]|cachorr[oa]|koira[a-z]*|cat|chat|katze|gat[oa]|katt(?:en)?)\b/,
  // 'Six copines pour un enterrement', 'kolme kaverusta': who says so is one of them.
  /(?:^|[,.!?;]\s*|\b(?:for|para|pra|pour|fur|till?)\s+)(\d)\s+(?:kaveruksen|kaverin|ystavyksen|ystavan|hengen|naisen|miehen|copines|copains|amies|amis|freundinnen|freunde|kumpels|amig[oa]s|colegas|friends|girlfriends|buddies|kaverusta|kaveria|ystavaa|ystavysta|kompisar|polare|vanner|vaninnor|tjejkompisar|killkompisar|arbetskamrater|kolleger|kollegen|collegues|colleagues)\b/,
  // 'Voltamos a 9' are no nine.
  new RegExp(
    String.raw`\b(?:for|4|para|pra|pa|p|p\/|pour|pr|fur|zu|till|a(?<!\b(?:volt|cheg|sai|part)[a-z]{1,5} a))\s+(?:(?:los|las|os|as|les|nous|us) )?(\d)(?!\s*(?:${otherUnit}))`,
  ),
  // 'So only 2', 'finalmente solo 2'.
  new RegExp(
    String.raw`\b(?:only|just|solo|nomas|nada mas|so|o sea|ou seja|soit|dvs|apenas|nur|seulement|juste|donc|alors|also(?=\s+\d\W*$)|entonces|entao|alltsa|sa|vain|vaan|bara|endast|back to|doch|nur noch|noch|du coup|sittenki|sittenkin|eli|siis)\s+(\d)(?=\s*(?:$|[.,;!?)]|of us|now|then|ahora|agora|maintenant|jetzt|nyt|nu\b|mesmo|again))`,
  ),
  // 'Na verdade 3, minha irmã também vai'.
  /\b(?:na (?:verdade|vdd)|en realidad|perdon|actually|sorry|eigentlich|en fait|pardon|egentligen|forlat|oikeastaan|eiku|non|nein|nej|nao)\s+(\d)(?=,\s)/,
  // 'Vamos solo los dos'.
  /\b(?:solo|so|apenas|seulement|juste|nur|bara|vain|just) (?:los|las|os|as|nos|nosotr[oa]s|nous|wir|vi|the|us) (\d)(?=\s*(?:$|[?!.,;]|ahora|agora|en\b|em\b|in\b|i\b|dans\b))/,
  // 'Só nós os dois'.
  /\b(?:nos|nosotr[oa]s) (?:os|as|los|las) (\d)(?=\s*(?:$|[?!.,;]))/,
  // 'Vamos los dos no más'.
  /\b(?:los|las|os|as) (\d) (?:no mas|nomas|solit[oa]s|solamente|sozinh[oa]s|mesmo)\b/,
  // 'Ein Zimmer für alle vier'.
  /\b(?:for|fur|para|pra|pour|till|per) (?:all|alle|todos|todas|tous|toutes|alla)(?: (?:of|los|las|os|as|les))? (\d)\b/,
  // '2 otra vez', '2 after all'.
  /(?<![\d.,:/-]|\b(?:el|le|the|o|dia|den|am|vom) )(\d)\s+(?:otra vez|de nuevo|de novo|mesmo|again|after all|sittenkin?|igen|trots allt)\b/,
  new RegExp(
    String.raw`\b(?:nois|oss|us|uns|me|wir|wir dann|nous|nos|nosotr[oa]s|vi|vi e|vamos em|vamos|iriamos|iremos|viajamos|viajaremos)\s+(\d)(?!\s*(?:${otherUnit}))`,
  ),
  // 'Kahdelta maksaa'.
  /(?<![\d.,:/-])(\d)\s+(?:maksaa|maksais[a-z]*|maksas)\b/,
  // '4 college girls sharing one room'.
  /(?<!\b(?:and|plus|with|w|our|my|the|adults?|[&+,])\s)(?<![\d.,:/+-])(\d)\s+(?:college |uni |young )?girls\b(?! aged)/,
  // 'Paljonko kahdelta', 'meiltä kahdelta', 'cuánto a los dos'.
  /\b(?:paljonko|paljo|hinta|meilta|meille|a (?:los|las|nosotr[oa]s))\s+(\d)(?=\s*(?:$|[?!.,]))/,
  new RegExp(String.raw`\bmake (?:that|it) (\d)(?!\s*(?:${otherUnit}))`),
  // 'Wir wären dann insgesamt 4'.
  /\b(?:insgesamt|in total|in all|all told|en tout|au total|en total|no total|ao todo|yhteensa|totalt|sammanlagt)\s+(\d)(?=\s*(?:$|[?!.,;]))/,
  // 'O sea 4 en total', 'fyra totalt'.
  /(?<![\d.,:/-])(\d)\s+(?:en total|no total|ao todo|in total|in all|all told|en tout|au total|insgesamt|totalt|sammanlagt|yhteensa)(?=\s*(?:$|[?!.,;]))/,
  // 'Mahtuuks siihen 3', 'do 3 fit in it', 'passen da 3 rein'.
  /\b(?:mahtuu[a-z]*|mahtuis[a-z]*|fits?|caben|entran|cabem|passen|passt|ryms|tient|tiennent|rentre(?:nt)?|loge(?:nt)?)\s+(?:(?:siihen|sinne|in it|there|in there|ahi|alli|la|da|dort|dar|dans|y|nella)\s+)?(\d)(?=\s*(?:$|[?!.,]|rein|drin|hinein|in\b|dans|en\b|em\b|dar))/,
  // 'Y los cuatro en una sola habitación'.
  /\b(?:los|las|os|as|les|alle) (\d)(?= (?:en una?|em uma?|n?uma? so|num|dans une|in einem) )/,
  // 'Kolme ollaan', 'vamos los tres', 'irmos os quatro', 'cuánto sería los tres'.
  /(?<![\d.,:/-])(\d)\s+(?:ollaan|olemme|oltais[a-z]*)\b/,
  /\b(?:vamos|iriamos|ir|irmos|vamos a ir|seria|saldria|costaria|ficaria|sommes)\s+(?:para |pra )?(?:los|las|os|as|nous)\s+(\d)(?=\s*(?:$|[?!.,;]|de\s+\d|d[eo]l?\b))/,
  // 'Nos acomodamos los 4 ahí'.
  /\b(?:acomodamos|dormimos|cabemos|entramos|ficamos|viajamos)\s+(?:(?:los|las|os|as)\s+)?(\d)\b/,
  // 'Mitä maksaa 5.–10. kahdelta?'
  /(?<![\d.,:/-])(\d)(?=\s*(?:$|[?!.,]))(?<=\b(?:maks[a-z]*|tekee|tekisi|tekis) [^?!]{0,60}\d)/,
  new RegExp(
    String.raw`\b(?:${beingWords})\s+(?:(?:only|just|now|solo|so|apenas|nur(?: noch)?|jetzt|que|plus que|maintenant|ju|finalement|au final|al final|no final|bara|nu|vain|enaa|lopulta|siis|sit|sitte|sitten|alltsa|donc|also|entonces|entao)\s+)?(\d{1,2})(?!\s*(?:${otherUnit}|\+|ar\b|years?|yo\b|jahre?|vuot))`,
  ),
]
/** 'Vi är två vuxna och hon': who was named before is not among them. */
export const andThem =
  /\b(?:and|och|o|und|et|y|e|ja|plus)\s+(?:hon|han|henne|she|her|he|him|sie|er|ihr|ihm|elle|lui|ella|el|ela|ele)\b(?!\s+[a-z]{3})/
/** 'We are four': all of them are counted. */
export const countsAll = new RegExp(String.raw`\b(?:${beingWords})\s`)
export const couples =
  /\bmyself and (?:himself|herself)\b|\b(?:himself|herself) and (?:me|myself|i)\b|(?<!\b(?:each|per|cada|jedes|je|chaque|varje|joka) )\b(?:couple\b(?! (?:of|more)\b)|ehepaar|aviopari|gift par\b|matrimonio\b(?! (?:cama|bed))|pareja\b|casal\b|parchen\b|paarchen\b|pariskunta\b|ett par\b(?! (?:natt|dag|dygn|veck|timm)))/
export const alone = new RegExp(
  String.raw`(?<=(?:^|[,.!?]) ?)seule?(?=\s*(?:$|[,.!?]))|\b(?:(?:ite|itse|itsekseni|itekseni) va(?:an|in)(?=\s*(?:$|[,.!?]))|(?:me|yo|eu|moi|ich|mina|ma|jag) (?:and|y|e|et|und|ja|och) (?:(?:my|mi|o meu|meu|mon|mein|min|the|el|o|le|der) )?(?:dog|perr[oa]|cachorr[oa]|chien|hund(?:en)?|koira(?:ni)?)|(?:my |mi |min |mein |mon |meu )?(?:dog|pup|perr[oa]|cachorr[oa]|chien|hund(?:en)?|koira|${breeds}) (?:and|y|e|et|und|ja|och) (?:me|i|yo|eu|moi|ich|mina|ma|jag)\b|alone|by myself|solo traveler|solo traveller|on my own|solo trip|for one(?! (?:week|night|month))\b|just me|only me|juste moi|nom?as yo|yo nom?as|nada mas yo|ypoyksin|(?:yksi|yks) hlo|yhd?en heng(?:en)? majo[a-z]*|single(?=\s*(?:$|[?!.,;]))|ensamresande|zur einzelnutzung|einzelbelegung|single use|(?:uso|usage) (?:individual|individuel|simple)|(?:one|en|eine|yksi|yks|une|una|ein) (?:single |sola |seule |einzige |unica )?(?:pers\b|person|persona|personne|henkilo)|uma (?:so |unica )?pessoa|(?:one|an|un|um|ein|yksi|en) (?:single |unico |einzelner )?(?:guest|huesped|hospede|gast|vieras)(?! (?:more|mas|mais|mehr|lisaa|till))|(?:single|solo) (?:travell?er|occupancy)|(?:just|only) for me\b|solo para mi\b|so (?:para|pra) mim|(?:juste|seulement) pour moi|nur fur mich|(?:for|fur|para|pra|pour) (?:just|only|nur|solo|so|seulement|bara) (?:me|mich|mi|mim|moi|mig)\b|v(?:ain|aan) (?:minulle|mulle)|bara (?:for|till) mig|solo yo|(?:yo|mi) sol(?:it)?[oa]|moi seule?|yhd?elle(?! (?:yo|lapse|pien))|(?:voy|viajo) sol(?:it)?[oa]|sozinh[oa]|so eu|tout seul|toute seule|(?:viens|suis|voyage|serai|viendrai) seule?|solo(?! (?:nosotr[oa]s|nos|somos|seriamos|vamos|es[aeo]|est[ae]|hasta|del?|en|con|querem|la|el|los|las|una?|\d|por|para|quier|neces|noches?|nights?)\b)|allein(?:e|reisend[a-z]*)?|nur ich|einzelreisend[a-z]*|ich alleine|yksin|yksina[a-z]+|alleinerziehend[a-z]*|ensamstaende|mama soltera|mae solteira|maman solo|(?:viaj[oa]|vou|vai|estou) so\b|single (?:mo?um|mom|dad|parent|mother|father)|(?:madre|mae) solter[ao]|padre soltero|(?:mere|pere) celibataire|yksinhuoltaja|vain mina|einzelperson|ensam(?:resa|resenar)?|sjalv|bara jag)\b`,
)

/** 'He travels alone', of somebody for whom the guest asks. */
export const travelsAlone =
  /\b(?:he|she|er|sie|el|ella|ele|ela|il|elle|han|hon)\s+(?:(?:is|will|wird|va|vai|ska|skulle)\s+)?(?:be\s+)?(?:travel[a-z]*|com(?:es?|ing)|reis[a-z]*|komm[a-z]*|viaj[a-z]*|vi[ea]ne?|ve[mn]|voyag[a-z]*|viendra|resa|reser|kommer|aker|matkustaa|tulee)\s+(?:alone|on (?:his|her) own|by (?:himself|herself)|all?ein|sol[oa]|sozinh[oa]|seule?|ensam|yksin)\b/

/** 'Só eu', 'nur ich': whoever is named besides does not come. */
export const onlyMe =
  /\b(?:(?:sou |vou |eh |e )?so eu|solo yo|yo sol[oa]|just me|only me|nur ich|bara jag|vain mina|que moi|seulement moi)\b(?!\s*(?:&|\+|\b(?:and|n|plus|with|w|y|e|et|und|ja|och|o|con|com|avec|mit|med)\b))/

/** Somebody comes along with those who were spoken of. */
export const also =
  /\b(?:also|too|as well|along|comes?|joins?|together|junt[oa]s?|bring|tambien|tambem|tmb|tbm?|llevo|llevamos|viene|vem|venha|levo|levar|aussi|vient|auch|dazu|dabei|mitkommt|myos|mukaan|mukana|tulee|tulisi|ocksa|foljer|tar (?:vi )?(?:aven |ocksa )?med|tager med|nehm(?:e|en)? (?:[a-z]+ ){1,4}mit|mitnehm[a-z]*|emmene|emmenons|amene|amenons|traigo|traemos|trago|trazemos|hang(?:er|s|ing)? (?:[a-z]+ )?(?:pa|med|me|along)|(?:vill|ska|far) (?:ocksa )?(?:med|me|hanga pa|folja med|hanga med)|hakar pa|m.accompagne|nous accompagne|se joint|acompan[a-z]*|acompanh[a-z]*|begleitet|joining|accompan(?:y|ies|ying)|lahtee mukaan|liittyy|hangt (?:sich )?(?:[a-z]+ )?(?:an|dran)|s.ajoute|se joint|embarque|cola junto|kommer|kommt (?:[a-z]+ ){0,4}mit|se (?:suma|une|agrega|apunta)|se (?:nos|me) (?:pego|sumo|unio|apunto|cuela|colo)|(?:meme chambre|same room|misma habitacion|mesmo quarto|selben zimmer|samma rum)|tagg(?:ing|s) along)\b/

/** 'And my mother', as all that is said. */
export const plusOne = /^\W*(?:and|plus|und|y|e|et|och|ja)\s+(?:[a-z]+\s+){0,2}[a-z]+\W*$/

/** 'Men om bara vi vuxna åker', 'ohne die Kinder': those who were spoken of, without the children. */
export const withoutChildren =
  /\b(?:bara vi vuxna|nur wir erwachsenen?|(?:only|just) (?:us |the )?(?:adults|grown.?ups)|solo los adultos|so os adultos|que les adultes|vain aikuiset|without (?:the |my |our )?(?:kids?|child(?:ren)?)|ohne (?:die |das |unser |unsere )?kind(?:er)?|sans (?:les |l.|notre |nos )?enfants?|utan barn(?:en|et)?|ilman la(?:psia|sta)|sin (?:los |las |el |la )?nin[oa]s?|sem (?:as? |os? )?(?:criancas?|filh[oa]s?))\b/

/** 'We have a five-year-old, how much for us three?': all of them. */
export const allOfUs =
  /\b(?:us|oss|uns|nous|nosotr[oa]s|meille)\s+\d(?!\s*(?:and|plus|with|och|o|und|et|y|e|ja|mit|med|avec|con|com|[+&])(?![a-z]))/

/** 'Four people, two of them kids'. */
export const including =
  /\b(?:including|incl|of them|of whom|incluidos?|incluyendo|incluindo|dont|davon|inklusive|joista|varav|o sea|ou seja|altogether|makes us|au total|ao todo|somos en total|(?<=\d [a-z ]{0,12})zusammen|zusammen(?= \d)|alltsa)\b|\((?!\s*(?:s?he|sie|er|ela?|ele|il|elle|hon|han)\b)|\b(?:so|also|donc|asi que|entonces|entao|eli|siis|sa|alltsa)\s+(?:[a-z.]+ ){0,3}\d(?=\s*(?:$|[?!.,;]|of us|personen|personas|pessoas|personnes|people|henk|st\b|pers))/

/** 'Se queda con mi vieja', 'bleibt bei Oma': with whom somebody stays who does not come. */
export const keptBy =
  /(?<=\b(?:stay(?:s|ing)? with|(?:se )?queda con|fica(?:r)? com|bleibt (?:bei|mit)|reste (?:chez|avec)|stannar hos))\s+(?!us\b|you\b|nosotr|ustedes|voces|nos\b|uns\b|euch\b|vous|nous|er\b|oss\b)(?:(?:his|her|their|my|our|the|sua?|mi|la|el|su|o|a|minha|meu|sa|son|ma|mon|seine[mr]?|ihre[mr]?|meine[mr]?|de[mr]|min|hans|hennes)\s+)?[a-z]+/gi

/** 'My sister is not coming after all', 'ma fille ne vient plus'. */
export const staysAway = new RegExp(
  String.raw`\b(?:${goneWords})\b|\b(?:no puede|nao (?:pode|consegue)|(?:peut|pourra) pas|kann (?:[a-z]+ ){0,2}nicht)(?: (?:al final|ahora|mas|mais|finalement|plus|mehr|jetzt))?\W*$`,
)
/** 'On est 4 avec les jumeaux': they were counted with the others. */
export const withThem = new RegExp(
  String.raw`\b(?:vamos|iriamos|ir|irmos|sommes|somos)\s+(?:los|las|os|as|nous)\s+\d\b|\b(?:${beingWords})\s+\d\s+(?:with|con|com|avec|mit|med)\s+(?:the|los|las|les|os|as|den|our|nuestr[oa]s|noss[oa]s|nos|unseren)\s|\b(?:${beingWords})\s+\d,\s+(?=${children.source})`,
)
/** 'Three people. Our daughter is 12', 'wir kommen mit unserem Baby, also zu dritt': one of those who were counted. */
export const oneOfThem = new RegExp(
  String.raw`[,.;!?]\s+(?:(?:${mine})\s+(?:[a-z]+\s+)?(?:son|daughter|kid|child|sohn|tochter|kind|hij[oa]|filh[oa]|fils|fille|dotter|poika|tytar|lapsi)|dottern|sonen|barnet)\s+(?:is|has|ist|hat|tiene|tem|cumple|a|e|ar|on)(?=\s*(?:$|[,.;!?]))|[.!?]\s+(?:we are|we re|wir) (?:bring(?:ing|en)|travel(?:l)?ing with|haben|reisen mit)\s+(?:${mine})\s|\bzu [2-9]\b`,
)
/** 'Sind 4 Jungs', 'somos 4 pibes' is what friends call themselves. */
export const friends = new RegExp(
  String.raw`(?<=\b(?:${beingWords})\s[2-9]\s)(?:jungs|buben|pib[ei]s|pibas|chic[oa]s|menin[oa]s|gur[ii]s|gurias|chavales|girls|boys|garcons|filles|poikaa|tyttoa|killar|tjejer)\b|(?<=\b(?:sind|waren|wir|kommen)\s(?:wir\s)?[2-9]\s)(?:jungs|buben)\b`,
)
/** 'The kids are 6 and 9' of a family of four: they were counted. */
export const countedKids =
  /(?<!\b(?:and|plus|with|y|e|et|und|ja|och|o|con|com|avec|med|mit|ohne|sans|sin|sem|utan|without) )\b(?:the (?:kids|children|girls|boys|little ones)|die kinder|los (?:ninos|chicos)|las ninas|les (?:enfants|filles|garcons)|as (?:criancas|meninas)|os (?:filhos|meninos)|lapset|barnen)\b/
export const clause = /[,;.!?]\s|\b(?=(?:so|also|du coup|donc|asi que|entonces|entao|joten|eli|sa)\b)/

/** 'Mit meinem Sohn', 'with my daughter': one who speaks for nobody else. */
export const withMyChild =
  /\b(?:with|w|mit|con|com|avec|med)\s+(?:my|meine[nmr]?|mis?|meus?|minhas?|mon|ma|mes|mina|min|mitt)\s+(?:\d\s+)?(?:(?:small|little|kleinen|petite?|lilla) )?(?:(?:grand ?)?(?:sons?|daughters?|kids?|child(?:ren)?)|teens?|teenagers?|sohn|tochter|kind|enkel(?:in|kind|sohn|tochter)?|hij[oa]|niet[oa]|filh[oa]|net[oa]|(?:petit.)?fils|(?:petite.)?fille|dotter|barn|barnbarn)\b|\b(?:poikani|tyttareni|lapseni|lapsenlapseni) kanssa\b/
export const several =
  /\b(?:we|us|our|wir|uns|unser[a-z]*|nous|notre|nos|nosotr[oa]s|somos|vamos|queremos|vi|oss|var|vart|vara)\b/

/** 'Two in one room and three in the other', 'toiseen tulee kaksi ja toiseen kolme'. */
export const inTwoRooms = [
  /\b(?:in(?:to)? (?:the )?(?:one|first)(?: room)?|en un[ao]|num(?:a)?|dans l.une|im einen|in dem einen|i det ena|toiseen|yhteen)\b[^.?!\d]{0,24}(\d)\b[^.?!\d]{0,40}\b(?:the (?:other|second)|otr[oa]|outr[oa]|l.autre|ander[a-z]*|andra|toiseen)\b[^.?!\d]{0,24}(\d)\b/,
  /(?<![\d.])(\d)\s+(?:[a-z]+\s+){0,3}?(?:in (?:the )?(?:one|first)|en un[ao]|num(?:a)?|dans l.une|im einen|in dem einen|i det ena|toiseen|yhteen)\b[^.?!\d]{0,24}(\d)\s+(?:[a-z]+\s+){0,3}?(?:(?:in |en |no |na |dans |im |i )?(?:the )?(?:det )?(?:la )?(?:other|second|otr[oa]|outr[oa]|l.autre|ander[a-z]*|andra|toiseen))\b/,
]

/** 'A mother and her teenage son', 'eine Mutter mit ihren 2 Töchtern'. */
export const parentAndOwn = new RegExp(
  String.raw`\b(?:an?|one|una?|uma?|une?|eine?|en|yksi)\s+(?:mother|mu?m|mom|dad|father|madre|mae|pai|mere|pere|mutter|vater|mamma|pappa|aiti|isa)\s+${and}\s+(?:her|his|sua?|seus?|su[oa]s|son|sa|ses|ihre[mnr]?|seine[mnr]?|hennes|hans|sin[a]?|sitt)\s+(?:([1-9])\s+)?(?:(?:small|little|teenage|young|kleinen?|lilla|sma)\s+)?(?:kid|child|boy|girl|sons?\b|daughter|teen|baby|hij[oa]|nin[oa]|filh[oa]|fils\b|fille|enfant|sohn|sohne|tochter|kind|dotter|dottrar|soner|barn|lapsi|lapse)`,
)

/** 'Familj 2+2', '2v 1b', '2E+1K': adults and children. */
export const adultsAndChildren = new RegExp(
  String.raw`(?<![\d.,:/+-]|\+\s)(?<adults>[1-9])(?:\s?\+\s?(?<kids>[1-9])(?!\s*(?:\+|${otherUnit}))|\s?[vea]\s?[+,&]?\s?(?<children>[1-9])\s?[bkcn]\b)`,
)

/** '2 + un bébé': the number is of the adults. */
export const adultsAndBaby = new RegExp(
  String.raw`(?<![\d.,:/-])([1-9])\s?(?:\+|plus)\s?(?:an?|une?|una|uma?|eine?|en|ett|yksi)\s+(?:(?:little|petite?|kleine[ns]?)\s+)?(?:baby|bebe|bebis|toddler|kid|child|enfant|nin[oa]|crianca|kind|barn|vauva|lapsi)`,
)

/** 'A kid and a baby', '2 niños y un bebé': a baby beside other children. */
export const babyBeside =
  /(?:,|\+|&|\b(?:and|plus|y|e|et|und|ja|och|o|sowie))\s*(?:an?|1|one|una?|uma?|une|eine?|yksi|ett|en)\s+(?:(?:little|small|kleine[ns]?|petite?|litet|lilla)\s+)?(?:baby|bebe|infant|toddler|vauva|bebis|saugling|nourrisson|kleinkind|taapero)\b/

const kinByNumber = new RegExp(String.raw`(?<![\d.,:/-])\d\s+(?:${kin})(?![a-z])`)

/** Where a party is counted: what is left beside these was not. */
export const countedGuests: readonly RegExp[] = [
  areChildren,
  ...inTwoRooms,
  parentAndOwn,
  ...addedGuests,
  ...leavers,
  adultsAndChildren,
  less,
  severalCouples,
  kinByNumber,
  people,
  adults,
  children,
  adultsAndBaby,
  ...groups,
  /\b(?:an?|one|una?|uma?|une|eine?n?|yksi|en|ett)\s+(?:teen(?:ager)?|adolescente?|ado|jugendliche[rn]?|teini|tonaring)\b|\b(?:ja|seka|plus) (?:teini|lapsi|vauva)\b|\b(?:filh[oa]|hij[oa]|fille|fils|son|daughter|sohn|tochter)\s+(?:adolescente?|ado|teenager)\b|\bteenage (?:son|daughter|boy|girl|kid)\b/,
]
