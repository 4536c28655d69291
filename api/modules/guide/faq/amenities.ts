import type { FaqEntry } from '../guide.model.ts'

export const amenities: FaqEntry[] = [
  {
    id: 'wifi',
    category: 'amenities',
    icon: 'wifi',
    question: {
      en: 'Is WiFi free?',
      es: '¿El WiFi es gratis?',
      pt: 'O Wi-Fi é gratuito?',
      fr: 'Le Wi-Fi est-il gratuit ?',
      de: 'Ist das WLAN kostenlos?',
      fi: 'Onko wifi ilmainen?',
      sv: 'Är wifi gratis?',
    },
    answer: {
      en:
        'Yes, free WiFi comes with every room. If you depend on it for work or video calls, tell us when you book ' +
        'and we will do our best to place you where the signal is strongest.',
      es:
        'Sí, todas las habitaciones incluyen WiFi gratis. Si lo necesita para trabajar o hacer videollamadas, ' +
        'díganoslo al reservar y haremos lo posible por ubicarlo donde la señal sea mejor.',
      pt:
        'Sim, todos os quartos incluem Wi-Fi gratuito. Se você precisa dele para trabalhar ou fazer videochamadas, ' +
        'avise ao reservar e faremos o possível para acomodá-lo onde o sinal for melhor.',
      fr:
        'Oui, le Wi-Fi gratuit est compris dans toutes les chambres. Si vous en avez besoin pour le travail ou des ' +
        'appels vidéo, dites-le-nous à la réservation : nous ferons notre possible pour vous placer là où le ' +
        'signal est le meilleur.',
      de:
        'Ja, kostenloses WLAN gehört zu jedem Zimmer. Wenn Sie es zum Arbeiten oder für Videogespräche brauchen, ' +
        'sagen Sie es uns bei der Buchung; wir bemühen uns um ein Zimmer mit möglichst gutem Empfang.',
      fi:
        'Kyllä, ilmainen wifi kuuluu jokaiseen huoneeseen. Jos yhteyttä tarvitaan työhön tai videopuheluihin, ' +
        'siitä kannattaa mainita varattaessa, niin pyrimme antamaan huoneen, jossa yhteys on vahvimmillaan.',
      sv:
        'Ja, gratis wifi ingår i alla rum. Behöver du det för jobbet eller för videosamtal, säg till när du bokar ' +
        'så försöker vi ge dig ett rum där signalen är som bäst.',
    },
  },
  {
    id: 'coffee-and-breakfast',
    category: 'amenities',
    icon: 'coffee',
    question: {
      en: 'Is there coffee, and where do I find breakfast?',
      es: '¿Hay café y dónde se puede desayunar?',
      pt: 'Tem café? E onde tomar café da manhã?',
      fr: 'Y a-t-il du café, et où prendre le petit-déjeuner ?',
      de: 'Gibt es Kaffee, und wo kann man frühstücken?',
      fi: 'Onko tarjolla kahvia, ja missä voi syödä aamiaista?',
      sv: 'Finns det kaffe, och var kan man äta frukost?',
    },
    answer: {
      en:
        'Coffee waits by the patio 24/7, for sunrise walkers and night owls alike. For breakfast, our list of ' +
        'nearby cafés and restaurants will point you the right way; please check their hours before you go.',
      es:
        'El café está servido junto al patio las 24 horas, los 7 días de la semana, tanto para quienes salen a ver ' +
        'el amanecer como para los noctámbulos. Para desayunar, vea nuestra lista de cafés y restaurantes cercanos ' +
        'y confirme sus horarios antes de ir.',
      pt:
        'O café fica ao lado do pátio 24 horas por dia, todos os dias, para quem sai ver o nascer do sol e para ' +
        'quem dorme tarde. Para o café da manhã, veja nossa lista de cafés e restaurantes próximos e confirme os ' +
        'horários antes de ir.',
      fr:
        'Le café vous attend près du patio 24 h/24 et 7 j/7, pour les lève-tôt comme pour les couche-tard. Pour le ' +
        'petit-déjeuner, consultez notre liste de cafés et de restaurants des environs et vérifiez leurs horaires ' +
        'avant d’y aller.',
      de:
        'Kaffee steht rund um die Uhr bei der Terrasse bereit, für Frühaufsteher und Nachteulen. Zum Frühstücken ' +
        'hilft unsere Liste der Cafés und Restaurants in der Nähe; bitte prüfen Sie vorher deren Öffnungszeiten.',
      fi:
        'Kahvia on tarjolla pation vieressä vuorokauden ympäri joka päivä, niin aamuvirkuille kuin yökyöpeleille. ' +
        'Aamiaispaikkoja löytyy lähiseudun kahviloiden ja ravintoloiden listaltamme; aukioloajat on hyvä tarkistaa ' +
        'ennen lähtöä.',
      sv:
        'Kaffe finns vid uteplatsen dygnet runt, alla dagar, för både morgonpigga och nattugglor. För frukost ' +
        'finns vår lista över kaféer och restauranger i närheten; kontrollera gärna öppettiderna innan du går.',
    },
  },
  {
    id: 'pool',
    category: 'amenities',
    icon: 'pool-none',
    question: {
      en: 'Is there a swimming pool?',
      es: '¿Tienen piscina?',
      pt: 'Vocês têm piscina?',
      fr: 'Y a-t-il une piscine ?',
      de: 'Gibt es einen Pool?',
      fi: 'Onko hotellilla uima-allas?',
      sv: 'Finns det pool?',
    },
    answer: {
      en:
        'A pool is not among our amenities; our guests swim in the Atlantic. The public beach is {beachDistance} ' +
        'away, about {beachWalkMinutes} minutes on foot.',
      es:
        'La piscina no forma parte de nuestros servicios: aquí se nada en el Atlántico. La playa pública está a ' +
        '{beachDistance}, unos {beachWalkMinutes} minutos a pie.',
      pt:
        'Piscina não faz parte das nossas comodidades: aqui se nada no Atlântico. A praia pública fica a ' +
        '{beachDistance}, cerca de {beachWalkMinutes} minutos a pé.',
      fr:
        'La piscine ne fait pas partie de nos équipements : ici, on se baigne dans l’Atlantique. La plage publique ' +
        'est à {beachDistance}, soit environ {beachWalkMinutes} minutes à pied.',
      de:
        'Ein Pool gehört nicht zu unserer Ausstattung, gebadet wird bei uns im Atlantik. Der öffentliche Strand ' +
        'ist {beachDistance} entfernt, zu Fuß etwa {beachWalkMinutes} Minuten.',
      fi:
        'Uima-allas ei kuulu palveluihimme, meillä uidaan Atlantissa. Yleiselle uimarannalle on matkaa ' +
        '{beachDistance}, kävellen noin {beachWalkMinutes} minuuttia.',
      sv:
        'Pool ingår inte i vårt utbud, här badar man i Atlanten. Den allmänna stranden ligger {beachDistance} ' +
        'bort, ungefär {beachWalkMinutes} minuter till fots.',
    },
  },
  {
    id: 'gardens-and-barbecue',
    category: 'amenities',
    icon: 'heart',
    question: {
      en: 'What is there to enjoy on the property?',
      es: '¿Qué se puede disfrutar dentro de la propiedad?',
      pt: 'O que há para aproveitar no próprio hotel?',
      fr: 'De quoi peut-on profiter sur place ?',
      de: 'Was bietet die Anlage?',
      fi: 'Mistä voi nauttia hotellin pihapiirissä?',
      sv: 'Vad finns att njuta av på området?',
    },
    answer: {
      en:
        'Lush tropical gardens with walkways and fountains, and a covered patio and BBQ area for long evenings, ' +
        'softly lit after dark. The coral stone building has welcomed guests since {year}.',
      es:
        'Jardines tropicales exuberantes con senderos y fuentes, y un patio techado con área de parrilla para las ' +
        'noches largas, con luz suave al oscurecer. El edificio de piedra coralina recibe huéspedes desde {year}.',
      pt:
        'Jardins tropicais exuberantes com caminhos e fontes, além de um pátio coberto com churrasqueira para ' +
        'noites longas, sob luz suave. O prédio de pedra de coral recebe hóspedes desde {year}.',
      fr:
        'Des jardins tropicaux luxuriants, leurs allées et leurs fontaines, et un patio couvert avec coin barbecue ' +
        'pour les longues soirées, doucement éclairé à la nuit tombée. La maison en pierre de corail accueille des ' +
        'voyageurs depuis {year}.',
      de:
        'Üppige tropische Gärten mit Wegen und Springbrunnen, dazu eine überdachte Terrasse mit Grillplatz für ' +
        'lange Abende, nach Einbruch der Dunkelheit sanft beleuchtet. Das Haus aus Korallenstein empfängt seit ' +
        '{year} Gäste.',
      fi:
        'Rehevistä trooppisista puutarhoista polkuineen ja suihkulähteineen sekä katetusta patiosta ja ' +
        'grillipaikasta, jotka on iltaisin pehmeästi valaistu. Korallikivinen talo on ottanut vastaan vieraita ' +
        'vuodesta {year}.',
      sv:
        'Frodiga tropiska trädgårdar med gångar och fontäner, och en uteplats under tak med grillplats för långa ' +
        'kvällar, mjukt upplyst när mörkret fallit. Huset av korallsten har tagit emot gäster sedan {year}.',
    },
  },
  {
    id: 'included-in-every-room',
    category: 'amenities',
    icon: 'key',
    question: {
      en: 'What is included with every room?',
      es: '¿Qué incluyen todas las habitaciones?',
      pt: 'O que está incluído em todos os quartos?',
      fr: 'Que comprennent toutes les chambres ?',
      de: 'Was gehört zu jedem Zimmer?',
      fi: 'Mitä jokaiseen huoneeseen kuuluu?',
      sv: 'Vad ingår i alla rum?',
    },
    answer: {
      en:
        'Free WiFi, free parking, a mini fridge and daily housekeeping. What each room offers beyond that, from ' +
        'kitchen to bathroom, is listed beside its pictures in our gallery.',
      es:
        'WiFi gratis, estacionamiento gratis, frigobar y limpieza diaria. Lo que cada habitación ofrece además, de ' +
        'la cocina al baño, aparece junto a sus imágenes en nuestra galería.',
      pt:
        'Wi-Fi grátis, estacionamento grátis, frigobar e arrumação diária. O que cada quarto oferece além disso, ' +
        'da cozinha ao banheiro, está ao lado das imagens na nossa galeria.',
      fr:
        'Le Wi-Fi gratuit, le parking gratuit, un mini-réfrigérateur et le ménage quotidien. Ce que chaque chambre ' +
        'offre en plus, de la cuisine à la salle de bains, est indiqué à côté de ses images dans notre galerie.',
      de:
        'Kostenloses WLAN, kostenloses Parken, ein Minikühlschrank und tägliche Zimmerreinigung. Was jedes Zimmer ' +
        'darüber hinaus bietet, von der Küche bis zum Bad, steht in unserer Galerie neben den Bildern.',
      fi:
        'Ilmainen wifi, ilmainen pysäköinti, minijääkaappi ja päivittäinen siivous. Muut varusteet keittiöstä ' +
        'kylpyhuoneeseen löytyvät galleriasta kunkin huoneen kuvien vierestä.',
      sv:
        'Gratis wifi, gratis parkering, minikylskåp och daglig städning. Vad varje rum har därutöver, från kök ' +
        'till badrum, står bredvid bilderna i vårt galleri.',
    },
  },
]
