import type { Locale } from '#graphql/locales.ts'

/** Who may come, as guests call them; patterns of whole words, without case and accents. */
export interface CompanyWords {
  /** The guest. */
  self: string
  /** A number behind one of these counts all of those who speak. */
  us: string
  /** What stands before somebody and counts one at most: whose they are, an article. */
  article: string
  adult: string
  child: string
  /** Several children that nobody has counted. */
  children: string
  /** The same of adults. */
  adults: string
  /** Two adults by one word. */
  pair: string
  /** Two children by one word. */
  twins: string
  /** Whoever it is. */
  person: string
  pet: string
  /** What is said of somebody, before or behind. */
  quality: string
  and: string
  with: string
  /** One who says that comes too: 'I travel', 'viajo'. */
  iTravel: string
}

/** In every language of the site. */
export const companyWords: Record<Locale, CompanyWords> = {
  en: {
    self: 'me|myself|i|yours truly',
    us: 'us|we',
    article: 'my|our|his|her|their|the|a|an|one|ur|your',
    adult:
      'wife|wifey|himself|herself|him|husband|hubby|hubs|missus|mrs|mister|partner|spouse|girlfriend|boyfriend|gf|bf|fiancee?|better half|other half|m[uo]mm?s?|mam|mummy|mommy|mothers?|dads?|daddy|fathers?|sis|sisters?|bro|bros|brothers?|brethren|siblings?|friends?|mates?|bud|buddy|buddies|pals?|chums?|besties?|bffs?|girlfriends|gals?|gran|granny|grannies|nan|nana|nanna|nanny|grandma|grandmas|grandmother|grandpa|grandad|granddad|gramps|grandfather|pop|pops|aunts?|aunt(?:ie|y)s?|uncles?|cousins?|cuz|nephews?|nieces?|colleagues?|co ?workers?|workmates?|roommates?|flatmates?|roomies?|boss|neighbou?rs?|guys?|lads?|blokes?|chaps?|dudes?|ladies|lady|gentlem[ae]n|wom[ae]n|m[ae]n|fellas?|lass|lassies?|girls|boys|adults?|adlts|grown ?ups?|seniors?|retirees?|pensioners?|(?:mother|father|sister|brother|son|daughter)s? ?in ?laws?|step ?(?:mo?um|mom|dad|mother|father|brother|sister)|godmother|godfather|golfers|surfers|divers|nurses|students|crew members|players',
    child:
      'kids?|kiddos?|kiddies|kiddie|child|childs|chidren|chd|bab(?:y|ies)|babe|infants?|newborns?|toddlers?|tots?|bubs?|bubba|bairns?|weans?|little ones?|littles?|lil ones?|little fellas?|little man|wee man|wee ones?|wee lad|wee lass|small ones?|young ones?|youngest|eldest|sons?|daughters?|boy|girl|teens?|teenagers?|tweens?|preteens?|grand ?kids?|grand ?child|grandsons?|granddaughters?|grandbab(?:y|ies)|step ?(?:son|daughter|kid)s?|godson|goddaughter|preschoolers?|ankle ?biters?|munchkins?|rugrats?|sprogs?|nippers?|youngsters?|young un|foster kids?',
    children: 'children|kids|kiddos|little ones|grandkids|grandchildren|boys|girls|teens|teenagers|bairns|weans',
    adults:
      '(?:sister|brother|sibling|friend|girlfriend|mate|pal|chum|bestie|bff|gal|aunt|auntie|uncle|cousin|nephew|niece|colleague|co ?worker|workmate|roommate|flatmate|neighbou?r|bro|lad|student|golfer|surfer|diver)s|buddies|ladies|grannies',
    pair: 'parents|folks|in ?laws|grandparents|couples?|newlyweds|mom n dad|mum n dad',
    twins: 'twins',
    person: 'people|ppl|persons?|guests?|pax|peeps',
    pet: 'dogs?|doggos?|doggy|doggies|doggie|pups?|pupp(?:y|ies)|pooch|mutt|hound|cats?|kitt(?:y|ies|en)|pets?|fur ?bab(?:y|ies)|service dog|parrot|rabbit|hamster|bird',
    quality:
      'small|little|lil|wee|big|grown|adult|teenage|teen|older|elder|elderly|younger|young|old|oldest|youngest|eldest|best|good|dear|lovely|late|new|single|solo|two|both|twin|tiny|newborn|baby|infant|toddler|retired|expecting|pregnant|other|extra|grand|foster|step|beautiful|fat|furry|hungry|rowdy|sleepy|quiet|college|school|teenaged|aged|of mine',
    and: 'and|n|plus',
    with: 'with|w',
    iTravel: 'i|im|ill',
  },
  es: {
    self: 'yo|mi|conmigo|un servidor|una servidora',
    us: 'nosotr[oa]s|somos|nos',
    article: 'mis?|nuestr[oa]s?|sus?|el|la|los|las|un|uno|una|tu|al',
    adult:
      'espos[oa]|senora|jeva|jevo|ella|mujer|marido|maridito|novi[oa]s?|parej[oa]|pololos?|polola|prometid[oa]|companer[oa]s?|mama|mami|madre|mamas|papa|papi|padre|vieja|viejo|jefa|jefe|jefecit[oa]|cabecitas?|herman[oa]s?|carnal(?:es)?|amig[oa]s?|amiguis|compas?|parceros?|parces?|cuates?|panas?|abuel[oa]s?|abuelit[oa]s?|yaya|yayo|nona|nono|ti[oa]s?|tit[oa]s?|prim[oa]s?|cunad[oa]s?|concun[oa]|suegr[oa]s?|suegrit[oa]|sobrin[oa]s?|nuera|yerno|consuegr[oa]s?|colegas?|socio|socia|vecin[oa]s?|adult[oa]s?|mayores|adts?|personas? mayores|senor|senores|senoras|chicas|muchach[oa]s|hombres?|mujeres|jubilad[oa]s?|madrina|padrino|comadre|compadre|madrastra|padrastro|ahijad[oa]',
    child:
      'hij[oa]s?|hijit[oa]s?|nin[oa]s?|ninit[oa]s?|nen[ea]s?|beb[ea]s?|bebit[oa]s?|bebecit[oa]s?|bb|peques?|pequen[oa]s?|pequenit[oa]s?|chiquit[oa]s?|chiquitin(?:es)?|chiquill[oa]s?|chiquilin(?:es)?|chic[oa]s|chico|chica|chamac[oa]s?|chamit[oa]s?|cham[oa]s?|chavit[oa]s?|chav[oa]l?|chavales|crio|crios|cria|pib[ei]t?[oa]?s?|pibes|pibe|guagua|guaguas|wawa|criaturas?|menor(?:es)?|niet[oa]s?|nietit[oa]s?|gurises|guri|gurisa|adolescentes?|escuincl[ea]s?|mocos[oa]s?|pelad[oa]s?|pelaos|crianza|mellizo|varoncit[oa]s?|nena|infantes?|hijastr[oa]s?|morrit[oa]s?|huerc[oa]s?',
    children: 'hijos|hijas|ninos|ninas|nenes|chicos|peques|pequenos|nietos|chamacos|chiquitos|criaturas|crios',
    adults:
      '(?:amig|herman|prim|ti|colega|companer|cunad|sobrin|abuelit|muchach|vecin|amiguit|novi)[oa]s|colegas|cuates|panas|parces|parceros|compas|amiguis|carnales|chicas',
    pair: 'padres|papas|viejos|suegros|abuelos|pareja|parejas|matrimonio|matrimonios',
    twins: 'gemel[oa]s|mellizos|mellizas|melliz[oa]s|cuates de',
    person: 'personas?|pax|huespedes|huesped',
    pet: 'perr[oa]s?|perrit[oa]s?|perrhij[oa]s?|lomitos?|gat[oa]s?|gatit[oa]s?|mascotas?|cachorr[oa]s?|firulais|peludo|lorito|loro|michi',
    quality:
      'pequen[oa]s?|chic[oa]s|chiquit[oa]s?|adolescentes?|mayores|mayor|menor(?:es)?|grandes?|recien nacid[oa]|de brazos|de pecho|querid[oa]|adorad[oa]|viej[oa]s?|lind[oa]|mejor(?:es)?|segund[oa]|primer[oa]?|soltera|jovenes|joven|jubilad[oa]s?|universitari[oa]s?|san[oa]|adult[oa]s?|buen|buena|gemel[oa]s|ancian[oa]s?',
    and: 'y|e|mas|ademas de|junto con',
    with: 'con|c',
    iTravel: 'viajo|voy|vengo|ire|iria|llego|viajaria|llevo|estare',
  },
  pt: {
    self: 'eu|mim|comigo|mi',
    us: 'nos|somos|a gente|gente',
    article: 'meus?|minhas?|noss[oa]s?|seus?|suas?|o|a|os|as|um|uma|num|numa|mais um|mais uma|teu|tua',
    adult:
      'espos[oa]|ela|ele|mina|minas|prenda|mulher|muie|marido|maridao|namorad[oa]s?|noiv[oa]|companheir[oa]s?|parceir[oa]|patroa|velha|mae|maes|mamae|mainha|pai|papai|painho|irmas?|irmaos?|irmaozinho|mano|mana|manos|manas|brothers?|bro|amig[oa]s?|miga|migas|amiguinhas|parcas?|parsas?|parceiros|camaradas?|vo|vovo|avo|vovozinha|vozinha|vos|ti[oa]s?|titi[oa]|titias|prim[oa]s?|cunhad[oa]s?|sogr[oa]s?|sogrinha|sobrinh[oa]s?|nora|genro|colegas?|vizinh[oa]s?|adult[oa]s?|adts?|adul|ads?|idos[oa]s?|senhor(?:es|as?)?|mocas?|mocos?|rapazes|caras|homem|homens|mulheres|meninas|madrinha|padrinho|compadre|comadre|madrasta|padrasto|aposentad[oa]s?|crush|mozao|amor|gringos?|garotas|garotos|gurias|guris|surfistas',
    child:
      'filh[oa]s?|filhinh[oa]s?|filhot[ea]s?|filhao|crianca[s]?|chd|criancinhas?|criancada|beb[ee]s?|bebezinh[oa]s?|bebezao|nenem|nenens|nenezinh[oa]|bb|bbs|pequen[oa]s?|pequerruch[oa]s?|menin[oa]s?|menininh[oa]s?|miud[oa]s?|garot[oa]s?|garotinh[oa]s?|gur[ii]s?|gurias?|guriazinha|gurizada|guriz|moleques?|molecada|molequinhos?|piazinhos?|pias?|pia|pirralh[oa]s?|net[oa]s?|netinh[oa]s?|adolescentes?|teen|teens|caculas?|menor(?:es)?|putos?|enteadinhos?|entead[oa]s?|recem nascid[oa]|baby|afilhad[oa]s?|bacuri|bacuris|mulecada|muleques?',
    children: 'filhos|filhas|criancas|meninos|meninas|netos|pequenos|miudos|molecada|criancada|gurizada|moleques',
    adults:
      '(?:amig|prim|ti|cunhad|sobrinh|vizinh|namorad|sogr)[oa]s|irmas|irmaos|manos|manas|colegas|migas|parcas|parsas|parceiros|meninas|caras|brothers',
    pair: 'pais|sogros|avos|casal|casais|casalzinho|coroas|velhos|pombinhos',
    twins: 'gemeos|gemeas|gemeozinhos',
    person: 'pessoas?|hospedes?|pax',
    pet: 'cachorr[oa]s?|cachorrinh[oa]s?|cao|caes|cadela|cadelinha|caozinho|caozinhos|dog|dogs|doguinho|doguinhos|doguinha|gat[oa]s?|gatinh[oa]s?|pets?|bichinho|bicho|catioro|caramelo|vira lata|peludo|labrador[a-z]*|poodle|pug|shih tzu|lhasa|papagaio',
    quality:
      'pequen[oa]s?|pequeninos?|adolescentes?|mais velh[oa]|mais nov[oa]|velh[oa]s?|nov[oa]s?|grandes?|de colo|recem nascid[oa]|querid[oa]s?|amad[oa]|melhor(?:es)?|adult[oa]s?|lind[oa]s?|menores?|maiores|maior|idos[oa]s?|solteir[oa]|aposentad[oa]s?|jovens|jovem|gemeos|gemeas|gordinh[oa]|boazinha|bonzinho|pentelhos?',
    and: 'e|mais|junto com|alem de',
    with: 'com|c',
    iTravel: 'viajo|vou|venho|irei|iria|chego|viajaria|levo|estarei',
  },
  fr: {
    self: 'moi|moi meme|je|mi|bibi|votre serviteur',
    us: 'nous|on est|on sera',
    article: 'mon|ma|mes|notre|nos|son|sa|ses|leurs?|le|la|les|l|un|une|d un|d une|ptits?|votre',
    adult:
      'femme|mari|lui|elle|epoux|epouse|compagne|compagnon|conjointe?|concubine?|copains?|copines?|cherie?|chums?|blonde|meuf|mec|meufs|mecs|keum|moitie|fiancee?|maman|mamans|mere|meres|papa|papas|pere|peres|daronne?|soeurs?|freres?|frangines?|frangins?|frerot|amie?s?|potes?|copainss?|camarades?|collegues?|equipiers?|equipieres?|boss|patron|patronne|voisine?s?|mamie|mamy|mami|meme|papi|papy|pepe|pepere|memere|nonna|nonno|grand ?mere|grand ?pere|bonne ?maman|bon ?papa|belle ?mere|beau ?pere|belle ?soeur|beau ?frere|belle ?fille|beau ?fils|belle ?maman|beau ?papa|tantes?|tatas?|tatie|taties|tontons?|oncles?|mononcle|matante|cousine?s?|neveux?|nieces?|filleule?s?|marraine|parrain|adultes?|ad|grands?|ados? adulte|hommes?|femmes?|messieurs|dames?|demoiselles|gars|filles|types?|seniors?|retraitee?s?|viocs?|bonshommes|gonzesses?|nanas?|meilleure amie|coloc|colocs|chefs?|marmotte',
    child:
      'enfants?|enft?s?|gosses?|gamine?s?|mini|minis|momes?|marmots?|mouflets?|mouflettes?|loulous?|louloutes?|bambins?|bouts? de chou|boutchoux?|boutchou|bebes?|bb|bbs|nourrissons?|nouveaune|poupons?|petits?|petites?|ptits?|ptites?|petiots?|petiotes?|pitchounes?|pitchouns?|pitchounets?|fils|fiston|fistons|fille|fillettes?|garcon|garcons|garconnets?|ados?|adolescente?s?|jumeau|jumelle|puces?|chipies?|p(?:eti)?te?s? ?(?:gars|fils|filles?|enfants?|mecs?|bouts?)|minots?|chiards?|rejetons?|lardons?|cadet|cadette|aine|ainee|benjamine?|titis?|tipoux?|ptiloup',
    children: 'enfants|gosses|gamins|momes|marmots|petits|loulous|petits ?enfants|ados|filles|garcons|mouflets',
    adults:
      '(?:copine|copain|ami|amie|soeur|frere|pote|collegue|tante|oncle|cousin|cousine|voisin|voisine|frangin|frangine|neveu|niece|mec|meuf|coloc|camarade|equipier|equipiere)[sx]',
    pair: '(?:beaux ?|grands ?)?parents|couples?|vieux|daronss?|darons|amoureux|tourtereaux',
    twins: 'jumeaux|jumelles',
    person: 'personnes?|pers|voyageurs?',
    pet: 'chiens?|chienne|toutous?|chats?|chatte|chaton|minou|matou|animal|animaux|bichon|caniche|teckel|labrador|labradors?|york|berger allemand|boule de poils|clebs|medor|pitou|carlin|golden|beagle',
    quality:
      'petite?s?|ptits?|ptites?|grande?s?|jeunes?|vieux|vieille|vieilles|adolescente?s?|ado|adulte|meilleure?s?|chere?|adoree?|agee?s?|dernier|derniere|premiere?|nouveau|nouvelle|retraitee?s?|jumeaux|jumelles|calmes?|tres calmes?|futur|future|tendre|douce|en bas age|gentil|adorable|gros|turbulents?',
    and: 'et|plus|pis|puis|ainsi que|sans oublier',
    with: 'avec|av|avk',
    iTravel: 'je|j|jarrive|jviens|jvoyage|jirai',
  },
  de: {
    self: 'ich|mich|mir|mi|i|meine wenigkeit|ick|isch|icke',
    us: 'wir|uns|mir',
    article:
      'meine?|meine[mnrs]|mei|mein|mi|mim|mis|unser|unsere?|unsere[mnrs]?|seine?[mnrs]?|ihre?[mnrs]?|der|die|das|de[mnr]|d|eine?|eine[mnr]|a|an|ne|nen|ner|nem|en|de',
    adult:
      'verliebte[rn]?|sie|er|ihn|bestie|besties|frau|fraule|frauchen|mann|ehemann|ehefrau|gattin|gatte|gatten|gemahlin|mannle|mo|gschpusi|partner|partnerin|freund|freundin|freunde|freundinnen|freinde|freindin|verlobte[rn]?|lebensgefahrt(?:e|in|en)|bessere halfte|halfte|schatz|schatzi|liebster?|liebste|alte|alter|oide|oida|olle|oller|mutter|muttern|mutti|mama|mami|mam|vater|vadder|vati|papa|papi|pap|schwester|schwestern|schwesterherz|brudern?|bruda|gschwister|geschwister|oma|omi|omas|opa|opi|opas|grossmutter|grossvater|tante|onkel|cousine?n?|base|kusine|vetter|neffen?|nichten?|schwager|schwagerin|schwiegermutter|schwiegermama|schwiegervater|schwiegerpapa|schwiegersohn|schwiegertochter|kollege|kollegin|kollegen|kolleginnen|kumpels?|kumpane|spezl|spezi|haberer|hawara|chef|chefin|nachbar|nachbarn|nachbarin|erwachsene[rn]?|erw|erwachsn[er]?|grosse[rn]?|manner|frauen|herren|damen|dame|herr|mannsleit|weibsleit|buben|jungs|madels|leut|senioren|rentner|rentnerin|pensionist(?:en|in)?|tauchern?|monteure?|studenten|patentante|patenonkel|gotte|gotti|gotti|mitbewohner|mitbewohnerin|trauzeuge|trauzeugin|muddi|muddern|kumpelin|schwippschwager',
    child:
      'kind(?:er)?|kinners|goofe?n?|kindern|kiddies|kids|kid|chind|kindle|kindl|kloans kind|gschrappen|gschroppn|baby|babys|babies|bebi|saugling|sauglinge|kleinkind|kleinkinder|kleine[rsn]?|kloa|kloane[rs]?|kleenen?|kleener|knirps|knirpse|zwerg|zwerge|wurm|wurmchen|sohn|sohne|sohnemann|sohnen|tochter|tochterchen|tochterle|junge|jungen|bub|bua|buam|buab[ae]|buba|bube|buebe|bueb|madchen|madl|madla|maidle|madle|meitli|meitschi|dirndl|enkel|enkelin|enkelinnen|enkelkind|enkelkinder|enkelkindern|enkele|teenager|teenie|teenies|teens|jugendliche[rn]?|gor|goren|gore|racker|spross|sprosslinge?|nachwuchs|nesthakchen|jungste[rn]?|alteste[rn]?|patenkind|stiefsohn|stieftochter|zwerge|krumel|bengel|lausbub|lauser|wichtel|rangen|plagen|blag|blagen',
    children: 'kinder|kids|kinners|enkel|enkelkinder|kleinen|buben|madels|jungs|goren|zwerge|blagen|racker|chind',
    adults:
      'freunde|freinde|freundinnen|schwestern|geschwister|gschwister|kollegen|kolleginnen|kumpels|tanten|onkels|cousins|cousinen|neffen|nichten|nachbarn|jungs|madels|buben',
    pair: 'eltern|schwiegereltern|grosseltern|paar|paare|parchen|paarchen|ehepaar|ehepaare|parle',
    twins: 'zwillinge?n?',
    person: 'personen?|leut[e]?|luut|gaste|pers',
    pet: 'hunde?n?|hundle|hunderl|hundi|hundchen|wuff|wauwau|welpen?|katzen?|katzle|kater|mieze|stubentiger|haustiere?|dackel|pudel|labrador|labradore|mops|terrier|schaferhund|vierbeiner|fellnase|fellnasen|papagei|hamster|kaninchen|retriever|malteser|beagle',
    quality:
      'kleine[nrs]?|klein|grosse[nrs]?|gross|alte[nrs]?|junge[nrs]?|erwachsene[nrs]?|beste[nrs]?|liebe[nrs]?|altere[nrs]?|jungere[nrs]?|jungste[nrs]?|alteste[nrs]?|halbwuchsige[nrs]?|pubertierende[nrs]?|neugeborene[nrs]?|zukunftige[nrs]?|neue[nrs]?|beide[nrs]?|alleinreisende[nrs]?|einzelne[nrs]?|gute[nrs]?|schwangere[nrs]?|pensionierte[nrs]?|kloane[nrs]?|kloans|susse[nrs]?|brave[nrs]?|ganze|teenager|ruhige[nrs]?|betagte[nrs]?',
    and: 'und|u|un|ond|plus|sowie|unn|o',
    with: 'mit|m|mitm|mitn|mim|samt|nebst',
    iTravel: 'ich|i|ick|reise|komme|reis|kumm',
  },
  fi: {
    self: 'mina|ma|mie|mia|mnaa|mna|itse|allekirjoittanut|minun|minua|minulle',
    us: 'me|meita|meilla|meijat|myo|moo',
    article: 'minun|mun|meidan|meian|meijan|hanen|sen|yksi|yks|yhen|yhden|se|oma|oman|ton|tuon|toi|pikku|pieni|pienen',
    adult:
      'han|hanet|(?:avo|avio|entinen)?(?:vaimo|mies|mieh|miek)[a-z]*|vaimok[a-z]*|emant[a-z]*|emann[a-z]*|isant[a-z]*|isann[a-z]*|ukko(?:ni|kulta)?|ukon|akka|akan|muija[a-z]*|eukko|puoliso[a-z]*|kumppani[a-z]*|(?:tytto|poika|nais|mies|tyo|perhe)?ystav[a-z]*|(?:tyo)?kaver[a-z]*|frendi[a-z]*|kamu[a-z]*|tyyppi[a-z]*|kihlattu[a-z]*|avokki[a-z]*|sulhanen|sulhase[a-z]*|morsian|morsiame[a-z]*|aiti(?!enpaiv)[a-z]*|aidi[a-z]*|aiskan|aiskaa|aitee[a-z]*|mutsi[a-z]*|faija[a-z]*|iska[a-z]*|isa|isan[a-z]*|isani|isaa|isukki|(?:iso)?sisko[a-z]*|sisko[a-z]*|(?:iso|pikku)?veli[a-z]*|velje[a-z]*|velipoika|broidi[a-z]*|systeri[a-z]*|mummo[a-z]*|mummi[a-z]*|mumm[au]n?|ukki[a-z]*|uki[nl][a-z]*|vaari[a-z]*|paappa[a-z]*|pappa[a-z]*|papan[a-z]*|(?:iso)?aiti|isois[a-z]*|isoaid[a-z]*|tati[a-z]*|tadi[a-z]*|seta[a-z]*|sedan|eno[a-z]{0,4}|serkku[a-z]*|serku[a-z]*|anoppi[a-z]*|anopi[a-z]*|appi|apen|appiukko[a-z]*|vavy[a-z]*|minia[a-z]*|lanko[a-z]*|langon|kaly[a-z]*|kollega[a-z]*|pomo[a-z]*|naapuri[a-z]*|aikui[a-z]*|aik|ak|elakelai[a-z]*|miesta|naista|naisen|herraa|daamia|rouvaa?|rouvan|neitia|kundia|jatkaa|akkaa|ukkoa|likkaa|flikkaa|mimmia|opiskelijaa|asentaj[a-z]*|duunari[a-z]*|tyontekij[a-z]*|siip[a-z]*|siivan|sukeltajaa|kummitati|kummiseta|kaksplussaa',
    child:
      'laps[ei][a-z]*|lasta|lps|lapsukai[a-z]*|muksu[a-z]*|mukula[a-z]*|kakara[a-z]*|kersa[a-z]*|penska[a-z]*|natiainen|natiaist[a-z]*|skidi[a-z]*|vauva[a-z]*|vauveli[a-z]*|vaavi[a-z]*|tenava[a-z]*|taapero[a-z]*|pikkui[a-z]*|pienokai[a-z]*|nuorimmai[a-z]*|tyttare[a-z]*|tytar[a-z]*|tytto|tytt[oa]a?|tyton|tytolle|tyttoni|poika|poikaa|poikani|pojan|pojalle|teini[a-z]*|teinityt[a-z]*|teinipoi[a-z]*|nuori|nuorta|ekaluokkalai[a-z]*|tokaluokkalai[a-z]*|eskarilai[a-z]*|koululai[a-z]*|kuopus|kuopukse[a-z]*|esikoi[a-z]*|lastenlap[a-z]*|lapsenlap[a-z]*|kummilap[a-z]*|kummipoi[a-z]*|kummityt[a-z]*|jalkikasvu[a-z]*|penikka[a-z]*|pirpana[a-z]*|poekoo|likka|flikka',
    children: 'lapset|lasten|lapsille|muksut|kakarat|mukulat|tenavat|tytot|pojat|skidit|penskat|lapsia',
    adults: '[a-z]*ystavat|kaverit|frendit|kamut|siskot|veljet|sisarukset|serkut|tadit|tyokaverit|kollegat|naapurit',
    pair: '(?:iso|appi)?vanhem[a-z]*|pariskun[a-z]*|aviopari[a-z]*|pari|paria|porukat',
    twins: 'kaksos[a-z]*|kaksoset',
    person: 'henkilo[a-z]*|hlo|henk|henkea|henkee|vierasta|ihmista',
    pet: 'koira[a-z]*|koiru[a-z]*|hauva[a-z]*|hauveli[a-z]*|hurtta[a-z]*|pentu|pennun|rekku|kissa[a-z]*|kisu[a-z]*|katti|lemmik[a-z]*|[a-z]*koira[a-z]*|kani|hamsteri|papukaija|karvakuono[a-z]*|mayris|labbis|mopsi',
    quality:
      'pieni|pienta|pienen|pikku|iso|vanha|vanhan|nuori|nuoren|aikuista|aikuinen|aikuisen|paras|parhaan|rakas|rakkaan|teini|molemmat|oma|omat|kaks|sylivauva|juniori|elakkeella|iakas|iakkaan|yksi',
    and: 'ja|seka|plus|sit|ynna|ja sit|ja viel|jja',
    with: 'kanssa|kans|kaa|kansa',
    iTravel: 'matkustan|tulen|reissaan|oisin|olisin|tuun',
  },
  sv: {
    self: 'jag|mig|mej|ja|undertecknad|jak',
    us: 'vi|oss',
    article: 'min|mina|mitt|var|vara|vart|varan|varat|varran|hans|hennes|sin|sina|sitt|deras|den|det|de|en|ett|ena|tva',
    adult:
      'henne|honom|hon|han|fru|frun|frugan?|hustrun?|make|maken|(?<=min |hennes |sin |mi )man|mannen|gubbe|gubben|gumman?|karl|karln|karlen|karring|karringen|sambon?|partner|partnern|flickvan(?:nen)?|pojkvan(?:nen)?|tjej|tjejen|kille|killen|guzz|guzzen|brud|bruden|fastmo|fastman|mamma|mamman|morsan|mor|mammor|pappa|pappan|farsan|far(?=\\s*(?:,|och\\b|o\\b|&|\\+|$))|pappor|syster|systern|syrran|systrar|bror|brodern|brorsan|broder|brorsor|syskon|van|vannen|vanner|vaninna|vaninnor|kompis|kompisen|kompisar|kompisarna|polare|polaren|polarna|bastis|basti[sn]|mormor|morfar|farmor|farfar|moster|faster|morbror|farbror|onkel|tant|tanten|kusin|kusinen|kusiner|systerson|brorson|systerdotter|brorsdotter|svager|svagern|svagerska|svagerskan|svarmor|svarfar|svarson(?:en)?|svardotter(?:n)?|kollega|kollegan|kolleger|kollegor|arbetskamrat|arbetskamrater|chef|chefen|granne|grannen|grannar|vuxn[a]?|vuxen|vux|pensionar|pensionarer|herrar|damer|dam|herre|kvinnor|karlar|(?<=\\d )man|gubbar|tanter|tjejer|killar|grabbar|snubbar|brudar|studenter|dykare|gudmor|gudfar|bonusmamma|bonuspappa|extramamma|mannskap',
    child:
      'barn|barnet|barnen|bebis|bebisen|bebisar|bebe|spadbarn|spadis|spadisen|knatte|knatten|knattar|knodd|knodden|knoddar|unge|ungen|ungar|ungarna|kids|kidsen|kid|tonaring|tonaringen|tonaringar|tonarsson|tonarsdotter|tonarsbarn|son|sonen|soner|dotter|dottern|dottrar|doter|smatting|smattingar|smattingarna|lillan|lillen|lille|lilla|lillkille|lilltjej|lillebror|lillasyster|minsting|minstingen|telning|telningar|grabb|grabben|pojke|pojken|pojkar|flicka|flickan|flickor|barnbarn|barnbarnet|barnbarnen|dagisbarn|smabarn|liten|minstis|pjoltrar|bonusbarn|bonusson|bonusdotter|fosterbarn|fadderbarn|treaaring|sladdis|sladdisen',
    children: 'barn|barnen|ungarna|kidsen|tonaringarna|pojkarna|flickorna|barnbarnen|grabbarna|smattingarna|knattarna',
    adults:
      'systrar|broder|brorsor|syskon|vanner|vaninnor|kompisar|kompisarna|polarna|kusiner|kolleger|kollegor|arbetskamrater|grannar|tjejer|killar|grabbar|snubbar|brudar',
    pair: '(?:svar|mor|far|styv)?foraldrar(?:na)?|paret|par|aktaparet|aktapar|svarisarna|svaris|parona|paronen|gamlingarna',
    twins: 'tvillingar|tvillingarna',
    person: 'personer|person|pers|gaster',
    pet: 'hund|hunden|hundar|hundarna|jycke|jycken|jyckar|jyckarna|labbe|labbar|valp|valpen|vovve|vovven|katt|katten|katter|kissen|husdjur|pudel|labrador|labben|tax|taxen|[a-z]*hund|kanin|hamster|terrier|mops',
    quality:
      'liten|litet|lilla|lille|sma|stor|stora|stort|gammal|gamla|gammalt|aldre|yngre|yngsta|aldsta|aldste|vuxen|vuxna|tonarig|basta|baste|kara|nya|nyfodd|nyfott|blivande|bada|egen|fina|snall|ung|unga|ensamma?|pensionerade|gravida|vilda|trotta',
    and: 'och|o|a|samt|plus|oh',
    with: 'med|me|m',
    iTravel: 'jag|reser|ja',
  },
}

