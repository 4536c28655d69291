import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const es: Question[] = [
  // Stays, in one message
  stay('k onda, cuanto sale una noche el sabado 5 de diciembre pa 2 personas', ['2026-12-05', '2026-12-06'], {
    guests: 2,
  }),
  stay(
    'Buenas tardes, quisiera saber si disponen de habitación del 8 al 14 de enero para mi esposo y para mí. Muchas gracias de antemano.',
    ['2027-01-08', '2027-01-14'],
    { guests: 2 },
  ),
  stay('che tenés lugar del 3 al 10 de febrero? somos 2 grandes y 2 nenes', ['2027-02-03', '2027-02-10'], {
    guests: 4,
  }),
  stay('busco king suite x 3 noches entrando el 19 de marzo', ['2027-03-19', '2027-03-22'], { room: 'king-suite' }),
  stay(
    'Estimados señores: deseo reservar la Suite Jardín desde el lunes 12 de abril hasta el viernes 16 de abril del año entrante. Viajo con mi señora y mi suegra.',
    ['2027-04-12', '2027-04-16'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay('para hoy en la noche tendran cuarto? vamos llegando de orlando en carro y ya no damos mas', [
    '2026-11-24',
    '2026-11-25',
  ]),
  stay('precio desde mañana miercoles hasta el domingo xfa, 2 adultos 1 bebe', ['2026-11-25', '2026-11-29'], {
    guests: 3,
  }),
  stay(
    'asere q tu tienes pa este fin de semana? yo y la jeva na ma',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay(
    'Nochebuena y Navidad, o sea del 24 al 26 de diciembre, os queda algo? seríamos mi marido y yo',
    ['2026-12-24', '2026-12-26'],
    {
      guests: 2,
    },
  ),
  stay('fin de año!! 30 dic - 2 ene, 4 personas en una sola habitacion', ['2026-12-30', '2027-01-02'], { guests: 4 }),
  stay('necesito dos habitaciones para 6 personas, del 2 al 6 de julio', ['2027-07-02', '2027-07-06'], {
    guests: 6,
    rooms: 2,
  }),
  stay(
    'holaa cuánto me costaría la suite de un dormitorio una semana desde el 5 de junio?? vamos 4',
    ['2027-06-05', '2027-06-12'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(
    'Semana Santa: del jueves santo al domingo de Pascua, pareja con un crío de 6 años',
    ['2027-03-25', '2027-03-28'],
    { guests: 3 },
  ),
  stay(
    'disculpe joven, ¿tendrá un cuartito para una persona sola el martes que viene? tengo cita con el doctor en Boynton y no me gusta manejar de noche',
    ['2026-12-01', '2026-12-02'],
    { guests: 1 },
  ),
  stay('qiero reservr 2 noches l 15 d enero', ['2027-01-15', '2027-01-17']),
  stay('hay disponibilidad 14/02 al 17/02? san valentin con mi novia 😍', ['2027-02-14', '2027-02-17'], { guests: 2 }),
  stay(
    'parce cuánto vale la noche del 7 de mayo con el perro incluido? vamos mi novia, yo y el firulais',
    ['2027-05-07', '2027-05-08'],
    { guests: 2 },
  ),
  stay(
    'Llego en vuelo de Bogotá el 21 de agosto y me regreso el 29. Voy solo, por trabajo. ¿Tarifa?',
    ['2027-08-21', '2027-08-29'],
    {
      guests: 1,
    },
  ),
  stay(
    'weon necesito alojamiento pa 3 compadres del 17 al 20 de septiembre, fiestas patrias lejos de chile jaja',
    ['2027-09-17', '2027-09-20'],
    {
      guests: 3,
    },
  ),
  stay('de lunes a jueves de la semana q viene cuanto cuesta', ['2026-11-30', '2026-12-03']),
  stay(
    'Thanksgiving: de jueves a sábado, ¿queda algo para una familia de 4 (2 adultos, 2 niñas)?',
    ['2026-11-26', '2026-11-28'],
    {
      guests: 4,
    },
  ),
  stay('la habitacion king, 5 noches a partir del 10 de enero', ['2027-01-10', '2027-01-15'], { room: 'king-room' }),
  stay(
    'Para nuestras bodas de oro mi esposo y yo queremos pasar del veintidós al veinticinco de mayo con ustedes. ¿Habría lugar, por favor?',
    ['2027-05-22', '2027-05-25'],
    { guests: 2 },
  ),
  stay(
    'cuánto por 28 noches desde el 1 de febrero? una persona, huyo del frío de Chicago',
    ['2027-02-01', '2027-03-01'],
    { guests: 1 },
  ),
  stay(
    'tenéis sitio la primera semana de agosto? 2 adultos y 2 peques',
    [
      ['2027-08-01', '2027-08-08'],
      ['2027-08-01', '2027-08-07'],
      ['2027-08-02', '2027-08-08'],
      ['2027-08-02', '2027-08-09'],
    ],
    { guests: 4 },
  ),
  stay(
    'puente de la constitución, 4 al 8 de diciembre, dos personas desde madrid, por cuánto nos saldría',
    ['2026-12-04', '2026-12-08'],
    {
      guests: 2,
    },
  ),
  stay(
    'Mi empresa me manda a Lake Worth. Entro el lunes 7 de diciembre y salgo el jueves 10, voy yo solito. Precio por favor, necesito factura',
    ['2026-12-07', '2026-12-10'],
    { guests: 1 },
  ),
  stay(
    'el primer finde de octubre cuánto sale? dos amigas',
    [
      ['2027-10-01', '2027-10-03'],
      ['2027-10-02', '2027-10-03'],
    ],
    { guests: 2 },
  ),
  stay(
    'a cómo la noche el próximo viernes, el cuarto con dos camas queen',
    [
      ['2026-11-27', '2026-11-28'],
      ['2026-12-04', '2026-12-05'],
    ],
    { room: 'double-queen-room' },
  ),
  stay(
    'me caso en delray!! la boda es el 24 de abril y necesitamos 3 habitaciones del 23 al 25 de abril',
    ['2027-04-23', '2027-04-25'],
    {
      rooms: 3,
    },
  ),
  stay(
    'Hola, mi nombre es Rosario y tengo 74 años. Voy con mi hermana. Quisiéramos el estudio desde el 18 de enero por diez noches.',
    ['2027-01-18', '2027-01-28'],
    { guests: 2, room: 'studio-kitchenette' },
  ),
  stay('queen compacta el 30 de noviembre una noche, yo sola', ['2026-11-30', '2026-12-01'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay(
    'Vacaciones de invierno acá en Rosario ❄️ del 17 al 31 de julio, matrimonio + hijo adolescente, cuanto?',
    ['2027-07-17', '2027-07-31'],
    {
      guests: 3,
    },
  ),
  stay('buen dia! pasado mañana x 2 noches tenés algo?', ['2026-11-26', '2026-11-28']),
  stay('ola q preciio tiene dl 20 al 23 d dic somos 2', ['2026-12-20', '2026-12-23'], { guests: 2 }),
  stay(
    'Son los quince de mi nieta el sábado 15 de mayo; llegaríamos el viernes 14 y nos iríamos el domingo 16, los dos abuelos y un tío',
    ['2027-05-14', '2027-05-16'],
    { guests: 3 },
  ),
  stay('disponibilidad king patio check in 2027-03-08 check out 2027-03-12', ['2027-03-08', '2027-03-12'], {
    room: 'courtyard-king-room',
  }),
  stay(
    'quiero escaparme con mi gordo el puente de presidents day, viernes 12 a martes 16 de febrero',
    ['2027-02-12', '2027-02-16'],
    {
      guests: 2,
    },
  ),
  stay('desde el 28/6 hasta el 3/7, 1 adulto y 1 niño', ['2027-06-28', '2027-07-03'], { guests: 2 }),
  stay(
    'si llego el 9 de octubre y me quedo cuatro noches cuanto les debo? voy con mi mama y mi hermana',
    ['2027-10-09', '2027-10-13'],
    {
      guests: 3,
    },
  ),
  stay('Oiga vecino, ¿y un cuarto de hoy al viernes?', ['2026-11-24', '2026-11-27']),
  stay('nochevieja, una noche, para dos', ['2026-12-31', '2027-01-01'], { guests: 2 }),
  stay('hay algo entre el 25 y el 30 de abril pa 4 en la doble queen', ['2027-04-25', '2027-04-30'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    'Somos un grupo de pesca de Maracaibo, 8 personas, cuatro cuartos, del 6 al 9 de mayo. Cuánto el total chamo',
    ['2027-05-06', '2027-05-09'],
    {
      guests: 8,
      rooms: 4,
    },
  ),
  stay('llegando el jueves 3 de junio y saliendo el lunes 7 con mi novio cuanto seria', ['2027-06-03', '2027-06-07'], {
    guests: 2,
  }),

  // Stays, in conversations
  stay(['hola, precio del 4 al 7 de marzo para 2', 'y si nos quedamos una noche más?'], ['2027-03-04', '2027-03-08'], {
    guests: 2,
  }),
  stay(
    ['Quisiera saber el costo del 10 al 13 de mayo', 'perdón, me equivoqué, es en junio'],
    ['2027-06-10', '2027-06-13'],
  ),
  stay(['tenes algo para el 8 de enero 2 noches?', 'somos 3, no te dije'], ['2027-01-08', '2027-01-10'], { guests: 3 }),
  stay(
    [
      'hay lugar del 26 al 29 de diciembre?',
      'y aceptan perros?',
      'ah bueno entonces va mi perrita también, cuanto queda todo',
    ],
    ['2026-12-26', '2026-12-29'],
  ),
  stay(['Busco habitación', 'del 15 al 20 de abril', 'dos adultos y un bebé'], ['2027-04-15', '2027-04-20'], {
    guests: 3,
  }),
  stay(['cuánto la habitación king del 1 al 4 de febrero', 'y la suite king?'], ['2027-02-01', '2027-02-04'], {
    room: 'king-suite',
  }),
  stay(['bro tienen algo pal dec 18 al 20, two people', 'nah mejor llegamos el 19'], ['2026-12-19', '2026-12-20'], {
    guests: 2,
  }),
  stay(
    ['precio 5 noches desde el 2 de mayo para 4', 'uy está caro, y si son solo 3 noches?'],
    ['2027-05-02', '2027-05-05'],
    { guests: 4 },
  ),
  stay(
    [
      'q tal, precio del viernes 23 al domingo 25 de julio, mi mujer y yo',
      'está cerca la playa?',
      'dale, y si se suma mi cuñado en la misma pieza cuánto sería',
    ],
    ['2027-07-23', '2027-07-25'],
    { guests: 3 },
  ),
  stay(
    [
      'Necesito dos cuartos del 12 al 15 de agosto, cuatro personas',
      'Siempre no, ya nada más un cuarto para dos, los otros cancelaron',
    ],
    ['2027-08-12', '2027-08-15'],
    { guests: 2 },
  ),
  stay(
    ['a qué hora es el check in?', 'ok y cuánto cuesta la noche del viernes 18 de diciembre'],
    ['2026-12-18', '2026-12-19'],
  ),
  stay(['tienen disponible el 14 de febrero?', 'hasta el 18'], ['2027-02-14', '2027-02-18']),
  stay(['suite jardin para 2 del 6 al 9 de enero', 'y una semana después?'], ['2027-01-13', '2027-01-16'], {
    guests: 2,
    room: 'garden-suite',
  }),
  stay(['hola voy en septiembre', 'llego el 10', 'me voy el 13', 'solo yo'], ['2027-09-10', '2027-09-13'], {
    guests: 1,
  }),
  stay(
    ['¿Cuánto costaría del 20 al 27 de marzo para tres personas?', 'Al final mi hijo no viene, somos dos.'],
    ['2027-03-20', '2027-03-27'],
    { guests: 2 },
  ),
  stay(
    ['quiero llegar mañana y quedarme 2 noches', 'espera no, me cambiaron el vuelo, llego el viernes'],
    ['2026-11-27', '2026-11-29'],
  ),
  stay(['el estudio desde el 11 de enero 14 noches cuánto', 'y 21 noches?'], ['2027-01-11', '2027-02-01'], {
    room: 'studio-kitchenette',
  }),
  stay(
    [
      'Buenos días, ¿tiene lugar el 29 de mayo?',
      'Dos noches. Somos cuatro con las niñas.',
      'disculpe, ¿y si le quitamos una noche?',
    ],
    ['2027-05-29', '2027-05-30'],
    { guests: 4 },
  ),
  stay(
    [
      'del 7 al 11 de junio x favor',
      'y hay algo de comer cerca?',
      'volviendo a lo de la reserva, somos 4, cual es el total',
    ],
    ['2027-06-07', '2027-06-11'],
    { guests: 4 },
  ),
  stay(['cuanto pa 2 del 1 al 3 de oct', 'la de dos camas queen digo'], ['2027-10-01', '2027-10-03'], {
    guests: 2,
    room: 'double-queen-room',
  }),
  stay(
    [
      'necesito 1 habitacion para el 16 de abril, 3 noches, 2 personas',
      'sabes qué, mejor dos habitaciones, vienen mis suegros, somos 4 en total',
    ],
    ['2027-04-16', '2027-04-19'],
    { guests: 4, rooms: 2 },
  ),
  stay(['hola, vamos 2 adultos', 'y 2 chiquitos', 'del 19 al 22 de febrero'], ['2027-02-19', '2027-02-22'], {
    guests: 4,
  }),
  stay(['cuánto del 25 al 30 de enero, king patio', 'y si salgo el 31?'], ['2027-01-25', '2027-01-31'], {
    room: 'courtyard-king-room',
  }),
  stay(
    [
      'precio del 9 al 12 de julio, dos personas llevando al perro',
      'ya no lo llevamos al perro, se queda con mi vieja. en cuánto queda?',
    ],
    ['2027-07-09', '2027-07-12'],
    { guests: 2 },
  ),
  stay(['tenéis libre el 6 de diciembre?', 'no perdona, el 6 de enero, día de reyes'], ['2027-01-06', '2027-01-07']),
  stay(['Del 5 al 8 de abril para mi esposa y yo', 'lo mismo pero en mayo cuánto es'], ['2027-05-05', '2027-05-08'], {
    guests: 2,
  }),
  stay(
    ['quiero la suite de un dormitorio', 'entro el sábado 12 de junio', 'salgo el sábado siguiente, 4 personas'],
    ['2027-06-12', '2027-06-19'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(
    ['puedo pagar con tarjeta?', 'y si voy del 31 de julio al 3 de agosto con mi hermano cuánto me sale'],
    ['2027-07-31', '2027-08-03'],
    { guests: 2 },
  ),
  stay(
    ['tienes algo del viernes 11 al domingo 13 de dic', 'agrégale el lunes tambien'],
    [
      ['2026-12-11', '2026-12-14'],
      ['2026-12-11', '2026-12-15'],
    ],
  ),
  stay(
    ['Hola, 22 al 26 de enero, 2 personas, compact queen', 'y ese mismo cuarto una noche menos?'],
    ['2027-01-22', '2027-01-25'],
    {
      guests: 2,
      room: 'compact-queen-room',
    },
  ),

  // Facts
  ask('desde q hora puedo entrar al cuarto', 'checkIn'),
  ask('hasta qué hora hay que dejar la pieza el último día', 'checkOut'),
  ask(
    'mi vuelo sale de noche, cuanto cobran por salir mas tarde y hasta q hora me dejan quedarme?',
    'lateFee',
    'lateUntil',
  ),
  ask('me van a retener plata en la tarjeta de garantía? cuánto', 'deposit'),
  ask('cuanto me cobran por llevar a mi chihuahua, es chiquita y no ladra', 'petFee'),
  ask('mi marido fuma como chimenea, si prende un cigarro adentro de la habitación hay multa?', 'smokingFee'),
  ask('si se me cae el viaje me devuelven la lana? con cuánto tiempo les aviso', 'cancelling'),
  ask('la recepción qué horario tiene', 'opens', 'closes'),
  ask('queda lejos el mar caminando? mi mamá usa bastón', 'beach'),
  ask('cobran por estacionarse allá en la playa?', 'beachParking'),
  ask('me pasan un numerito pa llamarles', 'phone'),
  ask('¿A qué correo electrónico podría escribirles, si son tan amables?', 'email'),
  ask('cual es la dirección exacta pal gps', 'street'),
  ask('de qué año es el hotelito? en las fotos se ve con historia', 'year'),
  ask('Cuántas habitaciones tienen en total? odio los hoteles enormes', 'rooms'),
  ask('si me suscribo al boletín me hacen descuento??', 'newsletter'),
  ask(['hay tarifa semanal?', 'y por mes? soy jubilado, tengo todo el tiempo del mundo'], 'monthly'),
  ask('haceis precio especial por quedarse una semana entera?', 'weekly'),
  ask('aterrizo en el PBI, a cuántos minutos están de ahí', 'airport'),
  ask('cuanto se tarda desde el aeropuerto de fort lauderdale', 'secondAirport'),
  ask('rento carro, ahí en el hotel se paga por parquear?', 'parking'),
  ask('Trabajo en remoto y tengo videollamadas, ¿hay internet en la habitación?', 'wifi'),
  ask('tienen alberca??', 'noPool'),
  ask('hay ascensor? ando jodida de la rodilla', 'stairs'),
  ask('viene incluido el desayuno o por lo menos un cafecito?', 'breakfast', 'coffee'),
  ask('se puede cocinar en alguna habitación? mi hijo es celíaco', 'kitchen'),
  ask('hay nevera en el cuarto? es pa guardar la insulina', 'fridge'),
  ask('pasan a hacer el aseo de la pieza todos los días?', 'cleaning'),
  ask('en la playa esa hay socorristas vigilando? mis hijos nadan regular', 'lifeguards'),
  ask('somos uruguayos, se puede hacer un asadito ahi? tienen parrilla?', 'barbecue'),
  ask('se puede pagar en efectivo o solo con tarjeta', 'cash', 'cards'),
  ask('Prestan cuna para bebe de 8 meses?', 'crib'),
  ask('Soy ciega y viajo con mi perro guía. ¿Lo admiten sin costo?', 'assistanceDog'),
  ask('sin coche cómo se mueve uno por allí? hay guagua o tren cerca?', 'bus', 'train'),
  ask('se consigue uber facil por esa zona', 'rides'),
  ask('en qué meses vienen las tortugas a poner los huevos, mi hija de 7 está obsesionada', 'turtles'),
  ask('cuándo es la época de huracanes?? me da pánico', 'hurricanes'),
  ask('una comadre me platicó de un restaurante Old Key Lime House, les queda cerca?', 'keyLime'),
  ask('los chamos quieren pizza y después helado, pa dónde los llevo', 'pizza', 'iceCream'),
  ask('dónde hago la compra, algún súper cerquita?', 'groceries'),
  ask('a cuanto quedan lake worth y west palm en carro', 'lakeWorth', 'westPalm'),
  ask('cuánto cuesta la entrada al safari ese de los leones', 'safari'),
  ask(['cuanto sale entrar al museo flagler?', 'y el zoológico?'], 'zoo'),
  ask(['tienen wifi?', 'y tele en el cuarto? juega la selección y no me lo pierdo'], 'tv'),
  ask(['venimos con dos nenes de 4 y 6', 'hay alguna placita con juegos y hamacas cerca?'], 'playground'),

  // A price without a date
  from('desde cuanto están las habitaciones'),
  from('cual es lo mas barato q tienen'),
  from('Buenas, a cómo anda la noche ahí más o menos? todavía no compro los pasajes'),
  from('¿Me indica el precio mínimo de la Suite King, por favor?', 'king-suite'),
  from('el estudio desde qué precio arranca', 'studio-kitchenette'),
  from('tarifas porfa'),
  from('en cuánto sale la suite jardín? aún no sé las fechas', 'garden-suite'),
  from('y la doble queen de cuánto pa arriba?', 'double-queen-room'),

  // Not known
  unknown('hay caja fuerte en la habitación para los pasaportes'),
  unknown('me prestan una plancha? llevo guayabera de lino pa una boda'),
  unknown('puedo mandar un paquete de amazon a nombre mio antes de llegar y me lo guardan?'),
  unknown('Soy alérgica a las plumas, ¿de qué son las almohadas?'),
  unknown('tienen impresora pa sacar el pase de abordar'),
  unknown('le podrían poner pétalos de rosa y globos a la cama? le voy a pedir matrimonio'),
  unknown('dan masajes ahí en el hotel?'),
  unknown('me cambian pesos colombianos por dólares en recepción?'),

  // A human being
  person('quiero hablar con una persona no con un robot'),
  person('¿Sería posible que me atendiera alguien del personal, por favor?'),
  person('pasame con el dueño dale'),
  person('hay alguien de carne y hueso ahi??'),
]
