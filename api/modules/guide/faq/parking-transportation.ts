import type { FaqEntry } from '../guide.model.ts'

export const parkingTransportation: FaqEntry[] = [
  {
    id: 'free-parking',
    category: 'parking-transportation',
    icon: 'car',
    question: {
      en: 'Is there parking at the inn, and what does it cost?',
      es: '¿Hay estacionamiento en el hotel y cuánto cuesta?',
      pt: 'O hotel tem estacionamento? Quanto custa?',
      fr: 'Y a-t-il un parking sur place, et combien coûte-t-il ?',
      de: 'Gibt es Parkplätze am Hotel, und was kosten sie?',
      fi: 'Onko hotellilla pysäköintipaikkoja, ja paljonko pysäköinti maksaa?',
      sv: 'Finns det parkering vid hotellet, och vad kostar den?',
    },
    answer: {
      en:
        'Parking on the property is free for our guests. If you are bringing a trailer, a boat or an oversized ' +
        'vehicle, please ask us first whether it fits.',
      es:
        'El estacionamiento dentro de la propiedad es gratuito para nuestros huéspedes. Si viene con remolque, ' +
        'bote o un vehículo muy grande, consúltenos antes si hay espacio.',
      pt:
        'O estacionamento no próprio hotel é gratuito para hóspedes. Se vier com reboque, barco ou um veículo ' +
        'muito grande, pergunte antes se há espaço.',
      fr:
        'Le parking sur place est gratuit pour nos clients. Si vous venez avec une remorque, un bateau ou un ' +
        'véhicule hors gabarit, demandez-nous d’abord s’il y a la place.',
      de:
        'Parken auf dem Gelände ist für unsere Gäste kostenlos. Wenn Sie mit Anhänger, Boot oder einem besonders ' +
        'großen Fahrzeug kommen, fragen Sie bitte vorher, ob der Platz reicht.',
      fi:
        'Pysäköinti hotellin pihassa on vieraille maksutonta. Perävaunun, veneen tai tavallista suuremman ' +
        'ajoneuvon mahtuminen kannattaa varmistaa etukäteen.',
      sv:
        'Parkeringen på området är gratis för våra gäster. Kommer du med släp, båt eller ett extra stort fordon, ' +
        'fråga oss först om det får plats.',
    },
  },
  {
    id: 'airports',
    category: 'parking-transportation',
    icon: 'plane',
    question: {
      en: 'How far away are the airports?',
      es: '¿A qué distancia están los aeropuertos?',
      pt: 'A que distância ficam os aeroportos?',
      fr: 'À quelle distance se trouvent les aéroports ?',
      de: 'Wie weit ist es zu den Flughäfen?',
      fi: 'Kuinka kaukana lentokentät ovat?',
      sv: 'Hur långt är det till flygplatserna?',
    },
    answer: {
      en:
        'Palm Beach International Airport (PBI) is about {airportMinutes} minutes away, {airportDistance} by ' +
        'road. Fort Lauderdale (FLL) is about {secondAirportMinutes} minutes by car. Traffic can stretch either ' +
        'drive, so leave yourself a margin.',
      es:
        'El Aeropuerto Internacional de Palm Beach (PBI) queda a unos {airportMinutes} minutos, {airportDistance} ' +
        'por carretera. El de Fort Lauderdale (FLL) está a unos {secondAirportMinutes} minutos en auto. El ' +
        'tráfico puede alargar ambos trayectos, así que salga con margen.',
      pt:
        'O Aeroporto Internacional de Palm Beach (PBI) fica a cerca de {airportMinutes} minutos, ou {airportDistance} ' +
        'de estrada. O de Fort Lauderdale (FLL) fica a cerca de {secondAirportMinutes} minutos de carro. O ' +
        'trânsito pode alongar os dois trajetos, então saia com folga.',
      fr:
        'L’aéroport international de Palm Beach (PBI) est à environ {airportMinutes} minutes, soit {airportDistance} ' +
        'par la route. Celui de Fort Lauderdale (FLL) est à environ {secondAirportMinutes} minutes en ' +
        'voiture. La circulation peut rallonger les deux trajets : prévoyez un peu de marge.',
      de:
        'Der Flughafen Palm Beach International (PBI) ist etwa {airportMinutes} Minuten entfernt, {airportDistance} ' +
        'auf der Straße. Nach Fort Lauderdale (FLL) sind es mit dem Auto etwa {secondAirportMinutes} ' +
        'Minuten. Bei dichtem Verkehr dauert beides länger, planen Sie also etwas Zeit ein.',
      fi:
        'Palm Beachin kansainväliselle lentokentälle (PBI) ajaa noin {airportMinutes} minuuttia, matkaa on ' +
        '{airportDistance}. Fort Lauderdalen kentälle (FLL) ajomatka kestää noin {secondAirportMinutes} ' +
        'minuuttia. Ruuhka voi venyttää kumpaakin, joten aikaa on hyvä varata reilusti.',
      sv:
        'Palm Beach International Airport (PBI) ligger ungefär {airportMinutes} minuter bort, {airportDistance} ' +
        'på vägen. Till Fort Lauderdale (FLL) tar det omkring {secondAirportMinutes} minuter att köra. Trafiken ' +
        'kan förlänga båda resorna, så räkna med lite marginal.',
    },
  },
  {
    id: 'without-a-car',
    category: 'parking-transportation',
    icon: 'bus',
    question: {
      en: 'Can I get around without a car?',
      es: '¿Puedo moverme por la zona sin auto?',
      pt: 'Dá para circular sem carro?',
      fr: 'Peut-on se passer de voiture ?',
      de: 'Komme ich hier auch ohne Auto zurecht?',
      fi: 'Pärjääkö täällä ilman autoa?',
      sv: 'Klarar jag mig utan bil?',
    },
    answer: {
      en:
        'Yes. The beach, the waterfront parks and places to eat are a walk away, and ride-share cars cover the ' +
        'rest. Palm Tran Route 1 runs along US-1, and there are Tri-Rail stations in Lake Worth Beach and Boynton ' +
        'Beach; please check routes and times before you set out.',
      es:
        'Sí. A la playa, los parques junto al agua y varios lugares para comer se llega a pie; para lo demás hay ' +
        'autos por aplicación. La ruta 1 de Palm Tran recorre la US-1, y hay estaciones de Tri-Rail en Lake Worth ' +
        'Beach y Boynton Beach; confirme rutas y horarios antes de salir.',
      pt:
        'Sim. Praia, parques à beira d’água e lugares para comer ficam a uma caminhada, e carros por aplicativo ' +
        'resolvem o resto. A linha 1 da Palm Tran percorre a US-1, e há estações da Tri-Rail em Lake Worth Beach e ' +
        'Boynton Beach; confirme linhas e horários antes de sair.',
      fr:
        'Oui. La plage, les parcs au bord de l’eau et de quoi se restaurer sont accessibles à pied ; pour le ' +
        'reste, il y a les VTC. La ligne 1 de Palm Tran suit la US-1, et des gares Tri-Rail se trouvent à Lake ' +
        'Worth Beach et à Boynton Beach ; vérifiez trajets et horaires avant de partir.',
      de:
        'Ja. Strand, Parks am Wasser und Restaurants erreichen Sie zu Fuß, für alles andere gibt es Fahrdienste ' +
        'per App. Die Palm-Tran-Linie 1 fährt die US-1 entlang, und Tri-Rail-Bahnhöfe gibt es in Lake Worth Beach ' +
        'und Boynton Beach; bitte prüfen Sie Strecken und Zeiten, bevor Sie losfahren.',
      fi:
        'Kyllä. Ranta, vesirannan puistot ja ruokapaikkoja on kävelymatkan päässä, ja muualle pääsee sovelluksella ' +
        'tilattavalla kyydillä. Palm Tranin bussilinja 1 kulkee US-1-tietä pitkin, ja Tri-Rail-junan asemat ovat ' +
        'Lake Worth Beachissa ja Boynton Beachissa; reitit ja aikataulut on syytä tarkistaa ennen lähtöä.',
      sv:
        'Ja. Stranden, parkerna vid vattnet och ställen att äta på når du till fots, och resten löser du med taxi ' +
        'via app. Palm Trans busslinje 1 går längs US-1, och Tri-Rail har stationer i Lake Worth Beach och Boynton ' +
        'Beach; kontrollera linjer och tider innan du ger dig av.',
    },
  },
  {
    id: 'nearby-cities',
    category: 'parking-transportation',
    icon: 'map',
    question: {
      en: 'How long does it take to drive to the nearest cities?',
      es: '¿Cuánto se tarda en auto a las ciudades cercanas?',
      pt: 'Quanto tempo leva de carro até as cidades mais próximas?',
      fr: 'Combien de temps faut-il pour rejoindre les villes voisines ?',
      de: 'Wie lange fährt man in die nächsten Städte?',
      fi: 'Kuinka pitkä ajomatka lähikaupunkeihin on?',
      sv: 'Hur lång tid tar det att köra till de närmaste städerna?',
    },
    answer: {
      en:
        'Count on about {downtownMinutes} minutes to downtown Lake Worth Beach and about {mainCityMinutes} minutes ' +
        'to West Palm Beach, the county’s main city. Delray Beach and Boca Raton, to the south, make an easy day ' +
        'out.',
      es:
        'Calcule unos {downtownMinutes} minutos al centro de Lake Worth Beach y unos {mainCityMinutes} minutos a ' +
        'West Palm Beach, la ciudad principal del condado. Delray Beach y Boca Raton, hacia el sur, son ideales ' +
        'para pasar el día.',
      pt:
        'Conte com cerca de {downtownMinutes} minutos até o centro de Lake Worth Beach e cerca de ' +
        '{mainCityMinutes} minutos até West Palm Beach, a principal cidade do condado. Delray Beach e Boca Raton, ' +
        'ao sul, rendem um belo passeio de um dia.',
      fr:
        'Comptez environ {downtownMinutes} minutes jusqu’au centre de Lake Worth Beach et environ ' +
        '{mainCityMinutes} minutes jusqu’à West Palm Beach, la principale ville du comté. Plus au sud, Delray ' +
        'Beach et Boca Raton se prêtent bien à une excursion d’une journée.',
      de:
        'Rechnen Sie mit etwa {downtownMinutes} Minuten ins Zentrum von Lake Worth Beach und etwa ' +
        '{mainCityMinutes} Minuten nach West Palm Beach, der größten Stadt im County. Delray Beach und Boca Raton ' +
        'im Süden eignen sich gut für einen Tagesausflug.',
      fi:
        'Lake Worth Beachin keskustaan ajaa noin {downtownMinutes} minuuttia ja piirikunnan suurimpaan kaupunkiin ' +
        'West Palm Beachiin noin {mainCityMinutes} minuuttia. Etelässä Delray Beach ja Boca Raton sopivat ' +
        'mainiosti päiväretkelle.',
      sv:
        'Räkna med ungefär {downtownMinutes} minuter till centrala Lake Worth Beach och omkring {mainCityMinutes} ' +
        'minuter till West Palm Beach, countyts största stad. Delray Beach och Boca Raton söderut passar fint för ' +
        'en dagsutflykt.',
    },
  },
  {
    id: 'beach-parking',
    category: 'parking-transportation',
    icon: 'beach',
    question: {
      en: 'Can I park at the beach?',
      es: '¿Se puede estacionar en la playa?',
      pt: 'Dá para estacionar na praia?',
      fr: 'Peut-on se garer à la plage ?',
      de: 'Kann ich am Strand parken?',
      fi: 'Voiko rannalla pysäköidä?',
      sv: 'Går det att parkera vid stranden?',
    },
    answer: {
      en:
        'Yes, parking at Lantana Municipal Beach costs {beachParkingFee} per {beachParkingMinutes} minutes; the ' +
        'town sets the rate and may change it. Or leave the car with us for free and walk: it takes about ' +
        '{beachWalkMinutes} minutes.',
      es:
        'Sí, en Lantana Municipal Beach se paga {beachParkingFee} por cada {beachParkingMinutes} minutos; la ' +
        'tarifa la fija el municipio y puede cambiar. O deje el auto con nosotros sin costo y vaya a pie: son unos ' +
        '{beachWalkMinutes} minutos.',
      pt:
        'Sim, na Lantana Municipal Beach paga-se {beachParkingFee} a cada {beachParkingMinutes} minutos; a tarifa ' +
        'é do município e pode mudar. Ou deixe o carro aqui, de graça, e vá a pé: são cerca de {beachWalkMinutes} ' +
        'minutos.',
      fr:
        'Oui, le stationnement à Lantana Municipal Beach coûte {beachParkingFee} par tranche de ' +
        '{beachParkingMinutes} minutes ; le tarif est fixé par la commune et peut changer. Sinon, laissez ' +
        'gratuitement la voiture à l’hôtel et allez-y à pied en {beachWalkMinutes} minutes environ.',
      de:
        'Ja, am Lantana Municipal Beach kostet das Parken {beachParkingFee} je {beachParkingMinutes} Minuten; den ' +
        'Tarif legt die Stadt fest, er kann sich ändern. Oder Sie lassen das Auto kostenlos bei uns stehen und ' +
        'gehen in etwa {beachWalkMinutes} Minuten zu Fuß hin.',
      fi:
        'Kyllä. Lantana Municipal Beachin pysäköinti maksaa {beachParkingFee} jokaista {beachParkingMinutes} ' +
        'minuuttia kohti; hinnan päättää kunta, ja se voi muuttua. Auton voi myös jättää maksutta hotellille ja ' +
        'kävellä rannalle noin {beachWalkMinutes} minuutissa.',
      sv:
        'Ja, vid Lantana Municipal Beach kostar parkeringen {beachParkingFee} per {beachParkingMinutes} minuter; ' +
        'taxan bestäms av staden och kan ändras. Eller låt bilen stå gratis hos oss och promenera dit på omkring ' +
        '{beachWalkMinutes} minuter.',
    },
  },
]