/** What a number behind 'we' may count beside guests: 'wir 2 Nächte'. */
export const countedThings =
  'days?|tage?n?|dias?|jours?|paiv[a-z]*|dagar|nights?|noches?|noites?|nuits?|nacht[a-z]*|yo[a-z]*|natt[a-z]*|weeks?|semanas?|semaines?|woche[a-z]*|viikko[a-z]*|veck[a-z]*|weekend[a-z]*|months?|mes|mois|rooms?|quartos?|cuartos?|chambres?|zimmer[a-z]*|rum|rummet|huone[a-z]*|habitacion[a-z]*|beds?|camas?|lits?|betten?|bett|sang[a-z]*|cars?|bikes?|bags?|coches?|carros?|voitures?|wagen|bil|bilen'

/** What stands behind 'and' and is no person: days, rooms, luggage, what the sentence goes on with. */
export const nobodyWords = `${countedThings}|trucks?|van|rv|trailer|boats?|bicycles?|luggage|gear|stuff|clubs|boards?|kayaks?|budget|auto|moto|bicis?|equipaje|maletas?|malas?|bicicletas?|velos?|bagages|valises?|gepack|fahrrad[a-z]*|anhanger|boot|cykl[a-z]*|bagage|vasko[a-z]*|autoa?|pyor[a-z]*|laukut|rest|others?|same|also|then|that|this|it|is|are|would|want|need|please|thanks?|nada|nothing|nobody|nadie|ninguem|personne|niemand|nichts|ei|ingen|kings?|queens?|double|suite|studio|prices?|pris|price|first|last|one|more|bit|lot|little|way|beach|hotel|house|end|day|fin|fim|jour|tag|dag|mich|maybe|vielleicht|evtl|quiza[s]?|talvez|peut|ehka|kanske|wir|vi|nous|me|we|us|nos|nosotros|how|what|was|wie|que|cual|cuanto|quanto|combien|vad|hur|mita|paljonko|wanna|wurden?|mochten?|brauchen|suchen|kommen|leave|leaving|zuruck|back`
