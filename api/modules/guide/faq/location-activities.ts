import type { FaqEntry } from '../guide.model.ts'

export const locationActivities: FaqEntry[] = [
  {
    id: 'beach-distance',
    category: 'location-activities',
    icon: 'beach',
    question: {
      en: 'How far is the beach?',
      es: '¿A qué distancia está la playa?',
      pt: 'A que distância fica a praia?',
      fr: 'À quelle distance est la plage ?',
      de: 'Wie weit ist es zum Strand?',
      fi: 'Kuinka kaukana ranta on?',
      sv: 'Hur långt är det till stranden?',
    },
    answer: {
      en:
        'Steps from the ocean, or to be exact {beachDistance}: about {beachWalkMinutes} minutes on foot along ' +
        'Ocean Avenue and over the bridge to Lantana Municipal Beach. It has lifeguards, a boardwalk and showers, ' +
        'and it faces the sunrise; the beach park is closed from sundown to sunrise.',
      es:
        'El océano queda cerca, a {beachDistance} para ser exactos: unos {beachWalkMinutes} minutos a pie por ' +
        'Ocean Avenue y el puente hasta Lantana Municipal Beach. Tiene salvavidas, paseo de madera y duchas, y ' +
        'mira hacia el amanecer; el parque de la playa cierra de la puesta a la salida del sol.',
      pt:
        'O mar fica perto, mais exatamente a {beachDistance}: cerca de {beachWalkMinutes} minutos a pé ' +
        'pela Ocean Avenue e pela ponte até a Lantana Municipal Beach. Ela tem salva-vidas, passarela de madeira e ' +
        'chuveiros e fica de frente para o nascer do sol; o parque da praia fecha do pôr ao nascer do sol.',
      fr:
        'L’océan est tout proche, à {beachDistance} exactement : environ {beachWalkMinutes} minutes à ' +
        'pied par Ocean Avenue et le pont jusqu’à Lantana Municipal Beach. Vous y trouverez des sauveteurs, une ' +
        'promenade en bois et des douches, face au soleil levant ; le parc de la plage est fermé du coucher au ' +
        'lever du soleil.',
      de:
        'Das Meer ist nah, genau genommen {beachDistance}: zu Fuß etwa {beachWalkMinutes} ' +
        'Minuten über die Ocean Avenue und die Brücke zum Lantana Municipal Beach. Dort gibt es Rettungsschwimmer, ' +
        'einen Bohlenweg und Duschen, und die Sonne geht direkt über dem Meer auf; von Sonnenuntergang bis ' +
        'Sonnenaufgang ist der Strandpark geschlossen.',
      fi:
        'Meri on lähellä, rannalle on tarkalleen {beachDistance}: Ocean Avenueta pitkin ja sillan yli ' +
        'Lantana Municipal Beachille kävelee noin {beachWalkMinutes} minuutissa. Rannalla on hengenpelastajat, ' +
        'lautapolku ja suihkut, ja aurinko nousee suoraan merestä. Rantapuisto on suljettu auringonlaskusta ' +
        'auringonnousuun.',
      sv:
        'Havet ligger nära, närmare bestämt {beachDistance} bort: omkring {beachWalkMinutes} minuter till ' +
        'fots längs Ocean Avenue och över bron till Lantana Municipal Beach. Där finns livräddare, strandpromenad ' +
        'i trä och duschar, och solen går upp rakt ur havet. Strandparken är stängd från solnedgång till ' +
        'soluppgång.',
    },
  },
  {
    id: 'within-walking-distance',
    category: 'location-activities',
    icon: 'map',
    question: {
      en: 'What is within walking distance?',
      es: '¿Qué hay cerca para ir a pie?',
      pt: 'O que dá para fazer a pé?',
      fr: 'Que peut-on rejoindre à pied ?',
      de: 'Was ist zu Fuß erreichbar?',
      fi: 'Mitä on kävelymatkan päässä?',
      sv: 'Vad ligger på promenadavstånd?',
    },
    answer: {
      en:
        'At the foot of Ocean Avenue, Bicentennial Park and Sportsman’s Park look out over the Intracoastal, with ' +
        'docks and boats to watch. Across the bridge lie the Lantana Nature Preserve, with its shaded loop, and ' +
        'the beach. Our map shows restaurants and shops too; please check opening hours before you go.',
      es:
        'Donde Ocean Avenue llega al agua, Bicentennial Park y Sportsman’s Park miran al canal Intracoastal, con ' +
        'muelles y barcos que van y vienen. Al otro lado del puente están la reserva Lantana Nature Preserve, con ' +
        'su sendero sombreado, y la playa. En nuestro mapa verá también restaurantes y tiendas; confirme los ' +
        'horarios antes de ir.',
      pt:
        'Onde a Ocean Avenue encontra a água, o Bicentennial Park e o Sportsman’s Park dão para o canal ' +
        'Intracoastal, com píeres e barcos para observar. Do outro lado da ponte ficam a reserva Lantana Nature ' +
        'Preserve, com sua trilha sombreada, e a praia. Nosso mapa mostra também restaurantes e lojas; confirme os ' +
        'horários antes de ir.',
      fr:
        'Là où Ocean Avenue rejoint l’eau, Bicentennial Park et Sportsman’s Park donnent sur l’Intracoastal, avec ' +
        'ses pontons et le va-et-vient des bateaux. De l’autre côté du pont vous attendent la réserve Lantana ' +
        'Nature Preserve, son sentier ombragé, et la plage. Notre carte indique aussi restaurants et boutiques ; ' +
        'vérifiez les horaires avant d’y aller.',
      de:
        'Wo die Ocean Avenue ans Wasser stößt, blicken Bicentennial Park und Sportsman’s Park auf den ' +
        'Intracoastal, mit Stegen und Booten zum Zuschauen. Jenseits der Brücke liegen das Naturschutzgebiet ' +
        'Lantana Nature Preserve mit seinem schattigen Rundweg und der Strand. Unsere Karte zeigt auch Restaurants ' +
        'und Geschäfte; bitte prüfen Sie vorher die Öffnungszeiten.',
      fi:
        'Ocean Avenuen päässä Bicentennial Park ja Sportsman’s Park avautuvat Intracoastal-väylälle, ja ' +
        'laitureilla on veneitä katseltavaksi. Sillan toisella puolella ovat Lantana Nature Preserve ' +
        '-luonnonsuojelualue varjoisine kierroksineen sekä ranta. Kartaltamme löytyvät myös ravintolat ja kaupat; ' +
        'aukioloajat on hyvä tarkistaa ennen lähtöä.',
      sv:
        'Där Ocean Avenue möter vattnet har Bicentennial Park och Sportsman’s Park utsikt över Intracoastal, med ' +
        'bryggor och båtar att titta på. På andra sidan bron ligger naturreservatet Lantana Nature Preserve med ' +
        'sin skuggiga slinga, och stranden. På vår karta finns också restauranger och butiker; kontrollera gärna ' +
        'öppettiderna innan du går.',
    },
  },
  {
    id: 'sea-turtle-season',
    category: 'location-activities',
    icon: 'turtle',
    question: {
      en: 'When is sea turtle season, and what should I know?',
      es: '¿Cuándo es la temporada de tortugas marinas y qué debo saber?',
      pt: 'Quando é a temporada das tartarugas marinhas e o que devo saber?',
      fr: 'Quand est la saison des tortues marines, et que faut-il savoir ?',
      de: 'Wann ist Meeresschildkrötensaison, und was ist zu beachten?',
      fi: 'Milloin merikilpikonnat pesivät, ja mitä silloin on hyvä tietää?',
      sv: 'När är det säsong för havssköldpaddor, och vad bör jag veta?',
    },
    answer: {
      en:
        'Nesting runs from March 1 to October 31. On the beach at night, use no lights and no phone flash; by day, ' +
        'fill in the holes you dig and take your chairs with you when you leave. Keep your distance from nests and ' +
        'turtles, and you may carry home the best memory of the trip.',
      es:
        'Anidan del 1 de marzo al 31 de octubre. De noche, en la playa, no use luces ni el flash del teléfono; de ' +
        'día, tape los hoyos que haga y llévese las sillas al irse. Mantenga distancia de los nidos y de las ' +
        'tortugas, y quizá se lleve el mejor recuerdo del viaje.',
      pt:
        'A desova vai de 1º de março a 31 de outubro. À noite, na praia, não use luzes nem o flash do celular; de ' +
        'dia, tape os buracos que cavar e leve as cadeiras ao sair. Mantenha distância dos ninhos e das ' +
        'tartarugas, e talvez você leve a melhor lembrança da viagem.',
      fr:
        'La ponte a lieu du 1er mars au 31 octobre. La nuit, sur la plage, n’utilisez ni lampe ni flash de ' +
        'téléphone ; le jour, rebouchez les trous que vous creusez et remportez vos chaises en partant. Gardez vos ' +
        'distances avec les nids et les tortues : ce sera peut-être le plus beau souvenir du voyage.',
      de:
        'Die Tiere nisten vom 1. März bis zum 31. Oktober. Verwenden Sie nachts am Strand weder Lampen noch ' +
        'Handyblitz; füllen Sie tagsüber gegrabene Löcher wieder auf und nehmen Sie Ihre Stühle beim Gehen mit. ' +
        'Halten Sie Abstand zu Nestern und Schildkröten, dann nehmen Sie vielleicht die schönste Erinnerung der ' +
        'Reise mit nach Hause.',
      fi:
        'Pesimäkausi kestää maaliskuun alusta lokakuun loppuun. Öisin rannalla ei käytetä valoja eikä puhelimen ' +
        'salamaa; päivällä kaivetut kuopat täytetään ja tuolit otetaan lähtiessä mukaan. Pesiin ja kilpikonniin ' +
        'pidetään etäisyyttä, ja silloin mukaan voi tarttua matkan paras muisto.',
      sv:
        'De lägger ägg från 1 mars till 31 oktober. Använd varken lampa eller telefonblixt på stranden om natten; ' +
        'fyll igen gropar du grävt på dagen och ta med stolarna när du går. Håll avstånd till bon och sköldpaddor, ' +
        'så får du kanske med dig resans bästa minne hem.',
    },
  },
  {
    id: 'finnish-community',
    category: 'location-activities',
    icon: 'heart',
    question: {
      en: 'Is there really a Finnish community here?',
      es: '¿De verdad hay una comunidad finlandesa aquí?',
      pt: 'Existe mesmo uma comunidade finlandesa aqui?',
      fr: 'Y a-t-il vraiment une communauté finlandaise ici ?',
      de: 'Gibt es hier wirklich eine finnische Gemeinschaft?',
      fi: 'Onko täällä todella suomalaisyhteisö?',
      sv: 'Finns det verkligen så många finländare här?',
    },
    answer: {
      en:
        'Yes. The Lake Worth and Lantana area is one of the largest Finnish communities outside Finland, with ' +
        'thousands of winter residents. Finland House (Suomi Talo), whose hall opened in 1948, is close by. Our ' +
        'weekly and monthly rates suit a Florida winter well; please check the club’s opening hours and events ' +
        'before you go.',
      es:
        'Sí. La zona de Lake Worth y Lantana es una de las comunidades finlandesas más grandes fuera de Finlandia, ' +
        'con miles de residentes de invierno. La Finland House (Suomi Talo), cuyo salón abrió en 1948, queda ' +
        'cerca. Nuestras tarifas por semana y por mes van muy bien para pasar el invierno en Florida; confirme los ' +
        'horarios y eventos del club antes de ir.',
      pt:
        'Sim. A região de Lake Worth e Lantana abriga uma das maiores comunidades finlandesas fora da Finlândia, ' +
        'com milhares de moradores de inverno. A Finland House (Suomi Talo), cujo salão abriu em 1948, fica perto ' +
        'daqui. Nossas tarifas por semana e por mês combinam com um inverno na Flórida; confirme os horários e ' +
        'eventos do clube antes de ir.',
      fr:
        'Oui. La région de Lake Worth et Lantana abrite l’une des plus grandes communautés finlandaises hors de ' +
        'Finlande, avec des milliers de résidents d’hiver. La Finland House (Suomi Talo), dont la salle a ouvert ' +
        'en 1948, est tout près. Nos tarifs à la semaine et au mois conviennent bien à un hiver en Floride ; ' +
        'vérifiez les horaires et les événements du club avant d’y aller.',
      de:
        'Ja. Die Gegend um Lake Worth und Lantana ist eine der größten finnischen Gemeinschaften außerhalb ' +
        'Finnlands, mit Tausenden Wintergästen. Das Finland House (Suomi Talo), dessen Saal 1948 eröffnet wurde, ' +
        'liegt ganz in der Nähe. Unsere Wochen- und Monatspreise passen gut zu einem Winter in Florida; ' +
        'Öffnungszeiten und Veranstaltungen des Vereins prüfen Sie bitte vorher.',
      fi:
        'Kyllä. Lake Worthin ja Lantanan seutu on yksi suurimmista suomalaisyhteisöistä Suomen ulkopuolella, ja ' +
        'talveksi tänne saapuu tuhansia. Suomi Talo, jonka sali avattiin vuonna 1948, on aivan lähellä. Viikko- ja ' +
        'kuukausihintamme sopivat hyvin Floridassa vietettävään talveen; seuran aukioloajat ja tapahtumat on hyvä ' +
        'tarkistaa ennen lähtöä.',
      sv:
        'Ja. Trakten kring Lake Worth och Lantana har en av de största finländska kolonierna utanför Finland, med ' +
        'tusentals som bor här om vintern. Finland House (Suomi Talo), vars festsal öppnade 1948, ligger alldeles ' +
        'i närheten. Våra vecko- och månadspriser passar bra för en vinter i Florida; kontrollera föreningens ' +
        'öppettider och evenemang innan du går.',
    },
  },
  {
    id: 'hurricane-season',
    category: 'location-activities',
    icon: 'calendar',
    question: {
      en: 'What about hurricane season?',
      es: '¿Y la temporada de huracanes?',
      pt: 'E a temporada de furacões?',
      fr: 'Et la saison des ouragans ?',
      de: 'Und die Hurrikansaison?',
      fi: 'Entä hurrikaanikausi?',
      sv: 'Hur är det med orkansäsongen?',
    },
    answer: {
      en:
        'It runs from June 1 to November 30. You may cancel free of charge up to {freeCancellationHours} hours ' +
        'before arrival; if a storm is forecast later than that, call us at {phone} and we will look at your ' +
        'booking together. When authorities ask visitors to leave, please follow their instructions at once.',
      es:
        'Va del 1 de junio al 30 de noviembre. Puede cancelar sin costo hasta {freeCancellationHours} horas antes ' +
        'de la llegada; si el pronóstico cambia después, llámenos al {phone} y revisaremos juntos su reserva. Si ' +
        'las autoridades piden a los visitantes que se retiren, siga sus instrucciones de inmediato.',
      pt:
        'Ela vai de 1º de junho a 30 de novembro. Você pode cancelar sem custo até {freeCancellationHours} horas ' +
        'antes da chegada; se a previsão mudar depois disso, ligue para {phone} e veremos juntos a sua reserva. Se ' +
        'as autoridades pedirem que os visitantes deixem a região, siga as instruções imediatamente.',
      fr:
        'Elle s’étend du 1er juin au 30 novembre. Vous pouvez annuler sans frais jusqu’à {freeCancellationHours} ' +
        'heures avant l’arrivée ; si une tempête est annoncée plus tard, appelez-nous au {phone} et nous verrons ' +
        'ensemble votre réservation. Si les autorités demandent aux visiteurs de partir, suivez leurs consignes ' +
        'sans attendre.',
      de:
        'Sie dauert vom 1. Juni bis zum 30. November. Sie können bis {freeCancellationHours} Stunden vor der ' +
        'Ankunft kostenlos stornieren; wird ein Sturm erst danach gemeldet, rufen Sie uns unter {phone} an, und ' +
        'wir sprechen über Ihre Buchung. Fordern die Behörden zur Abreise auf, folgen Sie bitte sofort ihren ' +
        'Anweisungen.',
      fi:
        'Se kestää kesäkuun alusta marraskuun loppuun. Varauksen voi perua maksutta viimeistään ' +
        '{freeCancellationHours} tuntia ennen saapumista; jos myrskystä varoitetaan vasta sen jälkeen, varauksesta ' +
        'voi soittaa numeroon {phone}, niin katsomme asiaa yhdessä. Jos viranomaiset kehottavat matkailijoita ' +
        'poistumaan, ohjetta on noudatettava heti.',
      sv:
        'Den varar från 1 juni till 30 november. Du kan avboka gratis fram till {freeCancellationHours} timmar ' +
        'före ankomst; kommer en stormvarning senare än så, ring oss på {phone} så ser vi över bokningen ' +
        'tillsammans. Om myndigheterna ber besökare att lämna området, följ deras anvisningar genast.',
    },
  },
]
