import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const es: Question[] = [
  // Stays, in one message
  stay('hola buenas, cuanto me sale del 12 al 15 de diciembre para 2 personas', ['2026-12-12', '2026-12-15'], {
    guests: 2,
  }),
  stay(
    'Estimados señores: ¿serían tan amables de indicarme si disponen de alojamiento para un matrimonio desde el lunes 11 de enero hasta el viernes 15 de enero de 2027? Muy agradecido.',
    ['2027-01-11', '2027-01-15'],
    { guests: 2 },
  ),
  stay(
    'che tienen lugar pal finde q viene? somos mi novia y yo',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
    ],
    { guests: 2 },
  ),
  stay('hay cuarto esta noche?? vengo manejando de orlando con mi hijo', ['2026-11-24', '2026-11-25'], { guests: 2 }),
  stay('una noche nomas, mañana miercoles, voy solo por chamba', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay('precio 24/12 a 27/12 2 adultos 2 niños', ['2026-12-24', '2026-12-27'], { guests: 4 }),
  stay(
    'queremos recibir el año nuevo ahi, llegamos el 30 de dic y nos vamos el 2 de enero, somos cuatro',
    ['2026-12-30', '2027-01-02'],
    {
      guests: 4,
    },
  ),
  stay(
    'Buenas tardes, les escribo de Bogotá. Quisiera saber el valor de la Suite Jardín del 8 al 14 de junio para tres personas, mil gracias',
    ['2027-06-08', '2027-06-14'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay(
    'wena, tienen algo libre entre el 15 y el 22 de febrero? vamos con mi polola, los dos no más',
    ['2027-02-15', '2027-02-22'],
    { guests: 2 },
  ),
  stay('asere cuanto vale una semana a partir del 1ro de julio pa mi y la jeva', ['2027-07-01', '2027-07-08'], {
    guests: 2,
  }),
  stay(
    'disponibilidad semana santa 2027 familia de 4 llegando jueves santo y saliendo domingo de resurrección',
    ['2027-03-25', '2027-03-28'],
    {
      guests: 4,
    },
  ),
  stay('me das precio x la suite king 5 noches desde el 3 de marzo', ['2027-03-03', '2027-03-08'], {
    room: 'king-suite',
  }),
  stay(
    'Somos dos matrimonios y necesitamos dos habitaciones del 20 al 23 de enero, cuánto sería el total?',
    ['2027-01-20', '2027-01-23'],
    {
      guests: 4,
      rooms: 2,
    },
  ),
  stay('kiero rsrvar xa san valentin, del 12 al 14 feb, la avitacion king', ['2027-02-12', '2027-02-14'], {
    room: 'king-room',
  }),
  stay(
    'saludos desde ponce! qué tal del viernes 9 al domingo 11 de abril, pa 2, el estudio ese con cocinita',
    ['2027-04-09', '2027-04-11'],
    {
      guests: 2,
      room: 'studio-kitchenette',
    },
  ),
  stay('cuánto cobran la noche del 31', ['2026-12-31', '2027-01-01']),
  stay(
    'Mi esposo cumple 60 el 17 de mayo y quiero sorprenderlo con dos noches en la playa empezando ese mismo día. ¿Habrá disponibilidad y a qué precio?',
    ['2027-05-17', '2027-05-19'],
    { guests: 2 },
  ),
  stay('thanksgiving q precio? de mañana miercoles al domingo, 2 adultos y 1 bebe', ['2026-11-25', '2026-11-29'], {
    guests: 3,
  }),
  stay(
    'tenés algo para dos semanas en enero, entrando el 4? somos 2 jubilados de Rosario',
    ['2027-01-04', '2027-01-18'],
    { guests: 2 },
  ),
  stay('del 28/2 al 6/3 una pareja con un perrito chihuahua, presio total', ['2027-02-28', '2027-03-06'], {
    guests: 2,
  }),
  stay(
    'nesecito una noche el sabado q viene, trabajo en un crucero y es mi unico dia libre. voy yo sola',
    [
      ['2026-11-28', '2026-11-29'],
      ['2026-12-05', '2026-12-06'],
    ],
    { guests: 1 },
  ),
  stay('habitación doble queen 16 al 19 de julio, 2 adultos + 2 peques', ['2027-07-16', '2027-07-19'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    'Quería preguntar si para el puente de Martin Luther King tenéis sitio, del 15 al 18 de enero, 3 adultos',
    ['2027-01-15', '2027-01-18'],
    {
      guests: 3,
    },
  ),
  stay(
    'hola mi reina me dices cuanto del 5 al 8 d agosto, somos yo mi mamá y mi abuela',
    ['2027-08-05', '2027-08-08'],
    { guests: 3 },
  ),
  stay('si llego este jueves y me voy el lunes en cuanto me queda?? 1 persona', ['2026-11-26', '2026-11-30'], {
    guests: 1,
  }),
  stay(
    'Septiembre: tres noches desde el 21, la queen compacta, voy sola a terminar mi novela',
    ['2027-09-21', '2027-09-24'],
    {
      guests: 1,
      room: 'compact-queen-room',
    },
  ),
  stay(
    'Tengo un congreso médico en West Palm Beach del 2 al 5 de febrero. Requiero alojamiento para mí solo. ¿Tarifa?',
    ['2027-02-02', '2027-02-05'],
    {
      guests: 1,
    },
  ),
  stay('somos 6, dos cuartos, 19 al 26 de diciembre porfavor, venimos de Monterrey', ['2026-12-19', '2026-12-26'], {
    guests: 6,
    rooms: 2,
  }),
  stay('entrada 10 octubre salida 13 octubre 2 pax', ['2027-10-10', '2027-10-13'], { guests: 2 }),
  stay(
    'pana y cuanto sale quedarse del cuatro al siete de mayo con la mujer y el chamo',
    ['2027-05-04', '2027-05-07'],
    { guests: 3 },
  ),
  stay(
    'habría posibilidad de alojarnos diez noches a partir del lunes 19 de abril? Viajamos desde Bilbao mi marido y yo',
    ['2027-04-19', '2027-04-29'],
    {
      guests: 2,
    },
  ),
  stay('este finde cuanto', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
  ]),
  stay(
    'el 4 de julio hay algo? queremos del 3 al 5, la suite de un dormitorio, 4 personas',
    ['2027-07-03', '2027-07-05'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay('pasado mañana 2 noches lo más barato q tengas', ['2026-11-26', '2026-11-28']),
  stay(
    'ay señor se me inundó la casa, necesito donde quedarme desde mañana x 3 noches, somos 2 y una gatita',
    ['2026-11-25', '2026-11-28'],
    { guests: 2 },
  ),
  stay(
    'Buen día. Mi hija se casa en Lantana el sábado 13 de marzo; llegaríamos el jueves 11 y partiríamos el lunes 15. Somos mi señora y yo. ¿Me cotiza, por favor?',
    ['2027-03-11', '2027-03-15'],
    { guests: 2 },
  ),
  stay('precios primera semana de agosto (1-8) dos adultos mas una niña', ['2027-08-01', '2027-08-08'], { guests: 3 }),
  stay('la King Patio está libre del 23 al 25 de abril?', ['2027-04-23', '2027-04-25'], {
    room: 'courtyard-king-room',
  }),
  stay('dime el total con impuestos 14 al 17 junio 1 adulto 1 nena de 5', ['2027-06-14', '2027-06-17'], { guests: 2 }),
  stay('Navidad, noche del 24 y noche del 25 nada más. Pareja sin hijos', ['2026-12-24', '2026-12-26'], { guests: 2 }),
  stay('q onda tendran cuarto para hoy y mañana, 2 noches, somos 3 compas', ['2026-11-24', '2026-11-26'], {
    guests: 3,
  }),
  stay('nos vamos de luna de miel!!! 26 de mayo al 2 de junio, la suite king porfiss', ['2027-05-26', '2027-06-02'], {
    guests: 2,
    room: 'king-suite',
  }),
  stay('labor day weekend del 3 al 6 de sept 2 cuartos 5 personas', ['2027-09-03', '2027-09-06'], {
    guests: 5,
    rooms: 2,
  }),
  stay('serían 3 noches, saliendo el 20 de enero, 2 adultos. hay?', ['2027-01-17', '2027-01-20'], { guests: 2 }),
  stay(
    'treinta noches desde el 1 de junio cuanto vendría siendo? es para mí solito, vengo a una obra',
    ['2027-06-01', '2027-07-01'],
    { guests: 1 },
  ),

  // Stays, as conversations
  stay(
    ['hola, precio del 7 al 10 de diciembre para dos', 'y si nos quedamos hasta el 12?'],
    ['2026-12-07', '2026-12-12'],
    { guests: 2 },
  ),
  stay(['tienen algo del 22 al 25 de enero?', 'somos 4, dos son niños'], ['2027-01-22', '2027-01-25'], { guests: 4 }),
  stay(['Buenas noches, queremos ir en marzo', 'del 8 al 11', 'seríamos tres adultos'], ['2027-03-08', '2027-03-11'], {
    guests: 3,
  }),
  stay(
    ['cuanto el finde del 5 de febrero', 'perdón, quise decir el del 19'],
    [
      ['2027-02-19', '2027-02-21'],
      ['2027-02-20', '2027-02-21'],
    ],
  ),
  stay(
    [
      '14 al 18 de mayo 2 personas',
      'aceptan perros?',
      'listo parce, entonces esas fechas pero con una noche más al final, cuánto queda',
    ],
    ['2027-05-14', '2027-05-19'],
    {
      guests: 2,
    },
  ),
  stay(['la suite jardín del 6 al 9 de abril', 'y la suite king esos mismos días?'], ['2027-04-06', '2027-04-09'], {
    room: 'king-suite',
  }),
  stay(['hay lugar esta noche para 1', 'uy no, mejor mañana'], ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay(['precio 1 al 5 de julio pareja', 'jaja se nos pegó mi suegra, cuánto con ella'], ['2027-07-01', '2027-07-05'], {
    guests: 3,
  }),
  stay(['somos 4 del 10 al 13 de junio', 'al final mi hermano no va, quedamos 3'], ['2027-06-10', '2027-06-13'], {
    guests: 3,
  }),
  stay(
    [
      'Quisiera cotizar una estadía',
      'Llegamos el 18 de enero',
      'Cuatro noches, por favor',
      'Dos adultos y un bebé de meses',
    ],
    ['2027-01-18', '2027-01-22'],
    {
      guests: 3,
    },
  ),
  stay(
    ['cuanto del 20 al 27 de dic', 'a q hora es el check in', 'ya po, y si llego el 21 y me voy igual el 27?'],
    ['2026-12-21', '2026-12-27'],
  ),
  stay(
    ['habitacion king del 3 al 6 de mayo', 'y la de dos camas queen? es q al final vamos 4'],
    ['2027-05-03', '2027-05-06'],
    {
      guests: 4,
      room: 'double-queen-room',
    },
  ),
  stay(
    ['holaa voy con mi novio el 12 de febrero', '3 noches', 'y cuanto si vamos en cambio el 19'],
    ['2027-02-19', '2027-02-22'],
    { guests: 2 },
  ),
  stay(
    ['Precio para 2 del 9 al 11 de diciembre', 'Tienen piscina?', 'Bueno, igual nos interesa. Me repite cuánto era?'],
    ['2026-12-09', '2026-12-11'],
    {
      guests: 2,
    },
  ),
  stay(['5 al 9 de abril 2 adultos', 'quítale la última noche, el vuelo nos sale el 8'], ['2027-04-05', '2027-04-08'], {
    guests: 2,
  }),
  stay(['necesito 2 habitaciones para el 25 de junio, 3 noches', 'somos 5 en total'], ['2027-06-25', '2027-06-28'], {
    guests: 5,
    rooms: 2,
  }),
  stay(
    ['pa cuantas personas es el estudio', 'ah perfecto, cuanto vale del 11 al 16 de octubre'],
    ['2027-10-11', '2027-10-16'],
    {
      room: 'studio-kitchenette',
    },
  ),
  stay(
    ['quiero ir en semana santa', 'desde el miércoles santo hasta el sábado de gloria, 2 personas'],
    ['2027-03-24', '2027-03-27'],
    { guests: 2 },
  ),
  stay(['me cotizás del 2 al 9 de enero? somos dos', 'y en febrero los mismos días?'], ['2027-02-02', '2027-02-09'], {
    guests: 2,
  }),
  stay(
    ['vamos 2 del 16 al 18 de abril', 'ah y llevamos a la perra, una labradora. cuánto sería con ella'],
    ['2027-04-16', '2027-04-18'],
    { guests: 2 },
  ),
  stay(['cuánto cuesta este viernes', 'una noche, 2 personas', 'y si fuera el sábado?'], ['2026-11-28', '2026-11-29'], {
    guests: 2,
  }),
  stay(
    ['ola tienen disponible del 24 al 28 de agosto', 'para 3', 'no espera, del 14 al 18'],
    ['2027-08-14', '2027-08-18'],
    { guests: 3 },
  ),
  stay(
    ['Nos gustaría la suite de un dormitorio', 'sería del 19 al 23 de julio, 2 grandes y 2 chicos'],
    ['2027-07-19', '2027-07-23'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay(
    [
      'hay algo del 29 de enero al 1 de feb? pa 2',
      'está cerca la playa?',
      'genial, ponme también a mi sobrino, ya seríamos 3',
    ],
    ['2027-01-29', '2027-02-01'],
    {
      guests: 3,
    },
  ),
  stay(['llego el 6 de septiembre', 'me voy el 10', 'una sola persona'], ['2027-09-06', '2027-09-10'], { guests: 1 }),
  stay(
    ['cuanto 4 noches desde el 13 de enero', 'en la habitación queen compacta porfa', 'y si son 6 noches?'],
    ['2027-01-13', '2027-01-19'],
    {
      room: 'compact-queen-room',
    },
  ),
  stay(
    ['Del 17 al 20 de marzo, mi esposa y yo.', 'Disculpe usted, me equivoqué de mes: es en mayo.'],
    ['2027-05-17', '2027-05-20'],
    { guests: 2 },
  ),
  stay(['dos cuartos del 12 al 15 de junio para 4', 'mejor uno solo para todos'], ['2027-06-12', '2027-06-15'], {
    guests: 4,
  }),
  stay(
    ['precio del 30 de abril al 3 de mayo', 'hay wifi?', 'y parqueo?', 'dale, y saliendo el 2 en vez del 3 cuanto'],
    ['2027-04-30', '2027-05-02'],
  ),
  stay(
    ['oye pa navidad tienen algo', 'del 23 al 26', 'seriamos mi mujer, yo y los gemelos'],
    ['2026-12-23', '2026-12-26'],
    { guests: 4 },
  ),

  // Facts
  ask('mi vuelo llega a las 10am, desde q hora puedo entrar al cuarto', 'checkIn'),
  ask('¿Hasta qué hora podemos quedarnos en la habitación el día que nos marchamos?', 'checkOut'),
  ask('si quiero salir mas tarde cuanto me cobran y hasta q hora me dejan', 'lateFee', 'lateUntil'),
  ask('piden plata en garantía cuando uno llega?', 'deposit'),
  ask(['puedo llevar a mi firulais', 'y cuanto paga el?'], 'petFee'),
  ask('mi marido fuma como chimenea, si prende uno adentro del cuarto de cuánto es la multa', 'smokingFee'),
  ask('y si se me enferma el niño y no puedo ir, con cuantos dias les aviso pa q no me cobren', 'cancelling'),
  ask('en q horario atiende la recepcion', 'opens', 'closes'),
  ask('a cuántas cuadras les queda el mar?', 'beach'),
  ask('si bajo con el carro hasta la playa cuanto cobran allá por estacionar', 'beachParking'),
  ask('pásame el teléfono de ustedes plis', 'phone'),
  ask('¿A qué dirección de correo electrónico les puedo mandar unos papeles?', 'email'),
  ask('mandame la direccion exacta pa ponerla en el waze', 'street'),
  ask('Mi papá jura que se hospedó ahí de joven. ¿En qué año abrieron y cuántas habitaciones tienen?', 'year', 'rooms'),
  ask('si me suscribo al boletin me hacen un descuentito?', 'newsletter'),
  ask('quiero quedarme como dos meses mientras me entregan el apto, manejan tarifa mensual?', 'monthly'),
  ask(['cuanto se hace en auto desde el aeropuerto de west palm', 'y desde el de fort lauderdale?'], 'secondAirport'),
  ask('lake worth a cuantos min en carro', 'lakeWorth'),
  ask('cuál es su temporada alta, quiero evitar el gentío', 'peakSeason'),
  ask('mi nena AMA las tortugas!! en q meses salen a poner los huevitos', 'turtles'),
  ask('me dan terror los huracanes, de q mes a q mes es la temporada', 'hurricanes'),
  ask('traigo una troca, el estacionamiento del hotel se paga aparte?', 'parking'),
  ask('hay alberca o puro mar?', 'noPool'),
  ask('Mi madre camina con bastón, ¿hay ascensor o tendría que subir a pie?', 'stairs'),
  ask('cubana al fin, sin mi cafecito no funciono… lo dan gratis?', 'coffee'),
  ask('Vale, ¿y el desayuno viene incluido?', 'breakfast'),
  ask('tengo insulina q guardar en frio, hay heladerita en la pieza?', 'fridge'),
  ask('tienen aire o puro abanico? yo no aguanto la calor', 'airConditioning'),
  ask('se puede hacer un asadito, hay parrilla para los huéspedes?', 'barbecue'),
  ask('solo ando con efectivo, me lo reciben? o con tarjeta a fuerza', 'cash', 'cards'),
  ask('prestan cuna? la bebita tiene 8 meses', 'crib'),
  ask('hay salvavidas en la playa? mis chiquillos nadan pésimo', 'lifeguards'),
  ask('Soy invidente y viajo con mi perro guía. ¿Me permiten tenerlo conmigo?', 'assistanceDog'),
  ask('yo no guío, pasa alguna guagua cerca? y tren hay?', 'bus', 'train'),
  ask('mi suegra es de helsinki y no habla na de inglés, alguien ahi habla finés?', 'languages'),
  ask('me contaron de un restaurante bien viejo que se llama key lime algo, dónde es', 'keyLime'),
  ask('donde se come buen cangrejo por ahi', 'crab'),
  ask(['algun sitio rico pa cenar cerca?', 'y comida tailandesa hay?'], 'thai'),
  ask('hay algun super cerca pa comprar agua y pañales', 'groceries'),
  ask('Dónde podemos comer un helado por la zona?', 'iceCream'),
  ask('mi viejo no suelta la caña, dónde se puede ir a pescar', 'fishing'),
  ask(['cuanto cuesta la entrada al zoologico', 'y el safari ese de los leones?'], 'safari'),
  ask(
    'Soy profesora de historia jubilada y me gustaría visitar el Museo Flagler, ¿qué precio tiene la entrada?',
    'flagler',
  ),
  ask('los jardines japoneses morikami cuanto cobran', 'morikami'),
  ask('que calificación tienen en las reseñas? no quiero llevarme un chasco', 'rating'),

  // A price without a date
  from('desde cuanto arrancan las habitaciones'),
  from('precio mas bajo por noche?? ando corto de lana'),
  from('Buenos días, ¿a partir de qué importe se puede dormir en su hotel? Todavía no tenemos fechas.'),
  from('mas o menos cuanto vale la noche ahi, es solo pa hacerme una idea'),
  from('la suite de un dormitorio desde qué precio está', 'one-bedroom-suite'),
  from('cuanto es lo menos q cuesta la queen compacta', 'compact-queen-room'),
  from('Suite Jardín, ¿tarifa desde?', 'garden-suite'),
  from('che y el estudio a cuánto lo tenés la noche, el mínimo', 'studio-kitchenette'),

  // Nothing is known of it
  unknown('me cambian pesos argentinos por dólares ahí en la recepción?'),
  unknown('tienen niñera de confianza pa una noche? queremos salir a bailar'),
  unknown('las almohadas son de plumas? soy alérgica'),
  unknown('quiero celebrar los quince de mi hija, alquilan algún salón con música'),
  unknown('hay adaptador de enchufe? el cargador mío es de patita redonda'),
  unknown('Disculpe, ¿tienen mosquitero las ventanas? A mi nieto los zancudos lo dejan hecho una lástima'),
  unknown('me pueden prestar una pesa pa pesar las maletas antes de ir al aeropuerto'),
  unknown('dan masajes relajantes o tienen sauna?'),

  // A person is wanted
  person('no quiero hablar con una maquina, ponme a alguien'),
  person('¿Sería posible que me atendiera una persona de la recepción, por favor?'),
  person(['hola', 'me pasas con un humano porfa']),
  person('necesito hablar con el encargado o la dueña, es por algo de mi reserva'),
]
