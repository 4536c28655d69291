import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const es: Question[] = [
  ask('a q hora es el check in', 'checkIn'),
  ask('tienen alberca', 'noPool'),
  ask('hay algun supermercado cerca', 'groceries'),
  stay('cuanto sale del 12 al 15 de enero', ['2027-01-12', '2027-01-15']),
  stay('somos 4 del 3 al 6 de febrero cuanto seria', ['2027-02-03', '2027-02-06'], { guests: 4 }),
  stay(['hay cuartos del 12 al 15 de enero?', 'y por 5 noches?'], ['2027-01-12', '2027-01-17']),
  stay(['8 al 11 de junio para dos', 'y si somos 4'], ['2027-06-08', '2027-06-11'], { guests: 4 }),
  ask(['hora del check-in?', 'y la salida?'], 'checkOut'),
  ask(['cuanto hay al aeropuerto de palm beach', 'y al de fort lauderdale?'], 'secondAirport'),
  ask('a cuanto queda el aeropuerto', 'airport'),
  ask('hasta que hora se puede hacer el check out y cuanto cobran si me paso', 'checkOut', 'lateFee'),
  ask('cuánto se hace manejando desde Fort Lauderdale, del aeropuerto', 'secondAirport'),
  stay(
    'Buenas, cotíceme por favor del 3/7/2027 al 6/7/2027, dos adultos y un niño de 8 años',
    ['2027-07-03', '2027-07-06'],
    { guests: 3 },
  ),
  stay('cuánto cuesta la segunda quincena de abril, del 19 al 23, 2 pers', ['2027-04-19', '2027-04-23']),
  person('no me sirve, quiero hablar con una persona'),
  ask('si cancelo un par de dias antes me cobran o q', 'cancelling'),
  from('mas o menos en cuanto anda la noche? todavia ni se cuando voy'),
  ask(['la playa me queda cerca?', 'y si voy en carro cuanto cobran por dejarlo ahi en la playa'], 'beachParking'),
  stay('me hospedaria del primero al cuatro de febrero, hay cuarto?', ['2027-02-01', '2027-02-04']),
  stay('2 cuartos king del 15 al 17 de diciembre', ['2026-12-15', '2026-12-17'], {
    room: 'king-room',
    guests: 4,
    rooms: 2,
  }),
  ask('mascotas?', 'petFee'),
  ask('puedo ir con mi perrita', 'petFee'),
  ask('tienen alberca?', 'noPool'),
  ask('donde comemos rico cerca de ahi', 'eating'),
  ask('llego a la 1 de la manana hay alguien', 'closes'),
  unknown('hay lavadora'),
  ask('hasta que hora puedo estar en el cuarto', 'checkOut'),
  ask('de que año es el hotel', 'year'),
  stay('2 adultos y un niño del 7 al 9 de diciembre', ['2026-12-07', '2026-12-09'], { guests: 3 }),
  from('cuanto el estudio', 'studio-kitchenette'),
  unknown('tienen niñera'),
  stay('nochebuena y navidad 2 personas', [['2026-12-24', '2026-12-26']]),
  // Stays
  stay('buenas, tienen algo para dos este finde?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-27', '2026-11-30'],
  ]),
  stay('Che, cuánto nos sale una habitación del 8 al 15 de enero? somos mi mujer y yo', ['2027-01-08', '2027-01-15']),
  stay('hola!! pa esta noche, yo solito, hay cupo?', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay('q onda, cuanto cuesta del 15/01 al 18/01, 2 adultos y 2 niños (7 y 10)', ['2027-01-15', '2027-01-18'], {
    guests: 4,
  }),
  stay(
    'Semana Santa, de Jueves Santo a Domingo de Resurrección, dos personas, habitación king. ¿Precio?',
    ['2027-03-25', '2027-03-28'],
    { room: 'king-room' },
  ),
  stay(
    'Buenos días. Les cuento: mi esposa y yo cumplimos bodas de plata y ella siempre soñó con ver amanecer en el mar, así que le quiero dar la sorpresa (¡no le digan nada!). Llegaríamos el 12 de febrero y nos quedaríamos tres noches, en la suite king. ¿Cuánto sería el total? Muchas gracias y que Dios los bendiga.',
    ['2027-02-12', '2027-02-15'],
    { room: 'king-suite' },
  ),
  stay('mañana x 3 noches 2 pers precio?', ['2026-11-25', '2026-11-28']),
  stay(
    'necesito dos habitaciones para 4 personas del 19 al 22 de diciembre, cuánto en total',
    ['2026-12-19', '2026-12-22'],
    { guests: 4, rooms: 2 },
  ),
  stay('fin de año: entrada 30 dic salida 2 ene, somos dos, queda sitio?? 🎉', ['2026-12-30', '2027-01-02']),
  stay('para Reyes, llegando el mismo 6 y por 4 noches. cuánto pa dos', ['2027-01-06', '2027-01-10']),
  stay('Oye, ¿y el estudio del 1 al 5 de marzo lo tenéis libre? Vamos mi novia y yo', ['2027-03-01', '2027-03-05'], {
    room: 'studio-kitchenette',
  }),
  stay(
    'de lunes a jueves de la semana q viene, una persona, la queen compacta. a cómo me la dejan',
    ['2026-11-30', '2026-12-03'],
    { guests: 1, room: 'compact-queen-room' },
  ),
  stay('somos 6, tres parejas, queremos tres cuartos, 26 feb x 2 noches', ['2027-02-26', '2027-02-28'], {
    guests: 6,
    rooms: 3,
  }),
  stay('quince días desde el 10 de enero para dos jubilados, cuánto vendría siendo', [
    ['2027-01-10', '2027-01-25'],
    ['2027-01-10', '2027-01-24'],
  ]),
  stay('pasado mañana hasta el domingo, 2 adultos, hay lugar?', ['2026-11-26', '2026-11-29']),
  stay('y el primer fin de semana de febrero como estan? iriamos dos', [
    ['2027-02-05', '2027-02-07'],
    ['2027-02-06', '2027-02-07'],
    ['2027-02-05', '2027-02-08'],
  ]),
  stay('Queremos pasar carnaval allá: sábado 6 de febrero al martes 9, pareja. ¿Me cotizás?', [
    '2027-02-06',
    '2027-02-09',
  ]),
  stay('suite jardin p/ 3 personas del 20 al 24 de abril porfa', ['2027-04-20', '2027-04-24'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay('el jueves de acción de gracias, una sola noche, dos personas. me urge', ['2026-11-26', '2026-11-27']),
  stay('noche del 13 y noche del 14 de febrero, dos tortolitos 🥰 cuánto?', ['2027-02-13', '2027-02-15']),
  // Stays in conversations
  stay(
    ['tienen lugar del 4 al 6 de diciembre para dos?', 'perdón, hasta el 8 quise decir'],
    ['2026-12-04', '2026-12-08'],
  ),
  stay(
    ['cuanto la habitación king del 25 al 28 de enero, 2 personas', 'y la king patio?'],
    ['2027-01-25', '2027-01-28'],
    { room: 'courtyard-king-room' },
  ),
  stay(['hola, del 9 al 11 de abril, somos dos', 'mejor en mayo, los mismos días'], ['2027-05-09', '2027-05-11']),
  stay(
    [
      'se puede ir con perro?',
      'perfecto. entonces del 17 al 20 de febrero, nosotros dos y el perrito, ¿en cuánto está el cuarto?',
    ],
    ['2027-02-17', '2027-02-20'],
  ),
  stay(
    ['precio del 2 al 5 de marzo para dos?', 'ay, se nos apunta mi suegra 🙄 seríamos tres en el mismo cuarto'],
    ['2027-03-02', '2027-03-05'],
    { guests: 3 },
  ),
  stay(
    ['a q hora abre la recepción', 'ok y para el 12 de diciembre, dos noches, nosotros dos, qué precio hay?'],
    ['2026-12-12', '2026-12-14'],
  ),
  stay(['Busco la suite de un dormitorio', 'del 18 al 23 de enero', 'cuatro personas'], ['2027-01-18', '2027-01-23'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    ['hay habitacion este viernes para una noche?', 'y si fuera el sábado? una noche nomás, 2 personas'],
    ['2026-11-28', '2026-11-29'],
  ),
  stay(['para 2, del 22 al 26 de febrero', 'y si nos volvemos un día antes?'], ['2027-02-22', '2027-02-25']),
  stay(
    ['Navidad cuánto? 23 al 26 dic', 'vamos con dos niños, de 5 y 8, o sea 4 en total'],
    ['2026-12-23', '2026-12-26'],
    { guests: 4 },
  ),
  stay(
    [
      'la suite king el 7 de marzo, 3 noches, 2 personas',
      'uf, se me va del presupuesto. lo más barato q tengas esas noches?',
    ],
    ['2027-03-07', '2027-03-10'],
  ),
  stay(
    ['quiero reservar dos cuartos', 'del 29 de enero al 1 de febrero', 'dos personas en cada uno, cuánto es todo?'],
    ['2027-01-29', '2027-02-01'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    ['hasta cuándo puedo cancelar', 'ya po. y cuánto sale llegar el domingo q viene y quedarnos 3 noches? 2 adultos'],
    [
      ['2026-11-29', '2026-12-02'],
      ['2026-12-06', '2026-12-09'],
    ],
  ),
  stay(['doble queen del 14 al 16 de mayo pa 4', 'no no, de marzo, me equivoqué'], ['2027-03-14', '2027-03-16'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    ['Hola buenas tardes 😊', 'estaríamos desde el 5 de enero por una semana, dos personas, ¿cuánto?'],
    ['2027-01-05', '2027-01-12'],
  ),

  // Facts
  ask(
    'llegamos tempranísimo, tipo 7. ¿desde qué hora hay alguien en recepción y desde cuándo nos dan el cuarto?',
    'opens',
    'checkIn',
  ),
  ask(
    'el último día a qué hora hay que dejar la pieza, y hasta cuándo como muchísimo se puede estirar?',
    'checkOut',
    'lateUntil',
  ),
  ask(
    [
      'mi vuelo sale en la noche, me dejan quedarme un ratito más el último día?',
      'y cada hora extra a cuánto la cobran',
    ],
    'lateFee',
  ),
  ask('cuánto dinero me retenéis por si rompo algo? y el alojamiento lo puedo abonar en billetes?', 'deposit', 'cash'),
  ask(
    'Llevo a mi gata, cuánto más me cobran cada noche? y mi hermana es ciega y va con su perro guía, ese también paga?',
    'petFee',
    'assistanceDog',
  ),
  ask('mi marido fuma como chimenea... si lo pillan con un pucho en la habitación cuánto le clavan?', 'smokingFee'),
  ask(
    [
      'del 3 al 6 de marzo para dos cuánto?',
      'y si al final nos arrepentimos, con cuánta anticipación les aviso pa no perder plata',
    ],
    'cancelling',
  ),
  ask(
    'Aterrizamos a las 11 de la noche. ¿Hasta qué hora nos espera alguien y a qué número marco si nos perdemos?',
    'closes',
    'phone',
  ),
  ask(
    'cuánto es a patita hasta la arena? y si mejor me llevo el coche hasta allá cuánto cobran por dejarlo?',
    'beach',
    'beachParking',
  ),
  ask('q dirección pongo en el waze y el carro lo puedo dejar ahí sin pagar?', 'street', 'parking'),
  ask('a qué correo les mando una cosa y en qué idiomas me pueden atender?', 'email', 'languages'),
  ask('desde qué año existe el hotelito y qué puntaje le pone la gente en internet', 'year', 'rating'),
  ask('es muy grande? cuántas habitaciones son en total y hay alberca pa los chamacos?', 'rooms', 'noPool'),
  ask(
    'Si me apunto a vuestra lista de correos, ¿qué rebaja me hacéis? ¿Y a partir de cuántas noches hay tarifa semanal?',
    'newsletter',
    'weekly',
  ),
  ask(
    'hasta cuánto por ciento llegan los cupones q mandan por mail? y si pasamos el invierno ahí, desde cuántas noches aplica lo mensual',
    'coupons',
    'monthly',
  ),
  ask(
    'no sé si volar a palm beach o a fort lauderdale, cuánto se tarda en auto hasta ustedes desde cada uno',
    'airport',
    'secondAirport',
  ),
  ask('a cuántos minutos queda el centro de lake worth y qué guagua pasa por ahí?', 'lakeWorth', 'bus'),
  ask('cuánto hay en coche a west palm beach, y algún tren por la zona?', 'westPalm', 'train'),
  ask(
    'en qué meses está todo a reventar y más caro, y en cuáles desovan las tortugas en la arena 🐢',
    'peakSeason',
    'turtles',
  ),
  ask(
    'mi mamá le tiene pavor a los ciclones, en qué meses son? y a quién llamamos de madrugada si nos agarra uno estando ahí?',
    'hurricanes',
    'stormLine',
  ),
  ask(
    'el internet va incluido o se paga? y hay clima en los cuartos? me muero con el calor',
    'wifi',
    'airConditioning',
  ),
  ask(['hola buenas', 'es q mi abuela anda con andador. tienen elevador?'], 'stairs'),
  ask(
    'soy de madrugar, a las 4 am ya necesito mi cafecito, habrá? y dónde guardo fría la leche del nene',
    'coffee',
    'fridge',
  ),
  ask(['cuánto cuesta una noche', 'y por la mañana nos dais algo de comer o hay que salir a buscarlo?'], 'breakfast'),
  ask(
    'se puede cocinar algo en el cuarto? y hacernos un asadito afuera con los pibes, hay dónde?',
    'kitchen',
    'barbecue',
  ),
  ask('pasan todos los días a tender las camas? y hay tele en la habitación pal partido?', 'cleaning', 'tv'),
  ask(['cuánto queda la playa', 'gracias!! otra cosita, les puedo pagar con visa o master?'], 'cards'),
  ask('somos familia numerosa con peques, ¿es un sitio apropiado? ¿y unos columpios cerca?', 'families', 'playground'),
  ask(
    'tienen dónde acostar a un bebé de 5 meses? y en la playa hay quien vigile a los que se meten al agua?',
    'crib',
    'lifeguards',
  ),
  ask(
    'mi abuelo era finlandés 🇫🇮 hay algún club o casa de su gente por ahí? y dónde venden pan de centeno de allá',
    'finland',
    'bakery',
  ),
  ask('dónde nos comemos un helado rico y dónde hago el mandado, un súper digo', 'iceCream', 'groceries'),
  ask(
    'cómo se llama el restaurante ese de la casa antigua a orillas del canal, de mariscos? y comida tailandesa dónde hay',
    'keyLime',
    'thai',
  ),
  ask('mi novio quiere cangrejo, yo una pizza jaja, a dónde vamos cada uno', 'crab', 'pizza'),
  ask('no tenemos carro. dónde cenamos por ahí cerquita, y se consigue uber para volver?', 'eating', 'rides'),
  ask(
    'a mi viejo le gusta tirar la caña, dónde puede? y yo quiero caminar entre manglares y ver pajaritos',
    'fishing',
    'nature',
  ),
  ask(
    [
      'del 10 al 13 de abril 2 adultos 2 niños cuánto',
      'y qué se hace con los peques por la zona? y al zoológico cuánto cuesta entrar?',
    ],
    'withChildren',
    'zoo',
  ),
  ask(
    'A cómo está la entrada de adulto al Lion Country, el de los leones, y la del palacio de Flagler?',
    'safari',
    'flagler',
  ),
  ask('cuánto pago por entrar a los jardines japoneses esos de Delray? soy adulto', 'morikami'),

  // Prices without dates
  from('más o menos en cuánto anda la noche? todavía no tengo fecha'),
  from('Hola, ¿desde qué precio tenéis habitaciones? Es por hacerme una idea.'),
  from(['es tranquilo el lugar?', 'buenísimo. y la más económica q tienen en cuánto está']),
  from('la queen compacta desde cuánto la tienen', 'compact-queen-room'),
  from('a partir de qué precio la suite jardín? sin fecha aún', 'garden-suite'),

  // No word on it
  unknown('hay caja fuerte en el cuarto pa dejar los pasaportes?'),
  unknown('dan masajes o tienen spa? ando con la espalda hecha polvo'),
  unknown('Quisiera festejar los 15 de mi hija en el jardín, unas 80 personas con banda, ¿se puede?'),
  unknown('tenéis lavadora que podamos usar? vamos con mucha ropa de niños'),
  unknown('dónde hay misa en español los domingos'),
  unknown('qué hospital les queda más cerca? mi papá está delicado del corazón'),
  unknown(['hola', 'los enchufes son como los argentinos o prestan adaptador?']),
  unknown('las almohadas son de pluma? soy re alérgica'),
  unknown('alquilan motos de agua ahí con ustedes?'),

  // A person
  person('quiero hablar con una persona de verdad, no con una máquina'),
  person(['buenas', 'no me entiendes nada!! pásame a alguien de recepción']),
  person('¿Me podría atender un compañero suyo, alguien de carne y hueso? Gracias'),
]
