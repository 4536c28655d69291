import type { NoticeSection } from '../guide.model.ts'

/**
 * What a guest needs to judge whether house and rooms suit them, and what nobody has measured yet.
 * US rule: 28 CFR 36.302(e)(1)(ii), accessible features described in enough detail, and their lack too.
 */
export const accessibility: NoticeSection[] = [
  {
    id: 'known',
    title: {
      en: 'What you can count on',
      es: 'Con qué puede contar',
      pt: 'Com o que você pode contar',
      fr: 'Ce sur quoi vous pouvez compter',
      de: 'Worauf Sie sich verlassen können',
      fi: 'Mihin voit luottaa',
      sv: 'Det du kan räkna med',
    },
    paragraphs: [
      {
        en: 'Parking is free and on our own grounds, so the way from the car to the garden is short.',
        es: 'El estacionamiento es gratuito y está en nuestro propio terreno: del auto al jardín hay poca distancia.',
        pt: 'O estacionamento é gratuito e fica em nosso próprio terreno: do carro ao jardim é um caminho curto.',
        fr: 'Le parking est gratuit et sur notre propre terrain : de la voiture au jardin, le chemin est court.',
        de: 'Parkplätze sind kostenlos und auf unserem eigenen Grund; vom Auto zum Garten ist es nicht weit.',
        fi: 'Pysäköinti on maksutonta ja omalla tontillamme, joten autolta puutarhaan on lyhyt matka.',
        sv: 'Parkeringen är gratis och på vår egen mark, så det är kort väg från bilen till trädgården.',
      },
      {
        en: 'Service animals are welcome in every room without any fee; the pet rules do not apply to them.',
        es: 'Los animales de servicio son bienvenidos en todas las habitaciones sin cargo; no rigen para ellos las normas de mascotas.',
        pt: 'Animais de serviço são bem-vindos em todos os quartos, sem taxa; as regras para animais de estimação não se aplicam a eles.',
        fr: 'Les animaux d’assistance sont les bienvenus dans toutes les chambres, sans frais ; les règles sur les animaux de compagnie ne les concernent pas.',
        de: 'Assistenztiere sind in jedem Zimmer ohne Gebühr willkommen; die Regeln für Haustiere gelten für sie nicht.',
        fi: 'Avustajakoirat ja muut avustajaeläimet ovat tervetulleita kaikkiin huoneisiin maksutta; lemmikkisäännöt eivät koske niitä.',
        sv: 'Assistansdjur är välkomna i alla rum utan avgift; reglerna för husdjur gäller inte dem.',
      },
      {
        en: 'Somebody answers {phone} around the clock in an emergency, and from {officeOpens} to {officeCloses} for everything else.',
        es: 'En una emergencia atendemos el {phone} a toda hora; para lo demás, de {officeOpens} a {officeCloses}.',
        pt: 'Em uma emergência, atendemos o {phone} a qualquer hora; para o resto, das {officeOpens} à {officeCloses}.',
        fr: 'En cas d’urgence, quelqu’un répond au {phone} à toute heure ; pour le reste, de {officeOpens} à {officeCloses}.',
        de: 'Im Notfall ist unter {phone} rund um die Uhr jemand da, für alles andere von {officeOpens} bis {officeCloses}.',
        fi: 'Hätätilanteessa numerosta {phone} vastataan kellon ympäri, muissa asioissa klo {officeOpens}–{officeCloses}.',
        sv: 'I en nödsituation svarar någon på {phone} dygnet runt, för allt annat {officeOpens}–{officeCloses}.',
      },
      {
        en: 'This website can be used with the keyboard alone, with a screen reader, enlarged, and without motion. We test it against WCAG 2.2 AA; tell us where it fails you.',
        es: 'Este sitio se puede usar solo con el teclado, con lector de pantalla, ampliado y sin movimiento. Lo comprobamos según WCAG 2.2 AA; díganos dónde le falla.',
        pt: 'Este site pode ser usado só com o teclado, com leitor de tela, ampliado e sem movimento. Nós o testamos pela WCAG 2.2 AA; avise onde ele falhar.',
        fr: 'Ce site s’utilise au clavier seul, avec un lecteur d’écran, agrandi et sans animation. Nous le vérifions selon WCAG 2.2 AA ; dites-nous où il vous fait défaut.',
        de: 'Diese Website lässt sich nur mit der Tastatur, mit Bildschirmleser, vergrößert und ohne Bewegung nutzen. Wir prüfen sie nach WCAG 2.2 AA; sagen Sie uns, wo sie Sie im Stich lässt.',
        fi: 'Sivustoa voi käyttää pelkällä näppäimistöllä, ruudunlukijalla, suurennettuna ja ilman liikettä. Testaamme sitä WCAG 2.2 AA -tasoa vasten; kerro, jos jokin ei toimi.',
        sv: 'Webbplatsen går att använda med bara tangentbord, med skärmläsare, förstorad och utan rörelse. Vi testar den mot WCAG 2.2 AA; berätta var den brister.',
      },
    ],
  },
  {
    id: 'historic',
    title: {
      en: 'A house from {year}',
      es: 'Una casa de {year}',
      pt: 'Uma casa de {year}',
      fr: 'Une maison de {year}',
      de: 'Ein Haus von {year}',
      fi: 'Talo vuodelta {year}',
      sv: 'Ett hus från {year}',
    },
    paragraphs: [
      {
        en: 'The inn was built long before today’s standards. Expect garden walkways of coral stone with uneven joints, thresholds at some doors, and bathrooms of the size of their time. The beach is {beachDistance} away over a drawbridge.',
        es: 'El hotel se construyó mucho antes de las normas actuales. Cuente con senderos de piedra coralina con juntas irregulares, umbrales en algunas puertas y baños del tamaño de su época. La playa está a {beachDistance}, cruzando un puente levadizo.',
        pt: 'A pousada foi construída muito antes das normas de hoje. Espere caminhos de pedra de coral com juntas irregulares, soleiras em algumas portas e banheiros do tamanho da época. A praia fica a {beachDistance}, do outro lado de uma ponte levadiça.',
        fr: 'L’hôtel a été bâti bien avant les normes d’aujourd’hui. Attendez-vous à des allées de pierre de corail aux joints irréguliers, à des seuils à certaines portes et à des salles de bains de leur époque. La plage est à {beachDistance}, au-delà d’un pont basculant.',
        de: 'Das Haus entstand lange vor den heutigen Normen. Rechnen Sie mit Gartenwegen aus Korallenstein mit unebenen Fugen, Schwellen an manchen Türen und Bädern in der Größe ihrer Zeit. Zum Strand sind es {beachDistance} über eine Zugbrücke.',
        fi: 'Talo rakennettiin kauan ennen nykyisiä vaatimuksia. Puutarhan korallikivikäytävien saumat ovat epätasaisia, joissakin ovissa on kynnys ja kylpyhuoneet ovat aikansa kokoisia. Rannalle on {beachDistance} nostosillan yli.',
        sv: 'Huset byggdes långt före dagens normer. Räkna med trädgårdsgångar av korallsten med ojämna fogar, trösklar vid vissa dörrar och badrum i sin tids storlek. Till stranden är det {beachDistance} över en klaffbro.',
      },
    ],
  },
  {
    id: 'unmeasured',
    title: {
      en: 'What we have not measured yet',
      es: 'Lo que aún no hemos medido',
      pt: 'O que ainda não medimos',
      fr: 'Ce que nous n’avons pas encore mesuré',
      de: 'Was wir noch nicht gemessen haben',
      fi: 'Mitä emme ole vielä mitanneet',
      sv: 'Det vi inte har mätt än',
    },
    paragraphs: [
      {
        en: 'We do not yet publish door widths, bed heights, the steps to each room, grab bars, or showers without a step. Until we do, please do not rely on any of them.',
        es: 'Todavía no publicamos anchos de puertas, alturas de camas, escalones hasta cada habitación, barras de apoyo ni duchas sin escalón. Hasta entonces, por favor no cuente con ello.',
        pt: 'Ainda não publicamos larguras de portas, alturas de camas, degraus até cada quarto, barras de apoio nem chuveiros sem degrau. Até lá, não conte com nenhum deles.',
        fr: 'Nous ne publions pas encore la largeur des portes, la hauteur des lits, les marches jusqu’à chaque chambre, les barres d’appui ni les douches de plain-pied. D’ici là, n’y comptez pas.',
        de: 'Türbreiten, Betthöhen, Stufen zu den Zimmern, Haltegriffe und stufenlose Duschen veröffentlichen wir noch nicht. Bis dahin verlassen Sie sich bitte auf nichts davon.',
        fi: 'Emme vielä julkaise ovien leveyksiä, sänkyjen korkeuksia, huoneisiin johtavia askelmia, tukikahvoja tai kynnyksettömiä suihkuja. Siihen asti niihin ei kannata luottaa.',
        sv: 'Vi publicerar ännu inte dörrbredder, sänghöjder, trappsteg till rummen, stödhandtag eller duschar utan kant. Tills dess: räkna inte med något av det.',
      },
      {
        en: 'Call {phone} or write to {email} before you book: we go to the room with a tape measure, send you the figures and photos, and hold the room while you decide.',
        es: 'Llame al {phone} o escriba a {email} antes de reservar: vamos a la habitación con una cinta métrica, le enviamos medidas y fotos, y se la guardamos mientras decide.',
        pt: 'Ligue para {phone} ou escreva para {email} antes de reservar: vamos ao quarto com uma trena, enviamos medidas e fotos e seguramos o quarto enquanto você decide.',
        fr: 'Appelez le {phone} ou écrivez à {email} avant de réserver : nous allons dans la chambre avec un mètre, vous envoyons mesures et photos, et la gardons le temps que vous décidiez.',
        de: 'Rufen Sie vor der Buchung {phone} an oder schreiben Sie an {email}: Wir gehen mit dem Maßband ins Zimmer, schicken Ihnen Maße und Fotos und halten es frei, bis Sie sich entschieden haben.',
        fi: 'Soita numeroon {phone} tai kirjoita osoitteeseen {email} ennen varaamista: käymme huoneessa mittanauhan kanssa, lähetämme mitat ja kuvat ja pidämme huoneen varattuna päätökseesi asti.',
        sv: 'Ring {phone} eller skriv till {email} innan du bokar: vi går till rummet med måttband, skickar mått och bilder och håller rummet medan du bestämmer dig.',
      },
    ],
  },
]
