import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const en: Question[] = [
  // Stays in one message
  stay('hi any rooms dec 4-6 for 2?', ['2026-12-04', '2026-12-06'], { guests: 2 }),
  stay(
    'Good morning. My husband and I would be most grateful to know what you would charge for four nights from Monday the 11th of January.',
    ['2027-01-11', '2027-01-15'],
    { guests: 2 },
  ),
  stay('u got anything tonite?? car died on 95, just me', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay(
    "G'day, me and the missus plus two ankle biters are landing in Florida 3 Feb, flying out 9 Feb. What's the damage?",
    ['2027-02-03', '2027-02-09'],
    { guests: 4 },
  ),
  stay(
    "Howya, have ye a room for the night of the 17th March, Paddy's night, there's three of us",
    ['2027-03-17', '2027-03-18'],
    {
      guests: 3,
    },
  ),
  stay('thursday to sunday this week, 2 adults 1 toddler, how much', ['2026-11-26', '2026-11-29'], { guests: 3 }),
  stay(
    'availabilty valentines weekend for me n my gf',
    [
      ['2027-02-12', '2027-02-14'],
      ['2027-02-13', '2027-02-14'],
      ['2027-02-12', '2027-02-15'],
      ['2027-02-13', '2027-02-15'],
    ],
    { guests: 2 },
  ),
  stay(
    'How much is the King Suite from 20 April to 27 April 2027 please? There will be three of us',
    ['2027-04-20', '2027-04-27'],
    {
      guests: 3,
      room: 'king-suite',
    },
  ),
  stay('xmas eve, out on the 27th of dec, courtyard king rate?', ['2026-12-24', '2026-12-27'], {
    room: 'courtyard-king-room',
  }),
  stay('Pricing for New Years Eve, leaving on the 2nd?', ['2026-12-31', '2027-01-02']),
  stay(
    'Hello from Helsinki! We want to come 15.1.-29.1.2027, two persons, the studio with small kitchen, what is price',
    ['2027-01-15', '2027-01-29'],
    { guests: 2, room: 'studio-kitchenette' },
  ),
  stay('need 2 rooms march 8 to 11, five guys, fishing trip', ['2027-03-08', '2027-03-11'], { guests: 5, rooms: 2 }),
  stay('wat would a week cost startin sat may 15', ['2027-05-15', '2027-05-22']),
  stay(
    'Traveling nurse here, got orientation at the hospital in Atlantis. Need Jan 4 for 12 nights, solo',
    ['2027-01-04', '2027-01-16'],
    {
      guests: 1,
    },
  ),
  stay(
    'do you have the one bedroom suite for me, my wife and our teenage twins Jun 18 - Jun 25',
    ['2027-06-18', '2027-06-25'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay('Memorial Day weekend, Friday to Monday: what are you charging?', ['2027-05-28', '2027-05-31']),
  stay('tmrw night 1 person cheapest u have', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay("just one nite, the 30th, we're breaking up the drive to key west. 2 ppl", ['2026-11-30', '2026-12-01'], {
    guests: 2,
  }),
  stay('Any chance of a room a fortnight from today, staying three nights? Two adults.', ['2026-12-08', '2026-12-11'], {
    guests: 2,
  }),
  stay('long weekend 5th–8th Feb, garden suite, 3 pax, pls quote', ['2027-02-05', '2027-02-08'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay(
    'Looking at arriving on 2027-03-30 and departing on 2027-04-03. One adult, one child.',
    ['2027-03-30', '2027-04-03'],
    { guests: 2 },
  ),
  stay(
    'hello friend, my family is 4 person, we arrive the day 10 of august and go out the day 15, how much it cost?',
    ['2027-08-10', '2027-08-15'],
    {
      guests: 4,
    },
  ),
  stay(
    'My mother turns 90 on April 10th and the whole clan is coming: 3 rooms, 6 adults, April 9 to 11',
    ['2027-04-09', '2027-04-11'],
    {
      guests: 6,
      rooms: 3,
    },
  ),
  stay('labor day wknd sat to tues, double queen, 2 moms 2 kids', ['2027-09-04', '2027-09-07'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    'is the compact queen free next wednesday?',
    [
      ['2026-12-02', '2026-12-03'],
      ['2026-11-25', '2026-11-26'],
    ],
    { room: 'compact-queen-room' },
  ),
  stay('Checking prices for 1st week of june mon-fri', [
    ['2027-05-31', '2027-06-04'],
    ['2027-06-07', '2027-06-11'],
  ]),
  stay('yo we rollin in saturday late like 11pm, out sunday. 4 of us one room', ['2026-11-28', '2026-11-29'], {
    guests: 4,
  }),
  stay(
    "we've a wedding in lake worth on sat 24th april. need the fri and the sat night. couple",
    ['2027-04-23', '2027-04-25'],
    { guests: 2 },
  ),
  stay(
    'Snowbird wanting a quote, Feb 1 through Feb 28, single lady w/ a small dog, the studio',
    [
      ['2027-02-01', '2027-02-28'],
      ['2027-02-01', '2027-03-01'],
    ],
    { guests: 1, room: 'studio-kitchenette' },
  ),
  stay('what wud it be 4 ten nights frm oct 1 two ppl', ['2027-10-01', '2027-10-11'], { guests: 2 }),
  stay(
    "Is a King Room open from the evening of July 3rd until the morning of the 6th? We'd love to see the fireworks.",
    ['2027-07-03', '2027-07-06'],
    {
      room: 'king-room',
    },
  ),
  stay(
    'Bonjour, we drive from Montréal for the school break, 27 february until 6 march, 2 adults and 2 childs',
    ['2027-02-27', '2027-03-06'],
    {
      guests: 4,
    },
  ),
  stay('checkin 12/18 checkout 12/23 2 adults', ['2026-12-18', '2026-12-23'], { guests: 2 }),
  stay('how much for 14/08 to 21/08 mate, just us two', ['2027-08-14', '2027-08-21'], { guests: 2 }),
  stay(
    'I should like to reserve a room, please. Arrival: Sunday, May 2. Number of nights: 6. Number of guests: 1. Thank you, Dolores',
    ['2027-05-02', '2027-05-08'],
    { guests: 1 },
  ),
  stay('thanksgiving nite until sat morning, anything left for me, hubs and the baby', ['2026-11-26', '2026-11-28'], {
    guests: 3,
  }),
  stay('the monday right after easter till the thursday, what would two rooms come to', ['2027-03-29', '2027-04-01'], {
    rooms: 2,
  }),
  stay('need a place MLK weekend fri-mon w my sister', ['2027-01-15', '2027-01-18'], { guests: 2 }),
  stay('got any space end of this week, friday + saturday nights, im with my dad', ['2026-11-27', '2026-11-29'], {
    guests: 2,
  }),
  stay('Would there be a bed for me three weeks from today, off again on the Friday?', ['2026-12-15', '2026-12-18'], {
    guests: 1,
  }),
  stay('bday trip!!! sept 17-20 me + 2 besties + my cousin, all in one room is fine', ['2027-09-17', '2027-09-20'], {
    guests: 4,
  }),
  stay(
    "We'll be off the cruise ship on Sunday 14 March and our flight home to Leeds isn't till the 16th. Have you got a room for 2 in between?",
    ['2027-03-14', '2027-03-16'],
    { guests: 2 },
  ),
  stay('the king suite for our honeymoon, 5 nights, first one being oct 10', ['2027-10-10', '2027-10-15'], {
    room: 'king-suite',
  }),
  stay(
    'anything open this weekend? 2 adults',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay('Room for one, Dec 9. Business, company card', ['2026-12-09', '2026-12-10'], { guests: 1 }),

  // Stays in a conversation
  stay(['hey do you have a room jan 22-24', 'sorry meant 21-24'], ['2027-01-21', '2027-01-24']),
  stay(
    ['How much for 2 adults from 3 May to 7 May?', 'And if we stayed on one more night?'],
    ['2027-05-03', '2027-05-08'],
    { guests: 2 },
  ),
  stay(
    [
      'double queen march 15 for 4 nights',
      'theres 4 of us btw',
      'ok and do we pay for parking',
      'right so whats the total for that stay again',
    ],
    ['2027-03-15', '2027-03-19'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    ['Do you take dogs?', "great, it's me my wife and Rufus the beagle, dec 11 to 13"],
    ['2026-12-11', '2026-12-13'],
    { guests: 2 },
  ),
  stay(['april 14 to 18 just me', 'my bf is comin too now'], ['2027-04-14', '2027-04-18'], { guests: 2 }),
  stay(['Is the Garden Suite available 9–12 June?', 'Hmm. What about the King Suite?'], ['2027-06-09', '2027-06-12'], {
    room: 'king-suite',
  }),
  stay(['i need a room', 'next month, the 19th', 'till the 22nd', 'three adults'], ['2026-12-19', '2026-12-22'], {
    guests: 3,
  }),
  stay(
    [
      'Hello, quote please for 2 rooms 16-20 July, four adults',
      'The other couple has dropped out, so only one room now for the two of us',
    ],
    ['2027-07-16', '2027-07-20'],
    { guests: 2 },
  ),
  stay(['aug 23 to aug 27 for 2', 'wait no the week after, same days'], ['2027-08-30', '2027-09-03'], { guests: 2 }),
  stay(['wots the price fri 26 feb to sun 28', 'nah make it leaving on the monday'], ['2027-02-26', '2027-03-01']),
  stay(
    [
      '3 nights from January 5th please, 1 person',
      'what time can I check in?',
      'Grand. Could I come a day earlier and still leave on the same day as before?',
    ],
    ['2027-01-04', '2027-01-08'],
    { guests: 1 },
  ),
  stay(['may 20-23, 4 people', 'actually the kids r staying with grandma so only 2'], ['2027-05-20', '2027-05-23'], {
    guests: 2,
  }),
  stay(['how much for a studio in october', 'from the 4th to the 9th'], ['2027-10-04', '2027-10-09'], {
    room: 'studio-kitchenette',
  }),
  stay(
    ['have you a cot for a baby?', 'Lovely. Two adults & the baby then, 12th to 19th of March'],
    ['2027-03-12', '2027-03-19'],
    { guests: 3 },
  ),
  stay(['june 5 one night king room', 'and two nights?'], ['2027-06-05', '2027-06-07'], { room: 'king-room' }),
  stay(
    ['new years, dec 30 to jan 3, 2 ppl', 'can we bring our 2 chihuahuas', 'ok price w one less night at the end'],
    ['2026-12-30', '2027-01-02'],
    { guests: 2 },
  ),
  stay(['Price for tomorrow?', 'and for Saturday instead?'], ['2026-11-28', '2026-11-29']),
  stay(
    [
      'We are two sisters from Gdańsk. Is something free 6 to 10 April?',
      'Our brother would like to join also, all in the same room',
    ],
    ['2027-04-06', '2027-04-10'],
    { guests: 3 },
  ),
  stay(['anything on feb 19?', 'what about the 20th'], ['2027-02-20', '2027-02-21']),
  stay(
    ['10 nights starting 8 sept, one bedroom suite, family of four', 'bit steep for us. 7 nights?'],
    ['2027-09-08', '2027-09-15'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay(
    ['is breakfast included', 'kk. Dec 2 to 5, 2 of us', 'whats it come to if i bring my dog'],
    ['2026-12-02', '2026-12-05'],
    { guests: 2 },
  ),
  stay(
    [
      'How far is the beach?',
      'Perfect! Then Jul 12 - Jul 17 for 3 please',
      'oops we only land the 13th, so from the 13th',
    ],
    ['2027-07-13', '2027-07-17'],
    { guests: 3 },
  ),
  stay(['courtyard king nov 30 - dec 3', "strewth. how's the compact queen then"], ['2026-11-30', '2026-12-03'], {
    room: 'compact-queen-room',
  }),
  stay(
    ['march 22 to 25 for 4', 'my inlaws snore. how much if we split up in two rooms'],
    ['2027-03-22', '2027-03-25'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    [
      'Thinking of 17 to 24 January, me and my wife',
      'Is there a supermarket near?',
      'Thanks. And how about a week later, same length?',
    ],
    ['2027-01-24', '2027-01-31'],
    { guests: 2 },
  ),
  stay(['sat aug 7 w my buddy', 'make it 2 nites'], ['2027-08-07', '2027-08-09'], { guests: 2 }),
  stay(
    ['How many does the One-Bedroom Suite sleep?', 'ok that one for apr 29 til may 3, 2 adults 2 kids'],
    ['2027-04-29', '2027-05-03'],
    {
      guests: 4,
      room: 'one-bedroom-suite',
    },
  ),
  stay(
    ['May I enquire about 1–4 October for two?', 'I do beg your pardon, I meant the 8th to the 11th.'],
    ['2027-10-08', '2027-10-11'],
    { guests: 2 },
  ),
  stay(
    ['hows 12/14 to 12/17', 'can u do 12/15 to 12/18 instead', 'k and whats the king suite for those'],
    ['2026-12-15', '2026-12-18'],
    {
      room: 'king-suite',
    },
  ),
  stay(['4 adults jun 25-28', 'two more friends want in so 6 now, 2 rooms'], ['2027-06-25', '2027-06-28'], {
    guests: 6,
    rooms: 2,
  }),

  // Facts
  ask('earliest we can get into the room?', 'checkIn'),
  ask(['is the wifi free', 'and when do i gotta be outta there on the last day'], 'checkOut'),
  ask(
    "Our plane isn't till 9pm, how long could we hang on to the room that day and what would it set us back?",
    'lateUntil',
    'lateFee',
  ),
  ask('do yous hold money on the card in case of damage', 'deposit'),
  ask('bringing my lab whats the charge', 'petFee'),
  ask('hypothetically if my brother in law lights up a cig in the room whats the fine', 'smokingFee'),
  ask(
    'If I should fall ill and have to call it off, how long beforehand must I tell you so as not to lose my money?',
    'cancelling',
  ),
  ask('what hours is somebody at the front desk', 'opens', 'closes'),
  ask('can u walk to the sand from there or nah', 'beach'),
  ask('cost to leave the car down at the beach itself?', 'beachParking'),
  ask('What number will I give my mam so she can ring the hotel', 'phone'),
  ask('is there an e-mail adress where i can write you', 'email'),
  ask('where r u exactly, need smth to put in the gps', 'street'),
  ask('History teacher here. How long has the hotel been going, and how many rooms does it have?', 'year', 'rooms'),
  ask('do i get money off for signing up to ur newsletter', 'newsletter'),
  ask('got a promo code for me', 'coupons'),
  ask('any deal if ya stay 7+ nights', 'weekly'),
  ask(
    'Retired couple from Ohio hoping to spend the winter with you folks. Do you have a rate by the month?',
    'monthly',
  ),
  ask('landing at PBI, how long a ride to you', 'airport'),
  ask('We fly into Fort Lauderdale, is it a long drive from that airport?', 'secondAirport'),
  ask('how far are you from lake worth and from downtown west palm', 'lakeWorth', 'westPalm'),
  ask("when's it busiest down there, I want to dodge the crowds", 'peakSeason'),
  ask('My daughter is mad about sea turtles! Which months do they nest on the beach', 'turtles'),
  ask('when do the hurricanes come? bit nervous tbh', 'hurricanes'),
  ask('got a ford f250, u charge for parking at the hotel?', 'parking'),
  ask('wheres the pool on your photos, cant find it. is there one', 'noPool'),
  ask('me knees are banjaxed, is there a lift to the upstairs rooms', 'stairs'),
  ask('can a fella get a coffee at 5am before heading out', 'coffee'),
  ask('Is brekkie part of the deal or do we sort ourselves out?', 'breakfast'),
  ask('I prefer to cook my own dinners, is it possible in some of the rooms', 'kitchen'),
  ask(['is there a fridge for my insulin', 'good. and does the room have AC'], 'airConditioning'),
  ask('do the housekeepers come in every day', 'cleaning'),
  ask('can we grill some burgers on the property', 'barbecue'),
  ask('Do you accept Amex, or may one settle in cash?', 'cards', 'cash'),
  ask('would u have a crib for our 8 month old', 'crib'),
  ask('anyone watching the swimmers at the beach, lifeguards i mean', 'lifeguards'),
  ask('I am blind and travel with a guide dog. Is she permitted to stay with me?', 'assistanceDog'),
  ask('i dont drive. whats closest, bus stop and train station', 'bus', 'train'),
  ask(['any good spots for supper nearby?', 'ooh is there thai'], 'thai'),
  ask('is that Finnish clubhouse still about? my nan used to dance there', 'finland'),
  ask(['what do tickets to lion country safari cost', 'and the flagler museum?'], 'flagler'),
  ask('what score do u have on the review sites', 'rating'),
  ask('where do i buy milk n diapers', 'groceries'),
  ask('kids want pizza tonight and ice cream after, where do we go', 'pizza', 'iceCream'),
  ask('Where round there can an old boy drop a line in the water?', 'fishing'),

  // A price without a date
  from('ballpark for a night at yours?'),
  from('cheapest room u got, how much'),
  from('From what price does the King Suite begin?', 'king-suite'),
  from('studio per nite $$?', 'studio-kitchenette'),
  from('Roughly what am I looking at per night? No dates yet, just budgeting'),
  from('garden suite rates pls', 'garden-suite'),
  from("is it dear, your place? what's the lowest ye go for a room"),
  from(['do you have rooms that sleep four?', 'The double queen, what does that one start from?'], 'double-queen-room'),

  // Nothing is known of it
  unknown('im allergic to feathers, what are the pillows stuffed with'),
  unknown('Is there an iron and board in the room? Got a wedding to look sharp for'),
  unknown('can someone print my boarding pass'),
  unknown('is there a safe in the room for passports'),
  unknown("Do you lend out UK plug adaptors? I've left mine at home, daft me"),
  unknown('do u know a babysitter for an evening'),
  unknown('can i have an amazon parcel sent to you before i get there'),
  unknown('Could a masseuse come to our room?'),

  // A human being
  person('can i talk to a real person pls'),
  person('im done w this robot get me a human'),
  person('Might I have a word with the manager, or whoever is on duty this evening?'),
  person(['is a late checkout possible', 'no no. somebody who actually works there please']),
]
