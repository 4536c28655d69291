import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const en: Question[] = [
  // Stays, in one message
  stay('hey yall got anything open dec 11 thru the 14th? me n my husband', ['2026-12-11', '2026-12-14'], { guests: 2 }),
  stay('How much for tonight just me', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay('u got a room tmrw nite', ['2026-11-25', '2026-11-26']),
  stay(
    'Good afternoon. My wife and I would like to know your tariff for seven nights commencing Saturday 6 February 2027, please.',
    ['2027-02-06', '2027-02-13'],
    { guests: 2 },
  ),
  stay("we're lookin at spring break march 13 - 20, family of 4", ['2027-03-13', '2027-03-20'], { guests: 4 }),
  stay('price for the king suite jan 8-11', ['2027-01-08', '2027-01-11'], { room: 'king-suite' }),
  stay(
    'this weekend whatcha got for 2 ppl',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay('Any availability over Thanksgiving? driving down from atlanta wednesday, heading home sunday', [
    '2026-11-25',
    '2026-11-29',
  ]),
  stay(
    'hiya, two adults and a wee one (shes 2), 14/2 to 18/2, what would that set us back',
    ['2027-02-14', '2027-02-18'],
    { guests: 3 },
  ),
  stay('Namaste, kindly share the tariff for 4 pax, 27 December to 30 December', ['2026-12-27', '2026-12-30'], {
    guests: 4,
  }),
  stay('nye. dec 30 to jan 2. 2 of us. how bad is it gonna be lol', ['2026-12-30', '2027-01-02'], { guests: 2 }),
  stay('Can i get 2 rooms for feb 19-22, four adults total', ['2027-02-19', '2027-02-22'], { guests: 4, rooms: 2 }),
  stay('What would a fortnight from the 3rd of May run to, for the pair of us?', ['2027-05-03', '2027-05-17'], {
    guests: 2,
  }),
  stay('studio available 4/12-4/16?', ['2027-04-12', '2027-04-16'], { room: 'studio-kitchenette' }),
  stay(
    'mornin. crew of 3 guys workin on a roof over in Boynton, need mon to fri next week, what can u do for us',
    ['2026-11-30', '2026-12-04'],
    { guests: 3 },
  ),
  stay('do u have sat nite june 12, its our aniversary', ['2027-06-12', '2027-06-13']),
  stay('whats the damage for memorial day wknd, fri to mon, 2 adults 1 kid', ['2027-05-28', '2027-05-31'], {
    guests: 3,
  }),
  stay(
    "G'day, me and the missus get in to Fort Lauderdale on 9 March, off again on the 13th. Got a king room for us?",
    ['2027-03-09', '2027-03-13'],
    { guests: 2, room: 'king-room' },
  ),
  stay(
    'Trying to escape the snow up here in the Soo eh. Jan 10 until Jan 31, 2 seniors, cost?',
    ['2027-01-10', '2027-01-31'],
    { guests: 2 },
  ),
  stay(
    'I would need a place 1 Feb – 1 March, two retired teachers. What would the total come to?',
    ['2027-02-01', '2027-03-01'],
    { guests: 2 },
  ),
  stay('got a room left 4 fri n sat nite? its just me an my pit bull', ['2026-11-27', '2026-11-29'], { guests: 1 }),
  stay('garden suite easter weekend pls, good friday till monday, 3 of us', ['2027-03-26', '2027-03-29'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay('how much 5 nights startin dec 26', ['2026-12-26', '2026-12-31']),
  stay(
    'Hello dear, my late husband and I honeymooned at your hotel in 1961. I should like to return, on my own, from April 19th to the 23rd. What would it cost?',
    ['2027-04-19', '2027-04-23'],
    { guests: 1 },
  ),
  stay('need sumn for 2nite n tmrw nite, me my bf n 2 kids', ['2026-11-24', '2026-11-26'], { guests: 4 }),
  stay("Would ye have anythin goin from Paddy's day till the 21st of March", ['2027-03-17', '2027-03-21']),
  stay('Is the one bedroom suite free July 2 - July 6? 2 couples', ['2027-07-02', '2027-07-06'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay('double queen 12/18-12/21 4 ppl??', ['2026-12-18', '2026-12-21'], { guests: 4, room: 'double-queen-room' }),
  stay('how much would Thurs 3rd Dec be, checking out on the Sunday', ['2026-12-03', '2026-12-06']),
  stay(
    'wah gwaan, mi an mi sister a come up from Kingston di 5th a January, stay til di 9th. How much fi di room?',
    ['2027-01-05', '2027-01-09'],
    { guests: 2 },
  ),
  stay('rates columbus day wkend 2027? oct 8 to 11', ['2027-10-08', '2027-10-11']),
  stay('yo any vacancy rn?? flight got cancelled and im not sleeping at the gate', ['2026-11-24', '2026-11-25']),
  stay(
    'Need 3 rooms, 6 people, for a funeral. Arriving Dec 2 leaving Dec 4. Thank you.',
    ['2026-12-02', '2026-12-04'],
    { guests: 6, rooms: 3 },
  ),
  stay(
    'hoping to do ten nights from may 20, 2 backpackers w no budget, how much all in',
    ['2027-05-20', '2027-05-30'],
    {
      guests: 2,
    },
  ),
  stay(
    'mothers day weekend.. wanna surprise my mama w a room sat to sun, her and me. possible?',
    ['2027-05-08', '2027-05-09'],
    { guests: 2 },
  ),
  stay(
    'Compact queen for one person, arrive 22 Sept 2027, depart 25 Sept 2027. Availability and rate? Regards, P. Venkataraman',
    ['2027-09-22', '2027-09-25'],
    { guests: 1, room: 'compact-queen-room' },
  ),
  stay('next friday 2 nights?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-12-04', '2026-12-06'],
  ]),
  stay(
    "I'm a nurse on a course at JFK hospital, looking for Mon 7 Dec, single person, only the one night",
    ['2026-12-07', '2026-12-08'],
    { guests: 1 },
  ),
  stay('hi do yous have space for 2 adults an 2 weans 3rd to 10th of july', ['2027-07-03', '2027-07-10'], {
    guests: 4,
  }),
  stay(
    'in laws live round the corner and no way am i sleeping on that couch again lol. dec 23-27 for 2 adults + a baby?',
    ['2026-12-23', '2026-12-27'],
    { guests: 3 },
  ),
  stay('labor day weekend sat to tues how much', ['2027-09-04', '2027-09-07']),
  stay('oi oi lads holiday, 8 of us, 2 rooms, 11 to 15 june, go on what we payin', ['2027-06-11', '2027-06-15'], {
    guests: 8,
    rooms: 2,
  }),
  stay('Courtyard king, thurs feb 25 - sun feb 28. $?', ['2027-02-25', '2027-02-28'], { room: 'courtyard-king-room' }),
  stay('if i come up the day after thanksgiving and stay 3 nites what u charge', ['2026-11-27', '2026-11-30']),
  stay('August 16-19 2027: hubby, me, teen son and our lab retriever. Total with tax?', ['2027-08-16', '2027-08-19'], {
    guests: 3,
  }),

  // Stays, in conversations
  stay(['how much jan 22-24 for two', 'ok make it 3 nights'], ['2027-01-22', '2027-01-25'], { guests: 2 }),
  stay(
    ['Hello, is there a room 9 to 12 April?', "Sorry, I should have said we'll be three, my mother is coming too"],
    ['2027-04-09', '2027-04-12'],
    { guests: 3 },
  ),
  stay(['rooms for dec 4-6?', 'oh n a lil yorkie is comin along, what would it be then'], ['2026-12-04', '2026-12-06']),
  stay(
    [
      'price for 2 adults feb 1 to feb 8?',
      'is it walkable to the beach',
      'Lovely. And the same dates in the Garden Suite?',
    ],
    ['2027-02-01', '2027-02-08'],
    { guests: 2, room: 'garden-suite' },
  ),
  stay(['gonna be in lantana for a wedding', 'march 6', '2 nights, 4 of us'], ['2027-03-06', '2027-03-08'], {
    guests: 4,
  }),
  stay(['need a room dec 15', 'i mean the 16th sry'], ['2026-12-16', '2026-12-17']),
  stay(['4 adults June 18-21 please', 'And if it was two rooms instead?'], ['2027-06-18', '2027-06-21'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    ['hows this weekend', 'nah cant get off work. what about the weekend after'],
    [
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
    ],
  ),
  stay(
    ['King suite 10-13 May?', "bit dear for us, what's the plain King Room", 'grand, can we stay until the 14th'],
    ['2027-05-10', '2027-05-14'],
    { room: 'king-room' },
  ),
  stay(
    ['coming solo 3 jan for 4 nights, price?', 'My cousin brother is also joining, so make it two persons please'],
    ['2027-01-03', '2027-01-07'],
    { guests: 2 },
  ),
  stay(['any rooms xmas eve', 'its me and my two kids', 'till the 26th'], ['2026-12-24', '2026-12-26'], { guests: 3 }),
  stay(['when do turtles nest', 'ok then june 7 to 11, 2 grownups 2 littles, how much'], ['2027-06-07', '2027-06-11'], {
    guests: 4,
  }),
  stay(['$ for aug 6 - 9?', 'drop the sunday night'], ['2027-08-06', '2027-08-08']),
  stay(
    [
      'Could you quote me for 18 January to 25 January?',
      'The airline has moved our flight so we now arrive a day earlier.',
    ],
    ['2027-01-17', '2027-01-25'],
  ),
  stay(['do u allow dogs', 'sick. friday to sunday this week then, me and my gf'], ['2026-11-27', '2026-11-29'], {
    guests: 2,
  }),
  stay(['one bedroom suite mar 1-5 for 4', 'grandpa bailed so 3 now'], ['2027-03-01', '2027-03-05'], {
    guests: 3,
    room: 'one-bedroom-suite',
  }),
  stay(
    ['Hi there, 2 rooms from 12 Feb to 15 Feb, 5 people', 'Change of plan, only 3 of us now so one room will do'],
    ['2027-02-12', '2027-02-15'],
    { guests: 3 },
  ),
  stay(['have ye a studio', 'from the 5th of april, a week, just myself'], ['2027-04-05', '2027-04-12'], {
    guests: 1,
    room: 'studio-kitchenette',
  }),
  stay(
    ["we're 2 + an infant", 'how late can we check out', 'right and for 20-23 dec what is the price'],
    ['2026-12-20', '2026-12-23'],
    { guests: 3 },
  ),
  stay(['tonite how much', 'and if i stay til friday'], ['2026-11-24', '2026-11-27']),
  stay(['how much 4th of july weekend fri-mon', 'same but sat to mon'], ['2027-07-03', '2027-07-05']),
  stay(
    ['Room for May 17 to 20 please, two ladies', 'So sorry, I meant June, not May. Silly me'],
    ['2027-06-17', '2027-06-20'],
    { guests: 2 },
  ),
  stay(['hi', 'need a bed 2moro', 'just 1 nite 1 person'], ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay(
    ['feb 14 for me n wifey one night', 'can we get the king suite', 'add the nite b4 too'],
    ['2027-02-13', '2027-02-15'],
    { guests: 2, room: 'king-suite' },
  ),
  stay(
    [
      'What do you have 27 Apr - 1 May?',
      'is breakfast included?',
      "No bother. There's 3 of us by the way, how much does that make it?",
    ],
    ['2027-04-27', '2027-05-01'],
    { guests: 3 },
  ),
  stay(
    ['double queen from sep 10 to 13 for 3', 'dog is comin too, 40 lb', 'ugh we gotta leave a day earlier'],
    ['2027-09-10', '2027-09-12'],
    { guests: 3, room: 'double-queen-room' },
  ),
  stay(
    ['Two adults, 6 Jan for 5 nights', 'Is parking free?', 'Cheers. Could we come a week later instead?'],
    ['2027-01-13', '2027-01-18'],
    { guests: 2 },
  ),
  stay(
    ['how much is the garden suite', 'march 22 thru 26', 'wait the compact queen is fine its only me'],
    ['2027-03-22', '2027-03-26'],
    { guests: 1, room: 'compact-queen-room' },
  ),
  stay(['got a team for a fishing comp, 6 blokes', 'two rooms, 21 to 24 may'], ['2027-05-21', '2027-05-24'], {
    guests: 6,
    rooms: 2,
  }),
  stay(
    ['have u anything 8 to 10 Oct', 'or 15 to 17', 'nvm go back to the first dates, what was the price'],
    ['2027-10-08', '2027-10-10'],
  ),

  // Facts
  ask('train gets us in round noon, what time can we get in the room', 'checkIn'),
  ask('When must we vacate on our last morning?', 'checkOut'),
  ask('flight aint til 9pm.. how late can i hang on to the room that day n whats it cost', 'lateUntil', 'lateFee'),
  ask('do yall hold money on my card in case i break somethin', 'deposit'),
  ask('hw much extra 4 my beagle', 'petFee'),
  ask('if my mate has a sneaky ciggie in the room what would we get fined', 'smokingFee'),
  ask("boss might pull my leave. what's the latest i can back out without losing my money", 'cancelling'),
  ask('reception hours?', 'opens', 'closes'),
  ask('Nan has a gammy knee, is it a long walk down to the sand', 'beach'),
  ask('do they charge ya to park down by the beach', 'beachParking'),
  ask('Kindly tell your contact number, it is required for my visa form', 'phone'),
  ask('which mail id should i be writing to', 'email'),
  ask('puttin yall in the gps, whats the address', 'street'),
  ask('my granddad swears he stayed w you as a kid lol when did the place open', 'year'),
  ask("is it a massive place? I'd rather something wee, how many rooms do you have", 'rooms'),
  ask('if i give u my email for the newsletter do i save anything', 'newsletter'),
  ask('got a promo code i can use', 'coupons'),
  ask('Snowbirds from Thunder Bay here, is there a better rate if we take a whole month?', 'monthly'),
  ask(['do ppl stay long term', 'is there a discount if you book by the week'], 'weekly'),
  ask('whats the ride like from palm beach intl, how many mins', 'airport'),
  ask('Flying into FLL because it was 200 quid cheaper. How long is the drive up to you?', 'secondAirport'),
  ask('by car how far r lake worth and downtown west palm', 'lakeWorth', 'westPalm'),
  ask('which months are the priciest down your way', 'peakSeason'),
  ask('daughter is mad for sea turtles!! what months do they lay their eggs', 'turtles'),
  ask('not gonna lie im scared of hurricanes, when is the season over', 'hurricanes'),
  ask('drivin a big ol F150, can i leave it at yalls place and is it free', 'parking'),
  ask("Is the wi-fi decent? I've a Teams call I can't get out of", 'wifi'),
  ask('yous got a pool for the kids to splash about in?', 'noPool'),
  ask("Mum is 84 and can't manage steps. Is there a lift to the upper floor?", 'stairs'),
  ask('do yous do a fry up of a morning, or even a cuppa coffee', 'breakfast', 'coffee'),
  ask('gotta keep my insulin cold, is there a fridge', 'fridge'),
  ask(['hi', 'can we cook our own dal and rice in the room', 'and does somebody come to clean daily?'], 'cleaning'),
  ask('will the room have aircon and a telly', 'airConditioning', 'tv'),
  ask('u take amex or i gotta bring cash', 'cards', 'cash'),
  ask('Might we borrow a cot for our seven-month-old?', 'crib'),
  ask('i have a seizure alert dog, service animal. do i pay for her', 'assistanceDog'),
  ask(['is there a bus that goes by', 'ok and a train?'], 'train'),
  ask('aint got a license no more so can i get an uber out there', 'rides'),
  ask('my mummo always talked about the finns in lantana, is there still some finnish hall or house around', 'finland'),
  ask('starvinggg, anywhere for stone crab or a decent pizza close by', 'crab', 'pizza'),
  ask('closest place for milk n bread n stuff, like a publix', 'groceries'),
  ask('is there swings or a park for the wee man, and somewhere for a 99 after', 'playground', 'iceCream'),
  ask(['what does the zoo cost to get in', 'and the lion safari one'], 'safari'),
  ask(['how much r tickets for the flagler museum', 'what about the japanese garden place, morikami'], 'morikami'),
  ask('be honest, what do reviews score you lot', 'rating'),

  // Prices without a date
  from('whats the cheapest yall go'),
  from('Roughly speaking, what does one pay per night at your establishment?'),
  from('ballpark on the king suite?', 'king-suite'),
  from('how much are rooms, no dates yet just window shopping'),
  from('what does the studio start at', 'studio-kitchenette'),
  from('hiya wot u charging a nite'),
  from('Room tariff starts from how much only?'),
  from("thinkin about the garden suite some day.. what's it go for, lowest", 'garden-suite'),

  // What the hotel says nothing of
  unknown('is there a safe in the room for our passports'),
  unknown('does the bathroom have a proper tub or just a shower'),
  unknown('can i ship a surfboard to yall a few days before i get there'),
  unknown('Will my UK plug fit or do you lend out adaptors?'),
  unknown('are your pillows feather? highly allergic'),
  unknown('do u have an iron i can borrow, got a suit thats been in a backpack'),
  unknown('Is there a quiet place for namaz and do you have a prayer mat?'),
  unknown('do the windows have bug screens, skeeters love me'),

  // A human being
  person('can i talk to a real person pls'),
  person('sick of robots, put me on to somebody who works there'),
  person('Would it be possible to have a member of staff ring me back? I prefer speaking to a human.'),
  person(['you aint understandin me', 'get me the manager']),
]
