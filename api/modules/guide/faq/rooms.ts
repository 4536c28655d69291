import type { FaqEntry } from '../guide.model.ts'

export const rooms: FaqEntry[] = [
  {
    id: 'room-types',
    category: 'rooms',
    icon: 'bed',
    question: {
      en: 'What kinds of rooms do you have?',
      es: '¿Qué tipos de habitaciones hay?',
      pt: 'Que tipos de quarto vocês têm?',
      fr: 'Quels types de chambres proposez-vous ?',
      de: 'Welche Zimmertypen gibt es?',
      fi: 'Millaisia huoneita hotellissa on?',
      sv: 'Vilka typer av rum har ni?',
    },
    answer: {
      en:
        'There are {rooms} rooms, from compact queen, king and double queen rooms to a studio, garden-view suites ' +
        'and one-bedroom suites. No two are quite alike; our gallery shows them one by one.',
      es:
        'Tenemos {rooms} habitaciones: desde cuartos compactos con cama queen, cuartos con cama king o con dos ' +
        'camas queen, hasta un estudio, suites con vista al jardín y suites de un dormitorio. No hay dos iguales; ' +
        'en nuestra galería las verá una por una.',
      pt:
        'São {rooms} quartos: de quartos compactos com cama queen, quartos com cama king ou com duas camas queen a ' +
        'um estúdio, suítes com vista para o jardim e suítes com quarto separado. Nenhum é igual ao outro; a ' +
        'galeria mostra um por um.',
      fr:
        'Nous avons {rooms} chambres : compactes avec lit queen size, avec lit king size ou deux lits queen size, ' +
        'un studio, des suites avec vue sur le jardin et des suites avec chambre séparée. Aucune ne ressemble tout ' +
        'à fait à une autre ; notre galerie les présente une à une.',
      de:
        'Wir haben {rooms} Zimmer: vom kompakten Zimmer mit Queensize-Bett über Zimmer mit Kingsize-Bett oder zwei ' +
        'Queensize-Betten bis zum Studio, zu Suiten mit Gartenblick und Suiten mit separatem Schlafzimmer. Keines ' +
        'gleicht ganz dem anderen; unsere Galerie zeigt sie der Reihe nach.',
      fi:
        'Huoneita on {rooms}: kompakteja queensize-huoneita, kingsize-huoneita ja kahden queensize-vuoteen ' +
        'huoneita sekä studio, puutarhanäkymän sviittejä ja makuuhuoneellisia sviittejä. Jokainen on vähän ' +
        'erilainen, ja galleriassa ne voi katsoa yksi kerrallaan.',
      sv:
        'Vi har {rooms} rum: från kompakta queenrum, kingrum och rum med två queensize-sängar till en studio, ' +
        'sviter med utsikt mot trädgården och sviter med separat sovrum. Inget är det andra helt likt; i galleriet ' +
        'ser du dem ett efter ett.',
    },
  },
  {
    id: 'kitchens',
    category: 'rooms',
    icon: 'kitchen',
    question: {
      en: 'Can I cook in my room?',
      es: '¿Se puede cocinar en la habitación?',
      pt: 'Posso cozinhar no quarto?',
      fr: 'Peut-on cuisiner dans la chambre ?',
      de: 'Kann ich im Zimmer kochen?',
      fi: 'Voiko huoneessa laittaa ruokaa?',
      sv: 'Kan jag laga mat på rummet?',
    },
    answer: {
      en:
        'Studio 17 and most of our suites have a kitchenette, and Suite 22 has a full kitchen. Every room has a ' +
        'mini fridge. Tell us when booking if a kitchen matters to you.',
      es:
        'El Estudio 17 y la mayoría de las suites tienen cocineta, y la Suite 22, una cocina completa. Todas las ' +
        'habitaciones tienen frigobar. Si la cocina es importante para usted, díganoslo al reservar.',
      pt:
        'O Estúdio 17 e a maioria das suítes têm minicozinha, e a Suíte 22 tem cozinha completa. Todos os quartos ' +
        'têm frigobar. Se a cozinha é importante para você, avise ao reservar.',
      fr:
        'Le Studio 17 et la plupart des suites disposent d’une kitchenette, et la Suite 22 d’une cuisine complète. ' +
        'Toutes les chambres ont un mini-réfrigérateur. Si la cuisine compte pour vous, dites-le-nous à la ' +
        'réservation.',
      de:
        'Studio 17 und die meisten Suiten haben eine Kochnische, Suite 22 eine vollwertige Küche. Einen ' +
        'Minikühlschrank gibt es in jedem Zimmer. Wenn Ihnen eine Küche wichtig ist, sagen Sie es uns bei der ' +
        'Buchung.',
      fi:
        'Studiossa 17 ja useimmissa sviiteissä on minikeittiö, ja sviitissä 22 on täysikokoinen keittiö. ' +
        'Minijääkaappi on jokaisessa huoneessa. Jos keittiö on tärkeä, siitä on hyvä mainita varattaessa.',
      sv:
        'Studio 17 och de flesta sviterna har pentry, och svit 22 har ett fullstort kök. Minikylskåp finns i alla ' +
        'rum. Säg till när du bokar om köket är viktigt för dig.',
    },
  },
  {
    id: 'pets',
    category: 'rooms',
    icon: 'paw',
    question: {
      en: 'Are pets welcome?',
      es: '¿Aceptan mascotas?',
      pt: 'Vocês aceitam animais de estimação?',
      fr: 'Les animaux sont-ils acceptés ?',
      de: 'Sind Haustiere willkommen?',
      fi: 'Ovatko lemmikit tervetulleita?',
      sv: 'Är husdjur välkomna?',
    },
    answer: {
      en:
        'Yes. Pets are welcome for {petFee} per night, maximum {maxPets}. Please tell us when you book, so that we ' +
        'can choose a suitable room. Service animals are not counted as pets.',
      es:
        'Sí. Las mascotas son bienvenidas por {petFee} la noche, máximo {maxPets}. Avísenos al reservar para ' +
        'elegir una habitación adecuada. Los animales de servicio no se consideran mascotas.',
      pt:
        'Sim. Animais de estimação são bem-vindos por {petFee} a noite, no máximo {maxPets}. Avise ao reservar ' +
        'para escolhermos um quarto adequado. Animais de serviço não são considerados animais de estimação.',
      fr:
        'Oui. Les animaux sont les bienvenus pour {petFee} par nuit, maximum {maxPets}. Prévenez-nous à la ' +
        'réservation pour que nous choisissions une chambre adaptée. Les chiens d’assistance ne comptent pas comme ' +
        'animaux de compagnie.',
      de:
        'Ja. Haustiere sind für {petFee} pro Nacht willkommen, maximal {maxPets}. Bitte sagen Sie es uns bei der ' +
        'Buchung, damit wir ein passendes Zimmer aussuchen können. Assistenzhunde zählen nicht als Haustiere.',
      fi:
        'Kyllä. Lemmikin hinta on {petFee} yöltä, ja lemmikkejä voi olla enintään {maxPets}. Lemmikistä on hyvä ' +
        'kertoa jo varattaessa, jotta voimme valita sopivan huoneen. Avustajakoiraa ei lasketa lemmikiksi.',
      sv:
        'Ja. Husdjur är välkomna för {petFee} per natt, högst {maxPets}. Säg till när du bokar så att vi kan välja ' +
        'ett lämpligt rum. Assistanshundar räknas inte som husdjur.',
    },
  },
  {
    id: 'smoking',
    category: 'rooms',
    icon: 'smoke-free',
    question: {
      en: 'May I smoke at the inn?',
      es: '¿Se puede fumar en el hotel?',
      pt: 'É permitido fumar no hotel?',
      fr: 'Peut-on fumer à l’hôtel ?',
      de: 'Darf man im Hotel rauchen?',
      fi: 'Saako hotellissa tupakoida?',
      sv: 'Får man röka på hotellet?',
    },
    answer: {
      en:
        'All {rooms} rooms are non-smoking, and a cleaning fee of {smokingFee} applies if someone smokes in one. ' +
        'Please ask the front desk where smoking outdoors is fine.',
      es:
        'Las {rooms} habitaciones son para no fumadores, y si alguien fuma en ellas se cobra un cargo de limpieza ' +
        'de {smokingFee}. Pregunte en la recepción dónde se puede fumar al aire libre.',
      pt:
        'Todos os {rooms} quartos são para não fumantes, e fumar neles gera uma taxa de limpeza de {smokingFee}. ' +
        'Pergunte na recepção onde é possível fumar ao ar livre.',
      fr:
        'Nos {rooms} chambres sont non-fumeurs ; si quelqu’un y fume, des frais de nettoyage de {smokingFee} ' +
        's’appliquent. Demandez à la réception où il est possible de fumer dehors.',
      de:
        'Alle {rooms} Zimmer sind Nichtraucherzimmer. Wird dennoch in einem Zimmer geraucht, berechnen wir eine ' +
        'Reinigungsgebühr von {smokingFee}. Wo Sie im Freien rauchen können, erfahren Sie an der Rezeption.',
      fi:
        'Kaikki {rooms} huonetta ovat savuttomia, ja huoneessa tupakoinnista peritään siivousmaksu, {smokingFee}. ' +
        'Vastaanotosta voi kysyä, missä ulkona saa tupakoida.',
      sv:
        'Alla {rooms} rum är rökfria, och om någon röker på rummet tar vi ut en städavgift på {smokingFee}. Fråga ' +
        'i receptionen var det går bra att röka utomhus.',
    },
  },
  {
    id: 'accessibility',
    category: 'rooms',
    icon: 'accessible',
    question: {
      en: 'How accessible is the inn?',
      es: '¿Qué tan accesible es el hotel?',
      pt: 'O hotel é acessível?',
      fr: 'L’hôtel est-il accessible à tous ?',
      de: 'Wie barrierefrei ist das Hotel?',
      fi: 'Kuinka esteetön hotelli on?',
      sv: 'Hur tillgängligt är hotellet?',
    },
    answer: {
      en:
        'Our building dates from {year}. The upper floor is reached by stairs, so please plan on there being no ' +
        'elevator. Door widths, thresholds, bathrooms and the path from the parking area have not been measured ' +
        'yet, and we would rather say so than guess. Before you book, call the front desk at {phone}, tell us what ' +
        'you need, and we will check the room in question and answer honestly.',
      es:
        'Nuestro edificio es de {year}. Al piso superior se sube por escaleras, así que cuente con que no hay ' +
        'elevador. El ancho de las puertas, los umbrales, los baños y el recorrido desde el estacionamiento aún no ' +
        'se han medido, y preferimos decirlo antes que suponer. Antes de reservar, llame a la recepción al ' +
        '{phone}, cuéntenos qué necesita y revisaremos la habitación en cuestión para responderle con franqueza.',
      pt:
        'Nosso prédio é de {year}. O andar de cima é acessado por escada, portanto conte com a ausência de ' +
        'elevador. A largura das portas, as soleiras, os banheiros e o trajeto desde o estacionamento ainda não ' +
        'foram medidos, e preferimos dizer isso a arriscar um palpite. Antes de reservar, ligue para a recepção no ' +
        '{phone}, conte do que precisa e verificaremos o quarto em questão para responder com franqueza.',
      fr:
        'Notre bâtiment date de {year}. L’étage est desservi par un escalier : considérez qu’il n’y a pas ' +
        'd’ascenseur. La largeur des portes, les seuils, les salles de bains et le trajet depuis le parking n’ont ' +
        'pas encore été mesurés, et nous préférons le dire plutôt que deviner. Avant de réserver, appelez la ' +
        'réception au {phone} et dites-nous ce qu’il vous faut : nous vérifierons la chambre en question et vous ' +
        'répondrons franchement.',
      de:
        'Unser Haus stammt aus dem Jahr {year}. Ins Obergeschoss führen Treppen, rechnen Sie also bitte nicht mit ' +
        'einem Aufzug. Türbreiten, Schwellen, Badezimmer und der Weg vom Parkplatz sind noch nicht vermessen, und ' +
        'das sagen wir lieber offen, als zu raten. Rufen Sie vor der Buchung die Rezeption unter {phone} an und ' +
        'sagen Sie uns, was Sie brauchen: Wir sehen uns das Zimmer an und antworten Ihnen ehrlich.',
      fi:
        'Talomme on vuodelta {year}. Yläkertaan kuljetaan portaita, ja on syytä varautua siihen, ettei hissiä ole. ' +
        'Oviaukkoja, kynnyksiä, kylpyhuoneita ja reittiä pysäköintialueelta ei ole vielä mitattu, ja kerromme sen ' +
        'mieluummin suoraan kuin arvailemme. Ennen varaamista kannattaa soittaa vastaanottoon, numero on {phone}, ' +
        'ja kertoa tarpeista: tarkistamme kyseisen huoneen ja vastaamme rehellisesti.',
      sv:
        'Vårt hus är från {year}. Till övervåningen går man i trappor, så räkna med att det inte finns någon hiss. ' +
        'Dörrbredder, trösklar, badrum och vägen från parkeringen är ännu inte uppmätta, och det säger vi hellre ' +
        'rakt ut än gissar. Ring receptionen på {phone} innan du bokar och berätta vad du behöver, så kontrollerar ' +
        'vi rummet det gäller och svarar ärligt.',
    },
  },
  {
    id: 'children',
    category: 'rooms',
    icon: 'family',
    question: {
      en: 'Is the inn suitable for children?',
      es: '¿Es un hotel adecuado para niños?',
      pt: 'O hotel é adequado para crianças?',
      fr: 'L’hôtel convient-il aux enfants ?',
      de: 'Eignet sich das Hotel für Kinder?',
      fi: 'Sopiiko hotelli lapsille?',
      sv: 'Passar hotellet för barn?',
    },
    answer: {
      en:
        'Families are welcome, and the gardens and the beach do half the work. Each room type has its own maximum ' +
        'number of guests, which you see when booking. Please ask us about cribs and extra beds beforehand, as we ' +
        'do not want to promise what we may not have.',
      es:
        'Las familias son bienvenidas, y los jardines y la playa hacen la mitad del trabajo. Cada tipo de ' +
        'habitación tiene su propio máximo de huéspedes, que verá al reservar. Consúltenos antes sobre cunas y ' +
        'camas adicionales: no queremos prometer lo que quizá no tengamos.',
      pt:
        'Famílias são bem-vindas, e os jardins e a praia fazem metade do trabalho. Cada tipo de quarto tem seu ' +
        'número máximo de hóspedes, que aparece na hora da reserva. Pergunte antes sobre berços e camas extras: ' +
        'não queremos prometer o que talvez não tenhamos.',
      fr:
        'Les familles sont les bienvenues, et les jardins et la plage font la moitié du travail. Chaque type de ' +
        'chambre a un nombre maximal d’occupants, indiqué à la réservation. Pour un lit bébé ou un lit d’appoint, ' +
        'demandez-nous d’abord : nous ne voulons pas promettre ce que nous n’aurions pas.',
      de:
        'Familien sind willkommen, und Garten und Strand erledigen die halbe Arbeit. Für jeden Zimmertyp gilt eine ' +
        'eigene Höchstzahl an Gästen, die Sie bei der Buchung sehen. Nach Kinder- und Zustellbetten fragen Sie ' +
        'bitte vorher, denn wir möchten nichts versprechen, was wir vielleicht nicht haben.',
      fi:
        'Perheet ovat tervetulleita, ja puutarha ja ranta pitävät huolen puolesta ohjelmasta. Kullakin ' +
        'huonetyypillä on oma enimmäismääränsä vieraita, ja se näkyy varattaessa. Vauvansängystä tai lisävuoteesta ' +
        'pyydämme kysymään etukäteen, sillä emme halua luvata sellaista, mitä ei ehkä ole.',
      sv:
        'Familjer är välkomna, och trädgården och stranden gör halva jobbet. Varje rumstyp har sitt eget högsta ' +
        'antal gäster, som du ser när du bokar. Fråga oss i förväg om spjälsäng och extrasäng, för vi vill inte ' +
        'lova något som vi kanske inte har.',
    },
  },
]
