import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const es: Question[] = [
  // Stays in one message
  stay('q onda, tienen cuarto pa mañana? somos mi novia y yo, llegamos tarde tipo 11', ['2026-11-25', '2026-11-26'], {
    guests: 2,
  }),
  stay(
    'Buenas tardes. Quisiera consultar la disponibilidad y la tarifa de una habitación para dos adultos, con entrada el 12 de enero y salida el 19 de enero de 2027. Muchas gracias.',
    ['2027-01-12', '2027-01-19'],
    { guests: 2 },
  ),
  stay('holaa cuanto sale del 3 al 10 de feb? somos 2 grandes y un nene de 4', ['2027-02-03', '2027-02-10'], {
    guests: 3,
  }),
  stay('finde largo de Memorial Day, viernes a lunes, 4 personas, cuánto me queda', ['2027-05-28', '2027-05-31'], {
    guests: 4,
  }),
  stay('hay algo pa hoy??? me cancelaron el vuelo y toy botao en el aeropuerto', ['2026-11-24', '2026-11-25']),
  stay('habitacion king para el 14 de febrero una noche, es sorpresa shhh', ['2027-02-14', '2027-02-15'], {
    room: 'king-room',
  }),
  stay('4 noches desde el jueves 18 de marzo, mi esposo, mi suegra y yo', ['2027-03-18', '2027-03-22'], { guests: 3 }),
  stay(
    'Nochevieja en la playa: entrada 30 diciembre, salida 2 enero. ¿Precio para pareja?',
    ['2026-12-30', '2027-01-02'],
    { guests: 2 },
  ),
  stay('disponibilidad 15/12 - 18/12 x2 pers', ['2026-12-15', '2026-12-18'], { guests: 2 }),
  stay('oye mi amor y la suite jardín en cuánto me la dejas del 7 al 9 de mayo', ['2027-05-07', '2027-05-09'], {
    room: 'garden-suite',
  }),
  stay("pa'l labor day, del 3 al 6 de septiembre, mi marío, los dos nenes y yo", ['2027-09-03', '2027-09-06'], {
    guests: 4,
  }),
  stay('che tenés lugar en semana santa? sería jueves a domingo', ['2027-03-25', '2027-03-28']),
  stay(
    'Busco el estudio con cocinita, tres semanas a partir del 5 de abril, voy yo sola a teletrabajar',
    ['2027-04-05', '2027-04-26'],
    {
      guests: 1,
      room: 'studio-kitchenette',
    },
  ),
  stay('dos habitaciones del 11 al 14 de junio somos 5 en total', ['2027-06-11', '2027-06-14'], {
    guests: 5,
    rooms: 2,
  }),
  stay(
    'este finde cuánto? 2 personas y 1 perrito salchicha muy bien portado',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay('Me urge para la noche del 31 d diciembre nomás, somos 3', ['2026-12-31', '2027-01-01'], { guests: 3 }),
  stay(
    'Estimados, viajo por trabajo a Boynton: necesito dormir allí lunes, martes y miércoles de la próxima semana. Una persona.',
    ['2026-11-30', '2026-12-03'],
    { guests: 1 },
  ),
  stay('cuanto sale x noche del 20 al 27 de julio? 2 adultos 2 menores', ['2027-07-20', '2027-07-27'], { guests: 4 }),
  stay('lo más barato q tengan entre el 8 y el 11 de septiembre', ['2027-09-08', '2027-09-11']),
  stay(
    '¿Tendrían libre la de dos camas queen el 22 y el 23 de enero? Vamos cuatro amigas',
    [
      ['2027-01-22', '2027-01-24'],
      ['2027-01-22', '2027-01-23'],
    ],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    'llego el 2 de abril x la tarde y me voy el 5 tempranito, precio porfa, viajo solo',
    ['2027-04-02', '2027-04-05'],
    { guests: 1 },
  ),
  stay(
    'Buenos días, somos un matrimonio jubilado de Valladolid. Querríamos pasar ahí una quincena desde el 1 de marzo. ¿Por cuánto nos saldría?',
    [
      ['2027-03-01', '2027-03-15'],
      ['2027-03-01', '2027-03-16'],
    ],
    { guests: 2 },
  ),
  stay(
    'aniversario el 10 de oct, llegamos el viernes 8 y nos regresamos el lunes 11, suite king',
    ['2027-10-08', '2027-10-11'],
    {
      room: 'king-suite',
    },
  ),
  stay('precio pal 4 de julio, llegando el 2 y saliendo el 5, familia d 4', ['2027-07-02', '2027-07-05'], {
    guests: 4,
  }),
  stay(
    'ando viendo hoteles pa thanksgiving, o sea jueves a domingo d esta semana, 2 adultos 1 bebe',
    ['2026-11-26', '2026-11-29'],
    {
      guests: 3,
    },
  ),
  stay('ay cupo el 16 enero 2 noxes?', ['2027-01-16', '2027-01-18']),
  stay(
    'parce, una piecita pa dos del 28 de diciembre al 3 de enero o ya está todo lleno?',
    ['2026-12-28', '2027-01-03'],
    { guests: 2 },
  ),
  stay(
    'wena! queda algo del 18 al 21 de septiembre? pa pasar el dieciocho allá po, somos 2 parejas en una sola pieza',
    ['2027-09-18', '2027-09-21'],
    { guests: 4 },
  ),
  stay('suite de un dormitorio desde 21 junio hasta 1 julio; 3 adultos y una niña de 6', ['2027-06-21', '2027-07-01'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    'Necesito 3 cuartos del 22 al 25 de abril, es la boda de mi prima, dos personas por cuarto',
    ['2027-04-22', '2027-04-25'],
    {
      guests: 6,
      rooms: 3,
    },
  ),
  stay(
    'el viernes q viene una nochecita, yo y mi vieja',
    [
      ['2026-11-27', '2026-11-28'],
      ['2026-12-04', '2026-12-05'],
    ],
    { guests: 2 },
  ),
  stay('desde el dia d reyes 3 noches cuanto es', ['2027-01-06', '2027-01-09']),
  stay('ultimo fin de semana de enero, viernes y sábado noche', ['2027-01-29', '2027-01-31']),
  stay(
    '5 días a partir del 9 de agosto, mis papás, mi hermano y yo',
    [
      ['2027-08-09', '2027-08-14'],
      ['2027-08-09', '2027-08-13'],
    ],
    { guests: 4 },
  ),
  stay(
    'Asere soy de Hialeah, quiero escaparme con mi jevita de jueves a sábado de la semana que viene, dime un precio',
    ['2026-12-03', '2026-12-05'],
    {
      guests: 2,
    },
  ),
  stay('del 26/2 al 1/3 habitación king patio', ['2027-02-26', '2027-03-01'], { room: 'courtyard-king-room' }),
  stay('mayo 14-16 cuanto cuesta la queen compacta solo para mi', ['2027-05-14', '2027-05-16'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay(
    'A ver si me orientan: luna de miel, la boda es el 17 de abril, volamos el 19 y estaríamos con ustedes del 19 hasta el 26',
    ['2027-04-19', '2027-04-26'],
  ),
  stay('tienen p la noche del martes 8 al miercoles 9 de diciembre', ['2026-12-08', '2026-12-09']),
  stay(
    'cuánto el primer finde de junio, 2 adultos + una bebita de 8 meses',
    [
      ['2027-06-04', '2027-06-06'],
      ['2027-06-05', '2027-06-06'],
    ],
    { guests: 3 },
  ),
  stay(
    'Vacaciones de los chicos en julio: del sábado 17 al sábado 24, matrimonio con una hija',
    ['2027-07-17', '2027-07-24'],
    { guests: 3 },
  ),
  stay('12 al 16 oct disponible? 1 persona', ['2027-10-12', '2027-10-16'], { guests: 1 }),
  stay('quiero bookear sep 10, dos nights, 2 people porfis', ['2027-09-10', '2027-09-12'], { guests: 2 }),
  stay(
    'Si llego el dieciocho de febrero y me quedo cuatro noches con mi nieto, ¿cuánto tendría que abonarles?',
    ['2027-02-18', '2027-02-22'],
    {
      guests: 2,
    },
  ),
  stay('de mañana al sábado cuánto me cobran', ['2026-11-25', '2026-11-28']),

  // Stays in conversations
  stay(['hola tienen del 5 al 8 de marzo?', 'y si me quedo una noche más?'], ['2027-03-05', '2027-03-09']),
  stay(['cuanto del 10 al 13 d enero 2 personas', 'ah perdon quise decir febrero'], ['2027-02-10', '2027-02-13'], {
    guests: 2,
  }),
  stay(
    ['Precio del 24 al 27 de diciembre para mi mujer y para mí', 'Se apunta mi suegra, seremos tres'],
    ['2026-12-24', '2026-12-27'],
    {
      guests: 3,
    },
  ),
  stay(
    ['del 2 al 6 de abril, dos adultos', 'aceptan perros?', 'ok con la perrita entonces cuánto el total'],
    ['2027-04-02', '2027-04-06'],
    {
      guests: 2,
    },
  ),
  stay(['somos 4', 'del 18 al 20 dic'], ['2026-12-18', '2026-12-20'], { guests: 4 }),
  stay(['habitacion para el 9 de julio', 'dos noches, no una', 'y en la suite king?'], ['2027-07-09', '2027-07-11'], {
    room: 'king-suite',
  }),
  stay(
    ['cuanto sale la suite jardin del 15 al 18 de mayo', 'se me va de presupuesto jaja y la queen compacta?'],
    ['2027-05-15', '2027-05-18'],
    {
      room: 'compact-queen-room',
    },
  ),
  stay(
    ['Buenas, ¿el wifi aguanta videollamadas?', 'Perfecto, soy programadora. Del 11 al 25 de enero, yo sola, ¿precio?'],
    ['2027-01-11', '2027-01-25'],
    {
      guests: 1,
    },
  ),
  stay(
    ['queremos ir en semana santa', 'del jueves 25 al domingo 28', '3 adultos y una nena'],
    ['2027-03-25', '2027-03-28'],
    { guests: 4 },
  ),
  stay(
    ['tenés algo el finde del 12 de diciembre?', 'uh no, ese finde laburo. mejor el siguiente'],
    [
      ['2026-12-18', '2026-12-20'],
      ['2026-12-19', '2026-12-20'],
    ],
  ),
  stay(['del 6 al 9 de agosto 2 pers', 'no espera, del 7 al 9'], ['2027-08-07', '2027-08-09'], { guests: 2 }),
  stay(
    ['cuanto sale 14 febrero 2 noches', 'y si llego un dia antes pero salgo igual el 16'],
    ['2027-02-13', '2027-02-16'],
  ),
  stay(
    ['Dos habitaciones del 19 al 22 de marzo para 4', 'Al final con una sola nos vale, nos apretamos los 4'],
    ['2027-03-19', '2027-03-22'],
    {
      guests: 4,
    },
  ),
  stay(
    ['un cuarto del 23 al 25 de abril somos 2', 'se nos pegaron unos compas, ahora somos 6 y serían dos cuartos'],
    ['2027-04-23', '2027-04-25'],
    {
      guests: 6,
      rooms: 2,
    },
  ),
  stay(['hoy tienen?', 'es pa 3 pana, llegamos como a las 9'], ['2026-11-24', '2026-11-25'], { guests: 3 }),
  stay(
    ['precio del 20 al 24 de septiembre', 'hay donde parquear?', 'dale, y si me quedo hasta el 26?'],
    ['2027-09-20', '2027-09-26'],
  ),
  stay(['llego el 7 de junio', 'y me voy el 12', 'somos mi mamá mi tía y yo'], ['2027-06-07', '2027-06-12'], {
    guests: 3,
  }),
  stay(
    ['¿Cuánto cuesta el estudio del 3 al 17 de mayo?', '¿Y si fuese una semana solamente?'],
    ['2027-05-03', '2027-05-10'],
    {
      room: 'studio-kitchenette',
    },
  ),
  stay(
    ['tarifa 30 dic - 3 ene, 2 adultos 2 niños', 'los niños al final se quedan con la abuela jeje, cuánto sin ellos'],
    ['2026-12-30', '2027-01-03'],
    {
      guests: 2,
    },
  ),
  stay(['este viernes una noche', 'uy no, mejor el sábado'], ['2026-11-28', '2026-11-29']),
  stay(
    [
      'mi vuelo llega el 12 de marzo y el de vuelta es el 20, cuánto sería',
      'pero las últimas dos noches las paso donde mi primo en Miami, sácame la cuenta sin esas',
    ],
    ['2027-03-12', '2027-03-18'],
  ),
  stay(['hola', 'cuarto pa 2', '21 al 23 mayo'], ['2027-05-21', '2027-05-23'], { guests: 2 }),
  stay(
    ['Habitación doble queen del 10 al 12 de octubre, 3 personas', '¿y lo mismo pero un mes antes?'],
    ['2027-09-10', '2027-09-12'],
    {
      guests: 3,
      room: 'double-queen-room',
    },
  ),
  stay(['cuanto del 1 al 5 de febrero', 'y los mismos días pero de abril?'], ['2027-04-01', '2027-04-05']),
  stay(
    [
      'del 26 al 30 de julio 2 adultos',
      'hay cuna? es que va la bebé también',
      'ah ok, con la bebe entonces cuanto todo',
    ],
    ['2027-07-26', '2027-07-30'],
    {
      guests: 3,
    },
  ),
  stay(
    ['suite de un dormitorio para 4, 27 dic a 2 ene', 'quítale una noche, nos vamos el 1'],
    ['2026-12-27', '2027-01-01'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay(
    [
      'Deseo saber el precio de la noche del 4 de junio',
      '¿Y qué me dice de la Habitación King Patio para esa misma noche?',
    ],
    ['2027-06-04', '2027-06-05'],
    {
      room: 'courtyard-king-room',
    },
  ),
  stay(['cuanto es el deposito y eso', 'ya. y del 16 al 19 de abril cuanto seria p/ 1'], ['2027-04-16', '2027-04-19'], {
    guests: 1,
  }),
  stay(
    ['precio 8 al 10 enero', 'qué hay pa comer cerca?', 'chévere. entonces cuánto sería si vamos 3'],
    ['2027-01-08', '2027-01-10'],
    { guests: 3 },
  ),
  stay(
    ['del 13 al 16 de agosto 3 personas', 'se bajó una, quedamos dos', 'y que sea en la habitación king'],
    ['2027-08-13', '2027-08-16'],
    {
      guests: 2,
      room: 'king-room',
    },
  ),

  // Facts
  ask('a q hora me entregan la habitacion? aterrizo a las 9am', 'checkIn'),
  ask('a qué hora hay que dejar el cuarto, y si salgo más tarde cuánto me cobran?', 'checkOut', 'lateFee'),
  ask('mi vuelo de regreso es en la noche... pagando la salida tardía, hasta qué hora me dejan estar?', 'lateUntil'),
  ask('piden fianza por si se rompe algo?', 'deposit'),
  ask('viajo con mi gata Frida, cobran extra por ella', 'petFee'),
  ask('y si a mi cuñado se le ocurre fumar adentro qué multa nos meten', 'smokingFee'),
  ask(
    'si al final no me dan la visa y no puedo ir, me devuelven la plata? con cuánto tiempo hay que avisar',
    'cancelling',
  ),
  ask('la recepción de qué hora a qué hora atiende', 'opens', 'closes'),
  ask('mi mamá usa bastón, se llega caminando a la playa? cuánto es', 'beach'),
  ask('si bajo a la playa en carro hay que pagar parqueo allá?', 'beachParking'),
  ask('¿Serían tan amables de facilitarme su número de teléfono y su correo electrónico?', 'phone', 'email'),
  ask('pásame la dirección pa ponerla en el waze', 'street'),
  ask('se ve antiguo el hotelito, qué lindo. de q año es y cuántas habitaciones tiene?', 'year', 'rooms'),
  ask('dice q si me suscribo al boletín hay descuento, de cuánto?', 'newsletter'),
  ask('soy electricista y tengo obra un mes por ahí, manejan tarifa mensual?', 'monthly'),
  ask('llego a PBI con 3 maletas, cuánto se tarda al hotel y se consigue uber?', 'airport', 'rides'),
  ask(['cuánto hay del aeropuerto de palm beach a ustedes', 'y desde el de fort lauderdale?'], 'secondAirport'),
  ask('a lake worth cuánto se hace en auto', 'lakeWorth'),
  ask('en qué meses se pone más caro, cuándo es temporada alta?', 'peakSeason'),
  ask('mi hija está obsesionada con las tortugas, en q época ponen los huevos ahí', 'turtles'),
  ask('Le tengo pavor a los ciclones desde María. ¿Qué meses es la temporada?', 'hurricanes'),
  ask('vamos en la troca, se paga por estacionarla en el hotel?', 'parking'),
  ask('hay guifi y aire acondicionado? con calor no pego ojo', 'wifi', 'airConditioning'),
  ask('tienen alberca???', 'noPool'),
  ask('A mi padre lo acaban de operar de la rodilla, ¿disponen de ascensor?', 'stairs'),
  ask('hay cafecito gratis? y el desayuno viene incluido?', 'coffee', 'breakfast'),
  ask('los cuartos traen nevera? tengo q guardar insulina', 'fridge'),
  ask('hacen el aseo de la pieza todos los días o cada cuánto', 'cleaning'),
  ask('che y parrilla hay? sin asadito no hay vacaciones', 'barbecue'),
  ask('me toman la visa de un banco venezolano o llevo efectivo mejor?', 'cards', 'cash'),
  ask('prestan cuna pal nene, tiene 7 meses', 'crib'),
  ask('hay socorristas en esa playa? el mío es un terremoto y se mete al agua solo', 'lifeguards'),
  ask('no vamos a rentar carro, pasa guagua o tren por ahí?', 'bus', 'train'),
  ask('Mi abuelo era finlandés, ¿es cierto que hay una casa de la comunidad finlandesa por ahí?', 'finland'),
  ask(['dónde hay una pizza decente cerca', 'y tailandés? mi novio no come queso'], 'thai'),
  ask(['dónde compro agua y pañales por ahí', 'y un heladito?'], 'iceCream'),
  ask(['cuánto vale entrar al lion country safari', 'uf, y el zoológico?'], 'zoo'),
  ask('entradas del museo flagler y de los jardines japoneses morikami, cuánto sale cada uno?', 'flagler', 'morikami'),
  ask('qué nota les ponen los huéspedes en las reseñas, cuántas estrellas?', 'rating'),
  ask('qué planes hay por ahí con chamos de 5 y 8 años', 'withChildren'),
  ask('mi viejo no perdona la caña, dónde se puede pescar cerca', 'fishing'),
  ask('me hablaron de un restaurante famoso, el Old Key Lime House creo, queda lejos?', 'keyLime'),
  ask('Soy invidente y viajo con mi perra guía. ¿Pago suplemento por ella?', 'assistanceDog'),
  ask('un parquecito con columpios cerca del hotel pa cansar a los nenes', 'playground'),
  ask('panadería buena por la zona? me levanto a las 6 y quiero pan fresco', 'bakery'),

  // A price without a date
  from('desde cuánto están las habitaciones'),
  from('lo más baratico q tengan en cuánto está'),
  from('precios?'),
  from('a cómo la suite king', 'king-suite'),
  from('¿Cuál es la tarifa mínima por noche en su establecimiento, si es tan amable?'),
  from('todavía no tengo fechas, pero el estudio desde cuánto sale más o menos', 'studio-kitchenette'),
  from('la suite de un dormitorio de cuánto pa arriba anda', 'one-bedroom-suite'),
  from('valor de la noche porfa, es pa ver si me alcanzan las lucas po'),

  // Nothing known
  unknown('hay plancha en el cuarto? tengo una boda y el traje viene hecho un acordeón'),
  unknown('me pueden prestar un adaptador de enchufe? vengo con cargador español'),
  unknown('las habitaciones tienen caja fuerte pal pasaporte'),
  unknown('¿Sabe usted si hay misa católica en español los domingos por ahí cerca?'),
  unknown('necesito factura a nombre de mi empresa con el NIF, la hacéis?'),
  unknown('soy alérgica a las plumas, de qué son las almohadas??'),
  unknown('quiero pedirle matrimonio ahí, puedo llevar mariachi al patio'),
  unknown('ofrecen masajes? ando con la espalda molida del viaje'),

  // A person, please
  person('quiero hablar con una persona no con un robot'),
  person('Señorita, ¿me podría comunicar con el encargado? Es un asunto algo delicado'),
  person('hay algún humano ahí o puro bot'),
  person('pasame con alguien de recepción plis'),
]
