import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const en: Question[] = [
  // Prices and free rooms on a date
  stay('hi do you have anything for tonight? 2 adults', ['2026-11-24', '2026-11-25'], { guests: 2 }),
  stay('how much for this weekend, fri to sun', ['2026-11-27', '2026-11-29']),
  stay('Price for Dec 18 to Dec 21 for 2 people please', ['2026-12-18', '2026-12-21'], { guests: 2 }),
  stay('Any rooms available Thanksgiving night?', ['2026-11-26', '2026-11-27']),
  stay('what would a king room cost from january 8 to 11', ['2027-01-08', '2027-01-11'], { room: 'king-room' }),
  stay('need a room 12/5 - 12/9, me, my wife and our two kids (6 and 9)', ['2026-12-05', '2026-12-09'], { guests: 4 }),
  stay('do u have a room for tomorow night just me', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay("Looking at Feb 12-15 for my wife and I, Valentine's weekend. What's the total?", ['2027-02-12', '2027-02-15'], {
    guests: 2,
  }),
  stay('how much is the garden suite for 4 nights starting march 3', ['2027-03-03', '2027-03-07'], {
    room: 'garden-suite',
  }),
  stay(
    "hey, it's my sister's family and mine, 8 people total, we'd want 2 rooms dec 27 to dec 30. how much all together?",
    ['2026-12-27', '2026-12-30'],
    { guests: 8, rooms: 2 },
  ),
  stay(
    'Is the studio free from Jan 18 through Jan 22?',
    [
      ['2027-01-18', '2027-01-22'],
      ['2027-01-18', '2027-01-23'],
    ],
    { room: 'studio-kitchenette' },
  ),
  stay('quote for 3 adults, may 28 to may 31', ['2027-05-28', '2027-05-31'], { guests: 3 }),
  stay('how much for one night this saturday', ['2026-11-28', '2026-11-29']),
  stay(
    "are you booked up for Christmas? we'd come Dec 23rd and leave the 27th, 2 of us",
    ['2026-12-23', '2026-12-27'],
    {
      guests: 2,
    },
  ),
  stay('double queen for 4 people, Jan 15 for 3 nights', ['2027-01-15', '2027-01-18'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    'Good morning. My husband and I would like to come down for a week from February 20. What would that run us?',
    ['2027-02-20', '2027-02-27'],
    { guests: 2 },
  ),
  stay('whats the rate for a compact queen next tues to thurs', ['2026-12-01', '2026-12-03'], {
    room: 'compact-queen-room',
  }),
  stay('any vacancy dec 11 till the 13th for 2 ladies', ['2026-12-11', '2026-12-13'], { guests: 2 }),
  stay('two king rooms from March 19 to March 23, total price?', ['2027-03-19', '2027-03-23'], {
    rooms: 2,
    room: 'king-room',
  }),
  stay('one bedroom suite, 2 adults 1 kid (7yo), 28 dec to 2 jan, price?', ['2026-12-28', '2027-01-02'], {
    guests: 3,
    room: 'one-bedroom-suite',
  }),

  // Conversations about a stay
  stay(['how much for dec 4 to 6?', 'sorry i meant the 11th to the 13th'], ['2026-12-11', '2026-12-13']),
  stay(['price for jan 22-25, 2 people?', 'and what about the king suite?'], ['2027-01-22', '2027-01-25'], {
    guests: 2,
    room: 'king-suite',
  }),
  stay(
    ["do you have a room for new year's eve?", '2 nights please'],
    [
      ['2026-12-31', '2027-01-02'],
      ['2026-12-30', '2027-01-01'],
    ],
  ),
  stay(['hi is a room free from feb 5 to 8', 'and with a dog?'], ['2027-02-05', '2027-02-08']),
  stay(
    ['hello', "I'm looking for a room in december", 'the 14th to the 17th, 2 people'],
    ['2026-12-14', '2026-12-17'],
    { guests: 2 },
  ),
  stay(['how much is tomorrow night for 2', 'actually there will be 3 of us'], ['2026-11-25', '2026-11-26'], {
    guests: 3,
  }),
  stay(['room for 2 from march 10 to 12?', 'for 5 nights then'], ['2027-03-10', '2027-03-15'], { guests: 2 }),
  stay(
    ['what does a courtyard king cost jan 11 to 14?', 'ok and the double queen same dates?'],
    ['2027-01-11', '2027-01-14'],
    { room: 'double-queen-room' },
  ),
  stay(['do you take visa?', 'great. how much for dec 18-20 for the two of us'], ['2026-12-18', '2026-12-20'], {
    guests: 2,
  }),
  stay(['price for this friday till sunday?', 'and if we stay till monday?'], ['2026-11-27', '2026-11-30']),
  stay(
    [
      'We want to come April 2 to April 6, two adults.',
      'My parents are coming too, so we need 2 rooms for the 4 of us. How much is it now?',
    ],
    ['2027-04-02', '2027-04-06'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    [
      'is there a pool?',
      'ok. anything available the first weekend of december?',
      'we would come on friday and leave sunday',
    ],
    ['2026-12-04', '2026-12-06'],
  ),

  // Two questions in one
  ask('what time is check in and check out?', 'checkIn', 'checkOut'),
  ask('Is parking free and do you have wifi?', 'parking', 'wifi'),
  ask('do you have a pool and is breakfast included', 'noPool', 'breakfast'),
  ask('how far is the beach and does it have lifeguards', 'beach', 'lifeguards'),
  ask('do the rooms have a fridge and ac?', 'fridge', 'airConditioning'),
  ask('How much is the pet fee, and how much is the security deposit when we arrive?', 'petFee', 'deposit'),

  // About the house and the town
  ask('can i bring my dog', 'petFee'),
  ask("what's ur pet policy, i have a 60lb lab", 'petFee'),
  ask('is there somewhere to park our car overnight or do we have to pay for that', 'parking'),
  ask('do you guys have a swimming pool?', 'noPool'),
  ask('what time can we get into our room? our flight gets in at 9am', 'checkIn'),
  ask('how long is the walk to the ocean', 'beach'),
  ask('when do we have to be out of the room on the last day', 'checkOut'),
  ask('how much extra is a late checkout', 'lateFee'),
  ask('What is your cancellation policy?', 'cancelling'),
  ask('if my plans change how late can i cancel without paying', 'cancelling'),
  ask('any good places to eat dinner close by', 'eating'),
  ask('do you have coffee at the hotel? i get up super early lol', 'coffee'),
  ask('how far are you from palm beach airport', 'airport'),
  ask("is there a public bus near you? we won't have a car", 'bus'),
  ask('can I pay cash', 'cash'),
  ask('is there an elevator? my mom has bad knees', 'stairs'),
  ask('do any rooms have a kitchen so we can cook', 'kitchen'),
  ask(
    "Hi there, we're a family of four driving down from Georgia and we'd be getting in pretty late, maybe midnight. What time does your front desk close?",
    'closes',
  ),
  ask('whats the phone number for the front desk', 'phone'),
  ask('is there a grocery store nearby', 'groceries'),
  ask('how much is the fine if someone smokes in the room', 'smokingFee'),
  ask('got any promo codes or discounts?', 'newsletter'),
  ask('What is there to do around there with little kids?', 'withChildren'),

  // Second messages
  ask(['do you allow dogs?', 'how much is it per night?'], 'petFee'),
  ask(['is wifi free?', 'and parking?'], 'parking'),
  ask(['What time is check-in?', 'and check-out?'], 'checkOut'),
  ask(['how far is the beach from you', 'and what does it cost to park there?'], 'beachParking'),
  ask(['how far is PBI airport?', 'what about fort lauderdale?'], 'secondAirport'),

  // A price without dates
  from('how much are your rooms per night?'),
  from("what's your cheapest room"),
  from('whats the nightly rate for the king suite', 'king-suite'),
  from('Roughly what do you charge for a double queen room?', 'double-queen-room'),

  // No word on it
  unknown('is there a hair dryer in the room'),
  unknown('do you have a washer and dryer we can use?'),
  unknown('can i charge my tesla at the hotel'),
  unknown('Is there a gym?'),
  unknown('do you rent bikes'),
  unknown('how long is the drive to Miami from you?'),
  unknown('is there a safe in the room for our passports'),

  // A person
  person('can i talk to a real person please'),
  person("I'd rather speak to someone at the front desk"),
  person('human please'),
]
