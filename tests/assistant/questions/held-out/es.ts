import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const es: Question[] = [
  // Stays in one message
  stay('buenas q tal, tienen algo libre del 12 al 15 de diciembre pa dos?', ['2026-12-12', '2026-12-15'], {
    guests: 2,
  }),
  stay(
    'Hola! Cuánto me saldría 3 noches desde el 8 de enero, somos mi marido, la peque y yo',
    ['2027-01-08', '2027-01-11'],
    { guests: 3 },
  ),
  stay(
    'Estimados señores: desearía conocer el precio de la Suite Jardín para dos personas, con llegada el jueves 4 de febrero y salida el lunes 8. Reciban un cordial saludo.',
    ['2027-02-04', '2027-02-08'],
    { guests: 2, room: 'garden-suite' },
  ),
  stay('che para el finde largo del 13 al 16 de febrero hay lugar? somos 4 pibes', ['2027-02-13', '2027-02-16'], {
    guests: 4,
  }),
  stay(
    'quiubo, esta noche tienen cuarto? venimos manejando desde orlando, 2 adultos y un niño',
    ['2026-11-24', '2026-11-25'],
    { guests: 3 },
  ),
  stay('mañana x 2 noches cuanto??', ['2026-11-25', '2026-11-27']),
  stay('oiga parce, del 20 al 27 de marzo en cuánto queda pa 4', ['2027-03-20', '2027-03-27'], { guests: 4 }),
  stay('weon necesito pieza del 3 al 6 de abril, voy con la polola', ['2027-04-03', '2027-04-06'], { guests: 2 }),
  stay('epa chamo, disponibilidad 24/12 al 26/12? 2 personas y un perrito', ['2026-12-24', '2026-12-26'], {
    guests: 2,
  }),
  stay('llego el viernes 11 de diciembre y me voy el domingo, qué me ofrecen', ['2026-12-11', '2026-12-13']),
  stay(
    'Mi abuela cumple 90 y queremos llevarla a ver el mar. Seríamos ella, mi mamá y yo, del 5 al 9 de mayo. Cuánto nos cobran?',
    ['2027-05-05', '2027-05-09'],
    { guests: 3 },
  ),
  stay('fin de semana del 16 de abril, precio x favor, voy solo', ['2027-04-16', '2027-04-18'], { guests: 1 }),
  stay('este finde os queda algo?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
  ]),
  stay('nochevieja en lantana!! 30 dic - 2 ene, dos parejas, dos habitaciones', ['2026-12-30', '2027-01-02'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    'Suite de un dormitorio del 10 al 17 de julio, 2 adultos 2 niños, precio total porfis',
    ['2027-07-10', '2027-07-17'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay('k vale el estudio una semana dsd el 7 d junio', ['2027-06-07', '2027-06-14'], { room: 'studio-kitchenette' }),
  stay(
    'Somos camioneros y nos toca descanso el 2 de diciembre, una noche nomás, 2 personas',
    ['2026-12-02', '2026-12-03'],
    { guests: 2 },
  ),
  stay('hi, perdon mejor en español, tienen habitación para las noches del 19 y 20 de enero? salimos el 21', [
    '2027-01-19',
    '2027-01-21',
  ]),
  stay('Asere qué bolá, del 28 de mayo al 1ro de junio qué precio tiene eso pa tres', ['2027-05-28', '2027-06-01'], {
    guests: 3,
  }),
  stay(
    'Semana Santa de jueves santo a domingo de resurrección, matrimonio con un bebé, se puede?',
    ['2027-03-25', '2027-03-28'],
    { guests: 3 },
  ),
  stay(
    'ay bendito necesito un cuarto del 17 al 19 de enero, mi nena, mi esposo, la suegra y yo',
    ['2027-01-17', '2027-01-19'],
    { guests: 4 },
  ),
  stay('cinco noches a partir del primero de marzo', ['2027-03-01', '2027-03-06']),
  stay(
    'Vamos a correr una carrera por allá, llegamos el sábado 12 dic y nos regresamos el lunes 14, somos tres amigas',
    ['2026-12-12', '2026-12-14'],
    {
      guests: 3,
    },
  ),
  stay('nos casamos el 20 de febrero 🥰 y queremos la suite king del 20 al 24', ['2027-02-20', '2027-02-24'], {
    guests: 2,
    room: 'king-suite',
  }),
  stay('hab doble queen 15-18 agosto 4 pers', ['2027-08-15', '2027-08-18'], { guests: 4, room: 'double-queen-room' }),
  stay(
    'Habrá cupo pal puente de la Inmaculada? del 5 al 8 de diciembre, viajo yo solita',
    ['2026-12-05', '2026-12-08'],
    { guests: 1 },
  ),
  stay('pasado mañana una noche, una persona y su gata jeje', ['2026-11-26', '2026-11-27'], { guests: 1 }),
  stay(
    'Muy buenas tardes, soy enfermera y tengo un congreso en West Palm del 9 al 12 de marzo. Vendría sola. ¿Me podría decir qué costaría alojarme esos días?',
    ['2027-03-09', '2027-03-12'],
    { guests: 1 },
  ),
  stay('cuánto pal 4 de julio? llegando el viernes 2 y saliendo el lunes 5, 4 personas', ['2027-07-02', '2027-07-05'], {
    guests: 4,
  }),
  stay('La más chiquita que tengan, la queen compacta, del 14 al 16 d septiembre pls', ['2027-09-14', '2027-09-16'], {
    room: 'compact-queen-room',
  }),
  stay('se puede reservar desde hoy hasta el viernes?', ['2026-11-24', '2026-11-27']),
  stay('del 29 de enero al 5 de febrero, 2 cuartos, seis personas en total', ['2027-01-29', '2027-02-05'], {
    guests: 6,
    rooms: 2,
  }),
  stay('presupuesto 10 noches llegando el 18.04.27, mi mujer y yo, jubilados de Gijón', ['2027-04-18', '2027-04-28'], {
    guests: 2,
  }),
  stay('Para la noche del sábado 5 de diciembre hay algo? se nos casa un primo en Boynton', [
    '2026-12-05',
    '2026-12-06',
  ]),
  stay('San Valentin con mi novio 12-14 feb, la king q da al patio', ['2027-02-12', '2027-02-14'], {
    guests: 2,
    room: 'courtyard-king-room',
  }),
  stay('precio desde el 23 d diciembre asta el 3 de enero 2 adultos y 1 adolescente', ['2026-12-23', '2027-01-03'], {
    guests: 3,
  }),
  stay('Oye mano, la semana q entra de lunes a jueves tienes algo pa mí y un compa?', ['2026-11-30', '2026-12-03'], {
    guests: 2,
  }),
  stay(
    'Disculpe la molestia, ¿tendrían a bien indicarme el importe de una estancia de quince noches, a contar desde el 3 de mayo, para una sola persona?',
    ['2027-05-03', '2027-05-18'],
    { guests: 1 },
  ),
  stay('nos cancelaron el vuelo!!! cuarto x hoy 1 noche 3 pax URGE', ['2026-11-24', '2026-11-25'], { guests: 3 }),
  stay('dos semanas en agosto, del 1 al 15, familia de cuatro, a cómo sale', ['2027-08-01', '2027-08-15'], {
    guests: 4,
  }),
  stay(
    'Mi jefe me manda a Lantana el martes que viene hasta el jueves, una persona. Precio?',
    ['2026-12-01', '2026-12-03'],
    { guests: 1 },
  ),
  stay('Tendrán la habitación king, la normalita sin patio, del 6 al 10 de octubre?', ['2027-10-06', '2027-10-10'], {
    room: 'king-room',
  }),
  stay(
    'Día de las madres!! 8 al 10 de mayo, llevo a mi mami a la playa y viene mi hermana tmb, o sea 3',
    ['2027-05-08', '2027-05-10'],
    { guests: 3 },
  ),
  stay(
    'buen dia desde Córdoba, Argentina. Vacaciones de invierno del 11 al 23 de julio, mi señora, los mellis y yo, cuánto nos sale?',
    ['2027-07-11', '2027-07-23'],
    {
      guests: 4,
    },
  ),
  stay(
    'cual es el costo de la garden suite entrando 24 de mayo, 4 noches, tres personas',
    ['2027-05-24', '2027-05-28'],
    { guests: 3, room: 'garden-suite' },
  ),

  // Stays in conversations
  stay(['precio del 7 al 10 de diciembre para dos', 'y si nos quedamos una noche más?'], ['2026-12-07', '2026-12-11'], {
    guests: 2,
  }),
  stay(['Hola tienen libre del 15 al 18 de enero', 'ay perdón quise decir febrero'], ['2027-02-15', '2027-02-18']),
  stay(
    ['cuánto cuesta del 3 al 6 de marzo, 2 personas', 'se nos pegó mi cuñado, uno más entonces'],
    ['2027-03-03', '2027-03-06'],
    { guests: 3 },
  ),
  stay(['Suite King del 21 al 25 de abril', 'uff carito, y el Estudio?'], ['2027-04-21', '2027-04-25'], {
    room: 'studio-kitchenette',
  }),
  stay(['busco habitacion', 'para 4', 'del 10 al 13 de junio'], ['2027-06-10', '2027-06-13'], { guests: 4 }),
  stay(['somos 3 y un perro salchicha', '¿Cuánto del 8 al 11 de mayo?'], ['2027-05-08', '2027-05-11'], { guests: 3 }),
  stay(
    [
      'del 26 al 29 de diciembre cuánto sale',
      'a qué hora se puede entrar?',
      'dale, y entonces esas mismas fechas pero con el nene, 3 en total',
    ],
    ['2026-12-26', '2026-12-29'],
    { guests: 3 },
  ),
  stay(['necesito la noche del 9 de diciembre', 'mejor el 10'], ['2026-12-10', '2026-12-11']),
  stay(
    ['para 2 adultos y 2 chamos del 1 al 5 de abril', 'mi esposo no puede, seríamos 3 nada más'],
    ['2027-04-01', '2027-04-05'],
    { guests: 3 },
  ),
  stay(['Llegaría el 14 de marzo', 'y salgo el 20', 'solo yo'], ['2027-03-14', '2027-03-20'], { guests: 1 }),
  stay(['precio 18 al 22 de mayo', 'y saliendo un día antes?'], ['2027-05-18', '2027-05-21']),
  stay(
    ['hay sitio el finde del 5 de febrero?', 'y el finde siguiente?'],
    [
      ['2027-02-12', '2027-02-14'],
      ['2027-02-13', '2027-02-14'],
    ],
  ),
  stay(
    ['cuánto vale del 2 al 4 de enero', 'viene mi perra labradora tb', 'y en la habitación doble queen?'],
    ['2027-01-02', '2027-01-04'],
    {
      room: 'double-queen-room',
    },
  ),
  stay(['Cotízame del 12 al 19 de junio', 'no espérame, del 19 al 26'], ['2027-06-19', '2027-06-26']),
  stay(['quiero 2 habitaciones', 'del 24 al 27 de febrero, 4 personas en total'], ['2027-02-24', '2027-02-27'], {
    guests: 4,
    rooms: 2,
  }),
  stay(['del 6 al 9 de abril, 2 adultos', 'ah y el bebé de 8 meses, se me olvidó'], ['2027-04-06', '2027-04-09'], {
    guests: 3,
  }),
  stay(['tienen disponible el 31 de diciembre?', 'q sean tres noches'], ['2026-12-31', '2027-01-03']),
  stay(
    ['hola', 'quisiera ir en julio', 'del 20 al 24', 'con mi esposa y mis dos hijas'],
    ['2027-07-20', '2027-07-24'],
    { guests: 4 },
  ),
  stay(
    ['Precio del Estudio del 10 al 14 de enero', 'hay wifi ahí?', 'Bien. Y lo mismo pero en la Suite Jardín'],
    ['2027-01-10', '2027-01-14'],
    {
      room: 'garden-suite',
    },
  ),
  stay(
    ['del 27 al 30 de noviembre para dos', 'y llegando un día después?'],
    [
      ['2026-11-28', '2026-11-30'],
      ['2026-11-28', '2026-12-01'],
    ],
    { guests: 2 },
  ),
  stay(
    ['una noche el 16 de diciembre, una persona', 'agrega otra noche porfa', 'y mi pana también viene, seríamos dos'],
    ['2026-12-16', '2026-12-18'],
    {
      guests: 2,
    },
  ),
  stay(
    ['del 8 al 12 de agosto 4 personas cuanto es', 'y sin los niños, solo nosotros 2?'],
    ['2027-08-08', '2027-08-12'],
    { guests: 2 },
  ),
  stay(['mi hermana y yo llegamos el 22 de marzo', 'nos vamos el 25, cuanto seria'], ['2027-03-22', '2027-03-25'], {
    guests: 2,
  }),
  stay(
    ['aceptan perros?', 'buenísimo, entonces del 11 al 13 de diciembre 2 personas y mi pug'],
    ['2026-12-11', '2026-12-13'],
    { guests: 2 },
  ),
  stay(
    ['del 5 al 8 de septiembre en la habitación king', 'y la king patio a cuánto sale'],
    ['2027-09-05', '2027-09-08'],
    { room: 'courtyard-king-room' },
  ),
  stay(['Qué cuestan 3 noches para 2', 'desde el 17 de junio'], ['2027-06-17', '2027-06-20'], { guests: 2 }),
  stay(
    [
      'precio del 9 al 16 de octubre 2 pers',
      'a cuánto queda la playa',
      'vale, pero al final salimos el 14, cuánto sería',
    ],
    ['2027-10-09', '2027-10-14'],
    {
      guests: 2,
    },
  ),
  stay(
    ['14 al 17 de abril por favor', 'seremos tres, se apunta mi papá', 'y cuánto sería en la Suite Jardín?'],
    ['2027-04-14', '2027-04-17'],
    {
      guests: 3,
      room: 'garden-suite',
    },
  ),
  stay(['habitación para mañana', 'no no, mañana no, el viernes'], ['2026-11-27', '2026-11-28']),
  stay(
    ['del 1 al 4 de mayo, dos personas y un perro', 'al final el perro se queda con mi suegra, cuánto sin él?'],
    ['2027-05-01', '2027-05-04'],
    {
      guests: 2,
    },
  ),

  // Facts
  ask('a partir de q hora nos entregan el cuarto', 'checkIn'),
  ask('hasta qué hora hay que dejar la pieza y cuánto cobran si salgo más tarde', 'checkOut', 'lateFee'),
  ask(['cuánto cuesta el late check out', 'y con eso hasta qué hora me puedo quedar?'], 'lateUntil'),
  ask('Me van a retener algo en la tarjeta como garantía? de cuánto es', 'deposit'),
  ask('mi chihuahua paga??', 'petFee'),
  ask('si mi marido se echa un pitillo en la habitación nos multan? cuánto', 'smokingFee'),
  ask(
    'Si por trabajo se me cae el viaje, ¿con cuánta antelación tengo que anular para que no me cobren nada?',
    'cancelling',
  ),
  ask('que horario tiene la recepcion', 'opens', 'closes'),
  ask('nuestro avión llega tardísimo, hasta qué hora hay alguien en el mostrador', 'closes'),
  ask('cuántas cuadras hay de ahí al mar, se puede ir a pata?', 'beach'),
  ask(['está cerca la playa?', 'y si llevo el carro cuánto cobran por parquear allá'], 'beachParking'),
  ask('pasame el tel del hotel porfa', 'phone'),
  ask('A qué correo les mando un documentito', 'email'),
  ask('dirección exacta pa meterla en el waze', 'street'),
  ask('en q año abrió el hotel? mi abuelo jura que pasó ahí su luna de miel jaja', 'year'),
  ask('es un hotel grande? cuántas habitaciones son', 'rooms'),
  ask('si me apunto al boletín me rebajan algo?', 'newsletter'),
  ask('manejan tarifa por semana? y por mes?', 'weekly', 'monthly'),
  ask('cuanto se tarda del aeropuerto de palm beach a ustedes', 'airport'),
  ask('Volamos a Fort Lauderdale porque era más barato… queda muy lejos ese aeropuerto?', 'secondAirport'),
  ask('en auto a West Palm Beach cuántos minutos son', 'westPalm'),
  ask('En qué meses ponen los huevos las tortugas, mi hija está obsesionada', 'turtles'),
  ask('me dan pánico los ciclones, cuándo es la temporada allá', 'hurricanes'),
  ask('cuáles son los meses de temporada alta', 'peakSeason'),
  ask('el estacionamiento del hotel se paga aparte o q', 'parking'),
  ask('hay güifi y tele en el cuarto?', 'wifi', 'tv'),
  ask('La alberca está climatizada?', 'noPool'),
  ask('mi viejita anda con bastón, tienen elevador?', 'stairs'),
  ask('tienen desayuno incluido? o por lo menos un cafecito en la mañana', 'breakfast', 'coffee'),
  ask('para guardar la insulina necesito neverita en la habitación, hay?', 'fridge'),
  ask('pasan a hacer la limpieza del cuarto todos los dias?', 'cleaning'),
  ask('oye y tiene aire acondicionado vdd? que allá hace un calorón', 'airConditioning'),
  ask('¿podemos tirar unas carnes a la parrilla ahí?', 'barbecue'),
  ask(['aceptan visa?', 'y en efectivo se puede pagar?'], 'cash'),
  ask('prestáis cuna para una bebé de 5 meses?', 'crib'),
  ask('En la playa hay socorristas? los míos no nadan muy bien', 'lifeguards'),
  ask('Soy ciego y viajo con mi perro guía, ¿hay algún inconveniente?', 'assistanceDog'),
  ask('hay guagua o tren por ahí, no manejo', 'bus', 'train'),
  ask('Funciona el Uber en esa zona', 'rides'),
  ask('nos recomendaron el Old Key Lime House, qué tal es y dónde está', 'keyLime'),
  ask(['algún sitio de comida tailandesa cerca?', 'y una pizzería?'], 'pizza'),
  ask('dónde hago mercado cerca del hotel, un súper o algo', 'groceries'),
  ask('A mi papá le encanta pescar, hay un muelle o dónde ir?', 'fishing'),
  ask('cuánto cuesta la entrada al lion country safari y al zoológico', 'safari', 'zoo'),
  ask('Qué calificación les ponen los huéspedes en las reseñas', 'rating'),

  // Prices without a date
  from('cuál es el cuarto más barato q tienen y en cuánto sale'),
  from('Buenas, a cómo la noche?'),
  from('todavía no sé cuándo voy pero más o menos desde cuánto están las habitaciones'),
  from('precio mínimo por noche porfa, ando corto de plata'),
  from('desde cuánto está la suite king', 'king-suite'),
  from('Y la habitación doble queen, a partir de qué precio la tienen?', 'double-queen-room'),
  from('estudio con cocinita, cuánto la noche normalmente??', 'studio-kitchenette'),
  from('Quisiera saber, si es tan amable, a partir de qué importe se puede alojar uno en su establecimiento.'),

  // Nothing is known
  unknown('los enchufes sirven para clavija europea o me prestan un adaptador?'),
  unknown('hay caja fuerte en el cuarto'),
  unknown('Me pueden hacer factura con RFC para mi empresa en México?'),
  unknown('dan clases de yoga o de surf uds?'),
  unknown('tienen almohadas hipoalergénicas, soy alérgica a las plumas'),
  unknown('el baño es con tina o puro plato de ducha'),
  unknown('mi novia cumple años, le pueden poner globos y pétalos en la cama de sorpresa?'),
  unknown('puedo mandar un paquete de amazon al hotel antes de llegar y me lo guardan?'),

  // A human being
  person('quiero hablar con alguien de verdad, no con un robot'),
  person('me comunica con el encargado por favor'),
  person('hay algún ser humano por ahí q me atienda??'),
  person('Prefiero tratarlo con una persona de la recepción, ¿me puede poner en contacto?'),
]
