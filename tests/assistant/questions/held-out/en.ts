import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const en: Question[] = [
  // Stays in one message
  stay('hi do you have anything tonight', ['2026-11-24', '2026-11-25']),
  stay('Need somewhere to sleep tonight and tomorrow night, just me', ['2026-11-24', '2026-11-26'], { guests: 1 }),
  stay('room for one person tommorow? my flight got cancelled :(', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay('How much would it be for Thanksgiving night? There are two of us.', ['2026-11-26', '2026-11-27'], {
    guests: 2,
  }),
  stay("Good morning, we're looking for a room from the day after Thanksgiving until Monday.", [
    '2026-11-27',
    '2026-11-30',
  ]),
  stay(
    'this weekend any vacancies? 3 adults',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 3 },
  ),
  stay('next friday for two nights pls', [
    ['2026-11-27', '2026-11-29'],
    ['2026-12-04', '2026-12-06'],
  ]),
  stay(
    'whats the rate the weekend after next, couple no kids',
    [
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
      ['2026-12-11', '2026-12-13'],
      ['2026-12-12', '2026-12-13'],
    ],
    { guests: 2 },
  ),
  stay('Hello, could you quote me for Saturday week, one night, myself and my husband', ['2026-12-05', '2026-12-06'], {
    guests: 2,
  }),
  stay('mon to thurs next week, how much', ['2026-11-30', '2026-12-03']),
  stay('dec 5-9 one bedroom suite 4 people', ['2026-12-05', '2026-12-09'], { guests: 4, room: 'one-bedroom-suite' }),
  stay(
    'We are driving down from Ottawa and will need a place for the nights of Dec 11, 12 and 13. Two adults, our boy (9) and our girl (5). What would that cost?',
    ['2026-12-11', '2026-12-14'],
    { guests: 4 },
  ),
  stay('Do you have any availabilty the second weekend in December?', [
    ['2026-12-11', '2026-12-13'],
    ['2026-12-12', '2026-12-13'],
  ]),
  stay('christmas eve for 3 nights, me the wife and her mum', ['2026-12-24', '2026-12-27'], { guests: 3 }),
  stay(
    'arriving christmas day leaving the 29th - what are you charging for a double queen',
    ['2026-12-25', '2026-12-29'],
    { room: 'double-queen-room' },
  ),
  stay('Boxing Day to the 2nd of January, two people please', ['2026-12-26', '2027-01-02'], { guests: 2 }),
  stay('u got anything for new years eve?? 2 ppl', ['2026-12-31', '2027-01-01'], { guests: 2 }),
  stay('NYE checking out jan 3, compact queen if u still have it', ['2026-12-31', '2027-01-03'], {
    room: 'compact-queen-room',
  }),
  stay(
    'Dear Sir or Madam, my husband and I should like to stay for a fortnight from 9 January 2027. Would you kindly let me know the total price?',
    ['2027-01-09', '2027-01-23'],
    { guests: 2 },
  ),
  stay('1/14 - 1/18 4 guests', ['2027-01-14', '2027-01-18'], { guests: 4 }),
  stay(
    'MLK weekend with the kids (7 and 10), 2 adults, what do you have',
    [
      ['2027-01-15', '2027-01-18'],
      ['2027-01-16', '2027-01-18'],
      ['2027-01-15', '2027-01-17'],
    ],
    { guests: 4 },
  ),
  stay(
    'Long weekend, Thursday Jan 21 to Monday the 25th. What would the garden suite run us?',
    ['2027-01-21', '2027-01-25'],
    { room: 'garden-suite' },
  ),
  stay("how much for four weeks starting january 4th, it's only me", ['2027-01-04', '2027-02-01'], { guests: 1 }),
  stay(
    'last weekend in january, king suite, 3 of us',
    [
      ['2027-01-29', '2027-01-31'],
      ['2027-01-30', '2027-01-31'],
    ],
    { guests: 3, room: 'king-suite' },
  ),
  stay('Two rooms for two couples, February 19 to 22, please.', ['2027-02-19', '2027-02-22'], { guests: 4, rooms: 2 }),
  stay(
    "y'all got one of them double queen rooms feb 3-6? its me, my mama and my two boys",
    ['2027-02-03', '2027-02-06'],
    {
      guests: 4,
      room: 'double-queen-room',
    },
  ),
  stay(
    'valentines weekend for 2, whats it cost',
    [
      ['2027-02-12', '2027-02-14'],
      ['2027-02-13', '2027-02-15'],
      ['2027-02-13', '2027-02-14'],
      ['2027-02-12', '2027-02-15'],
    ],
    { guests: 2 },
  ),
  stay('Hiya, can you do 14/02/2027 to 21/02/2027 for 2 adults?', ['2027-02-14', '2027-02-21'], { guests: 2 }),
  stay('presidents day weekend, fri to mon, family of four', ['2027-02-12', '2027-02-15'], { guests: 4 }),
  stay('5 nights from febuary 23 for me and my dog', ['2027-02-23', '2027-02-28'], { guests: 1 }),
  stay(
    'Is there still space for three people from March 1st to March 8th? Our daughter is 12.',
    ['2027-03-01', '2027-03-08'],
    { guests: 3 },
  ),
  stay('the nights of march 12 and 13, studio please', ['2027-03-12', '2027-03-14'], { room: 'studio-kitchenette' }),
  stay('got room Mar 18 thru 21', [
    ['2027-03-18', '2027-03-21'],
    ['2027-03-18', '2027-03-22'],
  ]),
  stay('from Good Friday to Easter Monday for my wife, me and the baby', ['2027-03-26', '2027-03-29'], { guests: 3 }),
  stay(
    'easter weekend 2 adults price??',
    [
      ['2027-03-26', '2027-03-28'],
      ['2027-03-26', '2027-03-29'],
      ['2027-03-27', '2027-03-28'],
      ['2027-03-27', '2027-03-29'],
      ['2027-03-25', '2027-03-28'],
      ['2027-03-25', '2027-03-29'],
    ],
    { guests: 2 },
  ),
  stay(
    "we'd love to come for our anniversary on april 17, one night, courtyard king room",
    ['2027-04-17', '2027-04-18'],
    {
      room: 'courtyard-king-room',
    },
  ),
  stay("the nineteenth of april for four nights, 2 of us, what's the damage", ['2027-04-19', '2027-04-23'], {
    guests: 2,
  }),
  stay('Would there be a room for a mother and her teenage son, 2–6 May?', ['2027-05-02', '2027-05-06'], { guests: 2 }),
  stay(
    'mothers day weekend in may i want to treat my mom, so the two of us. how much',
    [
      ['2027-05-07', '2027-05-09'],
      ['2027-05-08', '2027-05-09'],
      ['2027-05-08', '2027-05-10'],
      ['2027-05-07', '2027-05-10'],
    ],
    { guests: 2 },
  ),
  stay('Memorial Day weekend 3 nights fri-mon, 2 rooms, 6 adults total', ['2027-05-28', '2027-05-31'], {
    guests: 6,
    rooms: 2,
  }),
  stay('june 8 to 15 please, the classic king room', ['2027-06-08', '2027-06-15'], { room: 'king-room' }),
  stay(
    '4th of july weekend, arriving friday the 2nd and going home monday, me and 3 buddies',
    ['2027-07-02', '2027-07-05'],
    { guests: 4 },
  ),
  stay('checking in 8/14 out 8/18, 2 adults 1 toddler, can we afford it lol', ['2027-08-14', '2027-08-18'], {
    guests: 3,
  }),
  stay('Labor Day weekend, Saturday to Monday, how much for a couple', ['2027-09-04', '2027-09-06'], { guests: 2 }),
  stay('Could I have a price from 11th to 15th October for a single traveller?', ['2027-10-11', '2027-10-15'], {
    guests: 1,
  }),

  // Stays in a conversation
  stay(['hey, looking for a room for me and my 2 daughters', 'dec 17 to 20'], ['2026-12-17', '2026-12-20'], {
    guests: 3,
  }),
  stay(
    ['I saw the King Suite in your pictures, what would it be?', 'for march 2 to 5, two of us'],
    ['2027-03-02', '2027-03-05'],
    { guests: 2, room: 'king-suite' },
  ),
  stay(
    ['My wife and I would like to spend a week with you in February.', 'Starting on the 8th.'],
    ['2027-02-08', '2027-02-15'],
    { guests: 2 },
  ),
  stay(['any room dec 9-11?', 'and one night longer?'], ['2026-12-09', '2026-12-12']),
  stay(['Is the 5th of January free, one night for two?', 'Oh sorry, I meant the 6th'], ['2027-01-06', '2027-01-07'], {
    guests: 2,
  }),
  stay(
    ['whats it cost dec 14-16 for 2', 'do we pay for parking', 'ok and if we stay till the 18th'],
    ['2026-12-14', '2026-12-18'],
    { guests: 2 },
  ),
  stay(
    ['can we come tomorrow for 2 nights', 'my sister is coming too so there would be 3 of us'],
    ['2026-11-25', '2026-11-27'],
    { guests: 3 },
  ),
  stay(
    ['Can we book the studio from 12 to 16 January?', 'And the garden suite for the same dates?'],
    ['2027-01-12', '2027-01-16'],
    { room: 'garden-suite' },
  ),
  stay(['price jan 22-24', 'and the weekend after that?'], ['2027-01-29', '2027-01-31']),
  stay(
    ['Do you have availability for Christmas Eve?', 'We would stay until the 28th. Two adults and a 4 year old.'],
    ['2026-12-24', '2026-12-28'],
    { guests: 3 },
  ),
  stay(['2 people feb 1 to feb 5', 'same days but in march?'], ['2027-03-01', '2027-03-05'], { guests: 2 }),
  stay(
    ['Hi! Are dogs ok?', 'Great! Then one room for my husband and me plus our beagle from April 5 to April 9'],
    ['2027-04-05', '2027-04-09'],
    { guests: 2 },
  ),
  stay(['anything free this saturday', 'and how much is that?'], ['2026-11-28', '2026-11-29']),
  stay(['how much for 3 nights from jan 27', 'hm what about 5 nights'], ['2027-01-27', '2027-02-01']),
  stay(['king room dec 1 to 4', 'actually make it the compact queen'], ['2026-12-01', '2026-12-04'], {
    room: 'compact-queen-room',
  }),
  stay(
    [
      'We need a room March 20-23 for two adults',
      'And if we took two rooms? Our friends, another couple, want to join us.',
    ],
    ['2027-03-20', '2027-03-23'],
    { guests: 4, rooms: 2 },
  ),
  stay(['rate for sunday night, 1 person', 'sorry monday i mean'], ['2026-11-30', '2026-12-01'], { guests: 1 }),
  stay(
    [
      'Is a double queen available 10–13 February?',
      'There will be four of us: my parents, my brother and me.',
      'Could we leave on the 14th instead?',
    ],
    ['2027-02-10', '2027-02-14'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    ['how far is the beach from u', 'nice. so whats the price jan 6 til 11 for one adult'],
    ['2027-01-06', '2027-01-11'],
    { guests: 1 },
  ),
  stay(
    ['Hello, what would a week from 20 June cost for two?', 'And ten nights rather than seven?'],
    ['2027-06-20', '2027-06-30'],
    { guests: 2 },
  ),
  stay(['do you have a bed for tuesday dec 1?', 'or a week later?'], ['2026-12-08', '2026-12-09']),
  stay(
    [
      'Can you tell me what you charge from the 18th to the 22nd of January?',
      'For three, please. We are bringing our granddaughter.',
    ],
    ['2027-01-18', '2027-01-22'],
    { guests: 3 },
  ),
  stay(['new years eve for 2 please', 'and if we come a day earlier and leave the 2nd'], ['2026-12-30', '2027-01-02'], {
    guests: 2,
  }),
  stay(
    [
      'july 10-14 me and my bf',
      'his two kids are coming as well, 8 and 11',
      'how much would that be in the one bedroom suite',
    ],
    ['2027-07-10', '2027-07-14'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(
    [
      'Good evening, is there a room at Easter, from Thursday 25 March to Sunday 28?',
      'What if we stay until the Tuesday?',
    ],
    ['2027-03-25', '2027-03-30'],
  ),
  stay(['how much tonight', 'and if i stay till friday'], ['2026-11-24', '2026-11-27']),
  stay(
    ['do u have a kitchen in the rooms', 'ok the garden suite then. nov 30 for 6 nights'],
    ['2026-11-30', '2026-12-06'],
    { room: 'garden-suite' },
  ),
  stay(
    ['2 rooms aug 3-6 for 5 people', 'my uncle just cancelled so its only 4 now, still 2 rooms'],
    ['2027-08-03', '2027-08-06'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    ['When is your high season?', 'Alright, what would we pay in early May then? Say the 3rd to the 8th, two people'],
    ['2027-05-03', '2027-05-08'],
    { guests: 2 },
  ),
  stay(['Jan 30 - Feb 2?', 'for 2, king suite', 'and with the courtyard king instead'], ['2027-01-30', '2027-02-02'], {
    guests: 2,
    room: 'courtyard-king-room',
  }),

  // Facts
  ask('what time can i get into the room', 'checkIn'),
  ask('when do we have to be out on the last day', 'checkOut'),
  ask('our flight home is in the evening, can we keep the room a bit longer and what does it cost', 'lateFee'),
  ask("What's the latest you'd let me leave if I pay extra?", 'lateUntil'),
  ask('is there a security deposit n how much', 'deposit'),
  ask(['do you take dogs', 'and what do you charge for that'], 'petFee'),
  ask('My mum has a guide dog. Does she count as a pet with you?', 'assistanceDog'),
  ask('what do i pay if my husband lights up a cigarette in the room', 'smokingFee'),
  ask('Do you charge guests for parking at the hotel?', 'parking'),
  ask('is wifi included? got to work a couple of days', 'wifi'),
  ask('got a pool?', 'noPool'),
  ask('do you do breakfast or is there somewhere close by', 'breakfast'),
  ask('Where do I get a coffee if I wake up at 4.30? Jet lag...', 'coffee'),
  ask('which of ur rooms can i cook in', 'kitchen'),
  ask('is there a fridge in the room for my insulin', 'fridge'),
  ask('how long does it take to walk to the beach', 'beach'),
  ask('if we drive down to the beach what does it cost to leave the car there', 'beachParking'),
  ask('is the beach watched by lifeguards? my lot are not great swimmers', 'lifeguards'),
  ask(['We land at PBI. How long is the drive to you?', 'and from fort lauderdale?'], 'secondAirport'),
  ask('how far is palm beach airport', 'airport'),
  ask('Is there a train station anywhere near? We would be coming up from Miami.', 'train'),
  ask('we wont have a car. does a bus stop near you and can we get an uber', 'bus', 'rides'),
  ask('where can we get a decent dinner without driving', 'eating'),
  ask('any good crab place round there', 'crab'),
  ask('Fancy a Thai tonight, any ideas?', 'thai'),
  ask('where do i buy groceries and is there pizza close', 'groceries', 'pizza'),
  ask('Is there a playground within reach for a 3 year old?', 'playground'),
  ask('My 5 and 8 year old get bored easily lol. What is there to do for them in the area?', 'withChildren'),
  ask('Would you have a cot for our baby?', 'crib'),
  ask('If I book and then something comes up, until when can I cancel for free?', 'cancelling'),
  ask('do i get money off for joining your mailing list', 'newsletter'),
  ask(
    'We are snowbirds from Quebec. From how many nights do you have a weekly rate, and a monthly one?',
    'weekly',
    'monthly',
  ),
  ask('which months are the busiest down there', 'peakSeason'),
  ask('when do the sea turtles nest', 'turtles'),
  ask(
    'When exactly is hurricane season, and who do we ring if a storm is coming and we have a booking?',
    'hurricanes',
    'stormLine',
  ),
  ask('whats the address for my gps and a phone number in case we get lost', 'street', 'phone'),
  ask('how old is the building? looks gorgeous in the pictures. and how many rooms are there', 'year', 'rooms'),
  ask('Do you have an elevator? My knees are bad.', 'stairs'),
  ask('how late is the front desk open', 'closes'),
  ask('can i pay by card or do you want cash', 'cards', 'cash'),
  ask('a friend says loads of finns live round your way, is there a club or something', 'finland'),
  ask('my grandad wants to go fishing, where would he go', 'fishing'),
  ask('how much is a ticket for the lion safari for an adult', 'safari'),
  ask('are the rooms air conditioned and is there a tv', 'airConditioning', 'tv'),
  ask('Does somebody clean the room every day?', 'cleaning'),

  // Prices without dates
  from('what do your rooms start at'),
  from('ballpark, what does a night cost at your place'),
  from("What's the price of your cheapest room?"),
  from('rates for the garden suite?', 'garden-suite'),
  from('how much do you charge for the studio', 'studio-kitchenette'),
  from('Roughly what would the double queen be per night?', 'double-queen-room'),
  from('courtyard king price pls', 'courtyard-king-room'),
  from('Hello there, could you tell me what one pays for the one-bedroom suite?', 'one-bedroom-suite'),

  // Things the site has no word on
  unknown('we drive electric, is there anywhere at the hotel to plug in the car'),
  unknown('do you have a gym'),
  unknown('Can I book a massage at the inn?'),
  unknown('is there a washing machine guests can use'),
  unknown('do you guys run a shuttle from the airport'),
  unknown('Do you offer room service in the evening?'),
  unknown('could you arrange a babysitter for one evening'),
  unknown('is there a hairdryer in the bathroom or should i pack mine'),

  // Somebody to speak to
  person('i dont want to chat with a computer, get me someone from the front desk'),
  person('Could I speak to the manager, please?'),
  person('is there a human i can talk to'),
  person('can one of your staff help me personally? this is a bit complicated to explain here'),
]
