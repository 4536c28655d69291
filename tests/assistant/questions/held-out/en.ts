import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const en: Question[] = [
  // Stays in one message
  stay('whats the rate for 2 adults dec 4-7', ['2026-12-04', '2026-12-07'], { guests: 2 }),
  stay('Hiya, have you anything free 12th to 19th February for me and the missus?', ['2027-02-12', '2027-02-19'], {
    guests: 2,
  }),
  stay(
    "y'all got a room this weekend? just me n my dog",
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 1 },
  ),
  stay('need somewhere tonight asap 1 person', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay('tmrw night for 2 how much', ['2026-11-25', '2026-11-26'], { guests: 2 }),
  stay(
    'Good evening. My husband and I are celebrating our fortieth wedding anniversary and should like to take the King Suite from the 9th of March until the 14th of March 2027. Might I ask the cost?',
    ['2027-03-09', '2027-03-14'],
    { guests: 2, room: 'king-suite' },
  ),
  stay(
    'Namaste, we are family of 4, 2 adults and 2 kids, reaching on 20 december for 5 nights. Kindly revert with tariff',
    ['2026-12-20', '2026-12-25'],
    { guests: 4 },
  ),
  stay(
    'price nye 2 nites 4 ppl',
    [
      ['2026-12-31', '2027-01-02'],
      ['2026-12-30', '2027-01-01'],
    ],
    { guests: 4 },
  ),
  stay('is the garden suite going 1-8 may? us two and a baby', ['2027-05-01', '2027-05-08'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay(
    'arriving late on 17 jan, leaving early 18 jan, travelling solo. What would you want for that',
    ['2027-01-17', '2027-01-18'],
    { guests: 1 },
  ),
  stay('How much all in for two rooms, Mar 18 thru Mar 22? There are five of us', ['2027-03-18', '2027-03-22'], {
    guests: 5,
    rooms: 2,
  }),
  stay(
    'Looking for a double queen for me + 3 girlfriends, bachelorette!!! April 16-18 👰',
    ['2027-04-16', '2027-04-18'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay('r u full over xmas?? 24-27 dec 2 adults 1 toddler', ['2026-12-24', '2026-12-27'], { guests: 3 }),
  stay(
    "G'day, flying in from Brisbane on the 3rd of June and out on the 10th. Whats it cost for two of us",
    ['2027-06-03', '2027-06-10'],
    { guests: 2 },
  ),
  stay(
    'hello from Montréal, we search one week starting saturday Jan 23, 2 persons, how much you ask?',
    ['2027-01-23', '2027-01-30'],
    { guests: 2 },
  ),
  stay('Studio w kitchenette feb 1 to feb 28, snowbird here, only myself', ['2027-02-01', '2027-02-28'], {
    guests: 1,
    room: 'studio-kitchenette',
  }),
  stay(
    'what would valentines weekend run me, 2 ppl',
    [
      ['2027-02-12', '2027-02-14'],
      ['2027-02-13', '2027-02-14'],
      ['2027-02-12', '2027-02-15'],
      ['2027-02-13', '2027-02-15'],
    ],
    { guests: 2 },
  ),
  stay('any availabilty memorial day wknd, fri to tues, 4 of us', ['2027-05-28', '2027-06-01'], { guests: 4 }),
  stay('Checking in Thursday, checking out Sunday, 2 adults. Cost?', ['2026-11-26', '2026-11-29'], { guests: 2 }),
  stay('i need 3 nights from the 11th of next month', ['2026-12-11', '2026-12-14']),
  stay('Do you have 12/18 - 12/23 open for a party of three', ['2026-12-18', '2026-12-23'], { guests: 3 }),
  stay(
    'can u do 2 nights from next fri, me & the wife',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
    ],
    { guests: 2 },
  ),
  stay(
    'Wah gwaan, me a come up from Kingston 8 to 12 April wid mi granny and mi sister so a three a we. Wha di price?',
    ['2027-04-08', '2027-04-12'],
    { guests: 3 },
  ),
  stay('price for the one bedroom suite 5 Aug - 12 Aug, mum dad and two teens', ['2027-08-05', '2027-08-12'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    'Hello I am Kenji. I want to stay from 2027/05/03 to 2027/05/06. Two person. It is possible?',
    ['2027-05-03', '2027-05-06'],
    { guests: 2 },
  ),
  stay(
    "skipping the parade this year, what's the damage if three of us arrive the 16th of March and away home on the 20th",
    ['2027-03-16', '2027-03-20'],
    { guests: 3 },
  ),
  stay('we got a wedding in delray sat oct 9, need fri + sat night, 2 adults', ['2027-10-08', '2027-10-10'], {
    guests: 2,
  }),
  stay(
    "Hi! travel nurse here, contract at JFK hospital. Could I get 30 nights from jan 3 and what's the total? only me",
    ['2027-01-03', '2027-02-02'],
    { guests: 1 },
  ),
  stay('2 double queen rooms march 14-20 for 8 college kids (we are quiet i swear)', ['2027-03-14', '2027-03-20'], {
    guests: 8,
    rooms: 2,
    room: 'double-queen-room',
  }),
  stay('Labour Day weekend, Friday to Monday please, one adult', ['2027-09-03', '2027-09-06'], { guests: 1 }),
  stay('how mch for courtyrd king 2nite n tmrw nite', ['2026-11-24', '2026-11-26'], { room: 'courtyard-king-room' }),
  stay(
    "my daughter graduates on May 8th so we'd come in the day before and leave the day after. four of us, grandparents included",
    ['2027-05-07', '2027-05-09'],
    { guests: 4 },
  ),
  stay('25 to 29 jan compact queen, single traveller, best u can do?', ['2027-01-25', '2027-01-29'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay(
    "Any room at the inn for Christmas Eve? Name's Joseph lol. 2 people + a donkey (ok a beagle)",
    ['2026-12-24', '2026-12-25'],
    { guests: 2 },
  ),
  stay(
    'ten days from July 1, couple with 1 child 6 yrs old, please tell price',
    [
      ['2027-07-01', '2027-07-11'],
      ['2027-07-01', '2027-07-10'],
    ],
    { guests: 3 },
  ),
  stay('Good Friday through Easter Monday, would you have space for 2 adults 2 kids?', ['2027-03-26', '2027-03-29'], {
    guests: 4,
  }),
  stay('cost 4th of july, sat 3 to tue 6, 3 adults', ['2027-07-03', '2027-07-06'], { guests: 3 }),
  stay('Need a fortnight from 6 Feb for two pensioners escaping the Manchester rain', ['2027-02-06', '2027-02-20'], {
    guests: 2,
  }),
  stay('u got a bed on the 30th? driving down to key west n just need to crash', ['2026-11-30', '2026-12-01']),
  stay('MLK weekend fri-mon king room open or nah', ['2027-01-15', '2027-01-18'], { room: 'king-room' }),
  stay(
    "Is anything left Wednesday to Saturday next week? It's for my parents, just the two of them",
    ['2026-12-02', '2026-12-05'],
    { guests: 2 },
  ),
  stay('in on the 30th of dec out on the 2nd, me my bf and his mom 🙃 how bad is it', ['2026-12-30', '2027-01-02'], {
    guests: 3,
  }),
  stay(
    'Booking on behalf of my manager: arrival Mon 22 Feb, departure Thurs 25 Feb, 1 pax, King Room. Rate incl. tax pls',
    ['2027-02-22', '2027-02-25'],
    { guests: 1, room: 'king-room' },
  ),
  stay('Sept 17-19 fishin trip w my 2 buddies, one room is fine we aint fancy', ['2027-09-17', '2027-09-19'], {
    guests: 3,
  }),
  stay('whats open june 12 thru 15... 2 moms and a 3yo', ['2027-06-12', '2027-06-15'], { guests: 3 }),

  // Stays in a conversation
  stay(['how much is jan 8 to 11 for 2', 'and if we stay one more night?'], ['2027-01-08', '2027-01-12'], {
    guests: 2,
  }),
  stay(
    ["Do you have a room 5-9 March? there's three of us", "we'd have our lab along too, what would it be with him"],
    ['2027-03-05', '2027-03-09'],
    { guests: 3 },
  ),
  stay(['whats the garden suite feb 20-23', 'hmm and the king suite?'], ['2027-02-20', '2027-02-23'], {
    room: 'king-suite',
  }),
  stay(['april 2 to 6, two adults', 'sorry i meant may'], ['2027-05-02', '2027-05-06'], { guests: 2 }),
  stay(['coming down for a boat show job', '10 may', 'till the 13th', 'just me'], ['2027-05-10', '2027-05-13'], {
    guests: 1,
  }),
  stay(
    ['2 people 14 to 17 dec', 'is there parking', 'great. how much was that stay again'],
    ['2026-12-14', '2026-12-17'],
    { guests: 2 },
  ),
  stay(
    [
      'Any chance of a room on the 5th of December for 4?',
      "Actually my brother and his wife aren't coming now, so only the two of us",
    ],
    ['2026-12-05', '2026-12-06'],
    { guests: 2 },
  ),
  stay(
    ['Rates Feb 26 - Mar 1 one bedroom suite 4 adults', 'yikes, what about double queen'],
    ['2027-02-26', '2027-03-01'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(['can i get a price', 'next month 8th to 10th', '2 adults + a baby'], ['2026-12-08', '2026-12-10'], {
    guests: 3,
  }),
  stay(['Hello dear, I wish to reserve for 3 persons from 12 June', '5 nights please'], ['2027-06-12', '2027-06-17'], {
    guests: 3,
  }),
  stay(
    ['need 2 rooms march 5 to 7, 4 adults total', 'scratch that, one room will do for the lot of us'],
    ['2027-03-05', '2027-03-07'],
    { guests: 4 },
  ),
  stay(['2 ppl jul 16-18', 'make it thru the 20th'], ['2027-07-16', '2027-07-20'], { guests: 2 }),
  stay(['Is the Studio free 11–18 April?', 'What about a week later?'], ['2027-04-18', '2027-04-25'], {
    room: 'studio-kitchenette',
  }),
  stay(['how far to the beach', 'nice!! ok then 19 to 22 jan for me and my 2 kids'], ['2027-01-19', '2027-01-22'], {
    guests: 3,
  }),
  stay(['King room tomorrow?', 'oops not tomorrow, friday', 'for 2 nights'], ['2026-11-27', '2026-11-29'], {
    room: 'king-room',
  }),
  stay(
    ["Hi, we're a couple from Leeds, 3 to 10 October", 'my mother in law has just invited herself along. so three 🙄'],
    ['2027-10-03', '2027-10-10'],
    { guests: 3 },
  ),
  stay(
    ['what do u charge aug 20-22 for two', 'and if we come a day earlier, on the thurs'],
    ['2027-08-19', '2027-08-22'],
    { guests: 2 },
  ),
  stay(['we are 4', 'from the 28th december', 'to the 2nd of january'], ['2026-12-28', '2027-01-02'], { guests: 4 }),
  stay(
    ['Do you take dogs?', 'Brilliant. Right so the 15th to the 18th of Feb then, two adults and Biscuit the spaniel'],
    ['2027-02-15', '2027-02-18'],
    { guests: 2 },
  ),
  stay(['how much 9-12 jan', 'ok n for 3 ppl'], ['2027-01-09', '2027-01-12'], { guests: 3 }),
  stay(
    ['Compact queen Jan 26 for 3 nights, solo', 'boss cut the trip short, only 2 nights now'],
    ['2027-01-26', '2027-01-28'],
    { guests: 1, room: 'compact-queen-room' },
  ),
  stay(
    ['price for easter weekend thursday to monday, 2 adults 1 kid', 'what if we left sunday instead'],
    ['2027-03-25', '2027-03-28'],
    { guests: 3 },
  ),
  stay(
    [
      'thinking of xmas w you guys, 23rd to 27th, 2 of us',
      'do you serve breakfast?',
      'fair enough. my son can make it after all so whats it for 3',
    ],
    ['2026-12-23', '2026-12-27'],
    { guests: 3 },
  ),
  stay(
    ['one room sept 10-13, 2 adults', 'my cousin n her hubby wanna come too so we need a second room'],
    ['2027-09-10', '2027-09-13'],
    { guests: 4, rooms: 2 },
  ),
  stay(['2nd to 5th feb king suite 2ppl', 'same dates but the courtyard king?'], ['2027-02-02', '2027-02-05'], {
    guests: 2,
    room: 'courtyard-king-room',
  }),
  stay(
    ['Quote please for 6/11 to 6/14, 2 guests', 'Could you do July instead, the 9th through the 12th?'],
    ['2027-07-09', '2027-07-12'],
    { guests: 2 },
  ),
  stay(
    ['is the weekend of dec 11 free', 'friday and saturday night', '2 adults 2 kids'],
    ['2026-12-11', '2026-12-13'],
    { guests: 4 },
  ),
  stay(
    ['4 nights from mar 1 for me and hubby', 'and without the last night, so just 3?'],
    ['2027-03-01', '2027-03-04'],
    { guests: 2 },
  ),
  stay(
    ['My flight lands Jan 12', 'i fly home on the 16th. what would a room cost me, im on my own'],
    ['2027-01-12', '2027-01-16'],
    { guests: 1 },
  ),
  stay(['how much is dec 1 to 3', 'hows the wifi', 'ok and dec 1 to 4 then'], ['2026-12-01', '2026-12-04']),

  // Facts
  ask('what time can we get in the room', 'checkIn'),
  ask('when do we gotta be out by on the last day', 'checkOut'),
  ask(
    "Our flight home isn't til 9pm. How late could we hang on to the room that day, and what would it set us back?",
    'lateUntil',
    'lateFee',
  ),
  ask('do u put a hold on my card for damages, how much', 'deposit'),
  ask('bringing my chihuahua whats the charge', 'petFee'),
  ask("if my mate has a cheeky fag in the room what's the fine", 'smokingFee'),
  ask(
    "Dad's having surgery so our plans are shaky. Up to when can I call it off without losing my money?",
    'cancelling',
  ),
  ask('what time does someone get to reception in the mornings', 'opens'),
  ask('landing around midnight, is the front desk still manned then?', 'closes'),
  ask('how long of a walk to the sand w a cooler n 2 kids', 'beach'),
  ask('do they charge for parkin down at the beach', 'beachParking'),
  ask('whats the phone no. there', 'phone'),
  ask('To which e-mail I can write you?', 'email'),
  ask('addy for my gps plz', 'street'),
  ask('how old is the place? my nana swears she honeymooned there', 'year'),
  ask('how many rooms have yous got altogether', 'rooms'),
  ask('if i sign up 4 ur emails do i get money off', 'newsletter'),
  ask(
    [
      'Is there a better deal if one stays the entire week?',
      'and a whole month, eh? we drive down from Sudbury every winter',
    ],
    'monthly',
  ),
  ask('how far r u from PBI', 'airport'),
  ask('We land at Fort Lauderdale airport, how many minutes is the drive to you?', 'secondAirport'),
  ask('how long to drive to downtown West Palm? and to Lake Worth Beach?', 'westPalm', 'lakeWorth'),
  ask('which months are most busy and costly there', 'peakSeason'),
  ask('my young one is mad for sea turtles, what time of year do they lay the eggs', 'turtles'),
  ask('Do I pay for leaving the car at yours, and is the internet free as well?', 'parking', 'wifi'),
  ask('pool?? kids wanna know', 'noPool'),
  ask('I have a dodgy knee. is there a lift to the upper floor or is it only steps', 'stairs'),
  ask('can i grab a cup of joe at 4am before i hit the road', 'coffee'),
  ask('is brekkie included', 'breakfast'),
  ask('my insulin needs to stay cold, is there a refrigerator in the room', 'fridge'),
  ask('do they make up the room n change towels every day', 'cleaning'),
  ask('Is it air conditioned? I come from Norway and will melt', 'airConditioning'),
  ask('any grill outside we could throw some snags on', 'barbecue'),
  ask('Do yall take Amex? or can I just pay with cash', 'cards', 'cash'),
  ask('have ye a cot for a 9 month old', 'crib'),
  ask('are there lifegaurds on duty at the beach', 'lifeguards'),
  ask("I'm legally blind and travel with a guide dog. Must I pay the animal fee for her?", 'assistanceDog'),
  ask('i dont drive. can i reach you by bus, or is there a train', 'bus', 'train'),
  ask(['any thai food near u', 'and where for a scoop of ice cream after'], 'iceCream'),
  ask("where's the closest supermarket, need milk n nappies", 'groceries'),
  ask('Are there still Finns in Lantana? My mummo used to dance at some Finnish hall there', 'finland'),
  ask(['what does the zoo cost', 'and the japanese garden, morikami?'], 'morikami'),
  ask('how much is it to get into that drive thru lion safari place', 'safari'),
  ask(['is the flagler museum far', 'how much is a ticket'], 'flagler'),
  ask('where can i wet a line round there, any pier', 'fishing'),
  ask('wat do people say in the reviews, how many stars u got', 'rating'),

  // A price without a date
  from('cheapest room u got?'),
  from('what do your rates start at'),
  from('ballpark per night for the King Suite?', 'king-suite'),
  from('how much is the one bedroom suite normaly', 'one-bedroom-suite'),
  from("No dates fixed yet, but what's the least I'd pay for the Studio?", 'studio-kitchenette'),
  from('Kindly share room tariff sir'),
  from("are ye dear or reasonable? what's your lowest price"),
  from('roughly whats a night gonna cost me at your place'),

  // What the hotel has no word on
  unknown('is there a bathtub or just a shower'),
  unknown('can i get an amazon parcel sent to u before i arrive'),
  unknown("I'm allergic to feathers, what are your pillows filled with?"),
  unknown('do you have a printer, need to print cruise boarding passes'),
  unknown('will my UK plugs fit or do ye lend adaptors'),
  unknown('could someone put rose petals on the bed as a surprise for my fiancée'),
  unknown('got an iron n board i can borrow, job interview in the morning'),
  unknown('Do the rooms have blackout curtains? I work nights'),

  // A human being
  person('can i talk to a real human pls'),
  person('Would it be possible for somebody from the family to ring me back?'),
  person('bot no good. get me the manager'),
  person("I'd sooner speak with a living person, dear, I'm hopeless with these machines"),
]
