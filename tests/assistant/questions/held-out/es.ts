import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const es: Question[] = [
  // Precios y habitaciones libres en una fecha
  stay('hola, tienen habitacion para esta noche? somos 2', ['2026-11-24', '2026-11-25'], { guests: 2 }),
  stay('cuanto sale este finde, de viernes a domingo?', ['2026-11-27', '2026-11-29']),
  stay('Buenas tardes, precio del 12 al 15 de diciembre para dos personas, gracias', ['2026-12-12', '2026-12-15'], {
    guests: 2,
  }),
  stay('hay algo disponible para mañana? voy solo, una noche', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay('Quería saber el precio de la suite king del 8 al 11 de enero', ['2027-01-08', '2027-01-11'], {
    room: 'king-suite',
  }),
  stay(
    'somos 4 (2 adultos y 2 niños de 5 y 8) del 26 al 30 de diciembre, cuanto nos cuesta',
    ['2026-12-26', '2026-12-30'],
    {
      guests: 4,
    },
  ),
  stay('tienen libre del 5/12 al 8/12?', ['2026-12-05', '2026-12-08']),
  stay('Presupuesto para 3 personas, llegada el 18 de enero y salida el 22 de enero', ['2027-01-18', '2027-01-22'], {
    guests: 3,
  }),
  stay(
    'cuánto me saldría la habitación doble queen para 4, tres noches desde el 15 de enero',
    ['2027-01-15', '2027-01-18'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    'Hola! Somos una pareja de Argentina, llegamos el jueves 14 de enero y nos volvemos el martes 19. Queria saber cuánto sale el total, gracias!!',
    ['2027-01-14', '2027-01-19'],
    { guests: 2 },
  ),
  stay(
    'somos dos familias, necesitamos 2 habitaciones para 8 personas en total del 3 al 7 de julio. precio?',
    ['2027-07-03', '2027-07-07'],
    { guests: 8, rooms: 2 },
  ),
  stay('cuánto cuesta quedarse del 3 de enero al 3 de febrero? soy jubilado y voy solo', ['2027-01-03', '2027-02-03'], {
    guests: 1,
  }),
  stay('el estudio está libre del 1 al 5 de marzo?', ['2027-03-01', '2027-03-05'], { room: 'studio-kitchenette' }),
  stay('hay cuarto libre el viernes 4 de diciembre? solo una noche, 2 personas', ['2026-12-04', '2026-12-05'], {
    guests: 2,
  }),
  stay('q precio tiene la king patio del 11 al 13 de diciembre', ['2026-12-11', '2026-12-13'], {
    room: 'courtyard-king-room',
  }),
  stay(
    'Hola! Nochebuena y Navidad con mi mamá, del 24 al 26 de diciembre. Hay lugar para las dos?',
    ['2026-12-24', '2026-12-26'],
    {
      guests: 2,
    },
  ),
  stay('precio mayo 7 al 10, 2 adultos y un niño de 5 años', ['2027-05-07', '2027-05-10'], { guests: 3 }),
  stay('cuanto vale la queen compacta el 3 de diciembre por 2 noches', ['2026-12-03', '2026-12-05'], {
    room: 'compact-queen-room',
  }),
  stay('la suite jardín 5 noches desde el 10 de abril para mi marido y para mí', ['2027-04-10', '2027-04-15'], {
    guests: 2,
    room: 'garden-suite',
  }),
  stay('buenas, queda algo del martes al jueves de la semana que viene?', ['2026-12-01', '2026-12-03']),

  // Conversaciones sobre una estancia
  stay(['precio del 4 al 6 de diciembre?', 'perdón, quise decir del 11 al 14'], ['2026-12-11', '2026-12-14']),
  stay(['cuánto cuesta del 20 al 24 de enero para 2', 'y la suite de un dormitorio?'], ['2027-01-20', '2027-01-24'], {
    guests: 2,
    room: 'one-bedroom-suite',
  }),
  stay(['hola', 'queria reservar para febrero', 'del 12 al 14, dos personas'], ['2027-02-12', '2027-02-14'], {
    guests: 2,
  }),
  stay(['hay habitacion del 8 al 10 de marzo?', 'y con un perrito?'], ['2027-03-08', '2027-03-10']),
  stay(['cuánto es mañana una noche para 2?', 'ah no, al final somos 4'], ['2026-11-25', '2026-11-26'], { guests: 4 }),
  stay(['hola, hay algo para hoy?', '2 noches, somos mi novia y yo'], ['2026-11-24', '2026-11-26'], { guests: 2 }),
  stay(['tienen wifi?', 'bien. precio del 27 al 29 de noviembre para uno solo'], ['2026-11-27', '2026-11-29'], {
    guests: 1,
  }),
  stay(
    ['quiero una habitación king del 22 al 25 de enero', 'y cuánto sería la doble queen en esas fechas?'],
    ['2027-01-22', '2027-01-25'],
    { room: 'double-queen-room' },
  ),
  stay(
    [
      'Del 2 al 5 de abril para dos adultos, cuánto es?',
      'Vienen también mis suegros, así que serían 2 habitaciones para 4 personas',
    ],
    ['2027-04-02', '2027-04-05'],
    { guests: 4, rooms: 2 },
  ),
  stay(['hay sitio para mañana?', 'y para el sábado solamente?'], ['2026-11-28', '2026-11-29']),
  stay(['¿Cuánto sale una noche el 22 de diciembre para 2?', 'y para 3 personas?'], ['2026-12-22', '2026-12-23'], {
    guests: 3,
  }),
  stay(
    [
      '¿Aceptan niños?',
      'Vamos 2 adultos y una nena de 7 años',
      'llegamos el 17 de diciembre y nos vamos el 20, cuánto sale?',
    ],
    ['2026-12-17', '2026-12-20'],
    { guests: 3 },
  ),

  // Dos preguntas en una
  ask('a que hora es el check in y el check out?', 'checkIn', 'checkOut'),
  ask('tienen estacionamiento gratis y wifi?', 'parking', 'wifi'),
  ask('hay pileta y parrilla para hacer un asado?', 'noPool', 'barbecue'),
  ask('A cuánto están del aeropuerto de Palm Beach y del de Fort Lauderdale?', 'airport', 'secondAirport'),
  ask('puedo pagar en efectivo o con tarjeta', 'cash', 'cards'),
  ask('las habitaciones tienen aire acondicionado y tele?', 'airConditioning', 'tv'),

  // Sobre la casa y el pueblo
  ask('aceptan mascotas?', 'petFee'),
  ask('viajo con mi perro chiquito, cuánto cobran por él', 'petFee'),
  ask('donde puedo dejar el carro, hay que pagar?', 'parking'),
  ask('¿Tiene piscina el hotel?', 'noPool'),
  ask('a partir de que hora podemos entrar en la habitacion', 'checkIn'),
  ask('a que distancia esta la playa andando', 'beach'),
  ask('queda lejos el mar?', 'beach'),
  ask('hasta qué hora hay que dejar la habitación?', 'checkOut'),
  ask('se puede salir mas tarde? cuanto cobran', 'lateFee'),
  ask(
    'Buenas, me operan en enero y no sé si podré viajar. Si aviso con tiempo puedo cancelar sin pagar?',
    'cancelling',
  ),
  ask('hasta cuándo puedo cancelar gratis', 'cancelling'),
  ask('sirven desayuno?', 'breakfast'),
  ask('dónde se puede cenar rico por ahí cerca', 'eating'),
  ask('hay que dejar un depósito al llegar? de cuánto', 'deposit'),
  ask('Hay ascensor? mi abuela no puede subir escaleras', 'stairs'),
  ask('hay uber por esa zona?', 'rides'),
  ask('hay alguna habitación con cocina?', 'kitchen'),
  ask('hay un supermercado cerca', 'groceries'),
  ask('Hola, me pueden dar su número de teléfono?', 'phone'),
  ask('cual es la direccion exacta del hotel', 'street'),
  ask('a qué hora cierra la recepción? llegamos tarde', 'closes'),
  ask('tienen cuna para un bebé de 10 meses?', 'crib'),
  ask('tienen algún descuento o cupón?', 'newsletter'),

  // Segundos mensajes
  ask(['se admiten perros?', 'y cuánto es por noche?'], 'petFee'),
  ask(['a que hora puedo entrar?', 'y la salida?'], 'checkOut'),
  ask(['las habitaciones tienen cocina?', 'y nevera?'], 'fridge'),
  ask(['hay supermercado cerca?', 'y para comer pizza?'], 'pizza'),
  ask(['la playa está cerca?', 'y cuánto cuesta aparcar allí?'], 'beachParking'),

  // Un precio sin fechas
  from('cuánto cuesta la noche?'),
  from('que precio tiene la habitación mas barata'),
  from('cuánto vale por noche la suite jardín?', 'garden-suite'),
  from('Buenas, desde qué precio tienen la habitación king?', 'king-room'),

  // Sin información
  unknown('hay secador de pelo en la habitacion?'),
  unknown('tienen lavadora para los huéspedes?'),
  unknown('se puede cargar un coche eléctrico ahí?'),
  unknown('el hotel tiene gimnasio?'),
  unknown('hay caja fuerte en el cuarto'),
  unknown('cuánto se tarda en llegar a Disney desde el hotel?'),
  unknown('tienen plancha para la ropa?'),

  // Una persona
  person('quiero hablar con una persona'),
  person('me puede atender alguien de recepción por favor?'),
  person('Prefiero que me conteste un humano, no un robot'),
]
