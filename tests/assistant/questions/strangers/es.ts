import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const es: Question[] = [
  stay('cuanto sale del 10 al 14 de enero para 2', ['2027-01-10', '2027-01-14']),
  stay('somos mi esposa, yo y los 2 nenes, del 8 al 12 d febrero, precio?', ['2027-02-08', '2027-02-12'], {
    guests: 4,
  }),
  stay('ay algo libre pa semana santa? del jueves 25 de marzo al lunes', ['2027-03-25', '2027-03-29']),
  stay('tienen lugar mañana por 3 noches', ['2026-11-25', '2026-11-28']),
  stay(['quiero ir del 7 al 10 de diciembre somos 2', 'y si llevo a mi suegra tmb?'], ['2026-12-07', '2026-12-10'], {
    guests: 3,
  }),
  stay(['precio de la king suite del 18 al 21 enero', 'no perdon, del 19 al 22'], ['2027-01-19', '2027-01-22'], {
    room: 'king-suite',
  }),
  stay('total para 9 personas del 4 al 6 de febrero en una sola habitacion', ['2027-02-04', '2027-02-06'], {
    guests: 9,
  }),
  stay('el estudio con cocinita para 2 del 12/1 al 15/1', ['2027-01-12', '2027-01-15'], { room: 'studio-kitchenette' }),
  from('desde cuanto la noche?'),
  ask('me cobran por el carro o no', 'parking'),
  ask('aceptan perritos? cuanto es', 'petFee'),
  ask(['hay wifi', 'y es gratis?'], 'wifi'),
  ask('el desayuno viene incluido o hay q pagarlo aparte', 'breakfast'),
  ask('a q hora tengo q dejar el cuarto', 'checkOut'),
  ask('si cancelo un dia antes me devuelven la plata??', 'cancelling'),
  ask('mi abuelo anda en silla de ruedas, tienen ascensor', 'stairs'),
  ask('queda lejos la playa caminando', 'beach'),
  unknown('hay donde cargar el coche electrico'),
  unknown('tienen gimnasio'),
  person('quiero hablar con alguien de verdad no con una maquina'),
  stay('buenas cuanto sale del 10 al 14 de diciembre para 2', ['2026-12-10', '2026-12-14']),
  stay('somos 4 (2 niños) y queremos ir del 27 al 30 de enero q precio tienen', ['2027-01-27', '2027-01-30'], {
    guests: 4,
  }),
  stay(['tienen libre la suite jardin del 18 al 21 de enero?', 'y si vamos 3?'], ['2027-01-18', '2027-01-21'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay('oye y para el puente de accion de gracias, del jueves al domingo, mi novia y yo, hay algo?', [
    '2026-11-26',
    '2026-11-29',
  ]),
  ask(['aceptan mascotas?', 'es q es perro guia, mi hermana es ciega, tambien cobran?'], 'assistanceDog'),
  ask('a q hora hay q dejar el cuarto', 'checkOut'),
  ask('hay guagua o algun bus pa moverse sin carro', 'bus'),
  ask('tiene pileta el hotel? los chicos solo quieren pileta jaja', 'noPool'),
  ask(
    'Hola, somos como 18 personas para una boda en febrero y necesitamos varios cuartos, a que numero llamo?',
    'phone',
  ),
  unknown('rentan bicis ahi?'),
  unknown('hay caja fuerte en la habitacion pa dejar los pasaportes'),
  person('no me sirve, quiero hablar con una persona'),
  stay('mis papas y yo del 5 al 9 de febrero, nos da precio xfa', ['2027-02-05', '2027-02-09'], { guests: 3 }),
  stay('cuanto cuesta la habitacion doble queen 15/12 al 18/12 para cuatro', ['2026-12-15', '2026-12-18'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(['cuanto la habitacion king del 11 al 13 de enero', 'perdon, del 12 al 15'], ['2027-01-12', '2027-01-15'], {
    room: 'king-room',
  }),
  stay('hay algo pa mañana x 2 noches?? voy solo', ['2026-11-25', '2026-11-27'], { guests: 1 }),
  ask(['hay que dejar fianza?', 'y puedo pagarla en efectivo'], 'cash'),
  ask('si cancelo un par de dias antes me cobran o q', 'cancelling'),
  ask('cuanto se tarda a pie hasta la playa con niños chiquitos', 'beach'),
  ask('cuanto vale entrar al zoologico ese de palm beach', 'zoo'),
  ask(
    'Buenas tardes, mi esposo está operado de la rodilla y no puede subir gradas, ustedes tienen ascensor o nos toca escalera?',
    'stairs',
  ),
  unknown('hay secador de pelo y plancha o los llevo yo'),
  unknown('dan clases de surf'),
  person('pasame con alguien de recepcion porfa q esto es un lio'),
]
