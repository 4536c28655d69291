import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const en: Question[] = [
  // Stays in one message
  stay('hiya whats the damage for 2 adults fri 11 dec till mon 14', ['2026-12-11', '2026-12-14'], { guests: 2 }),
  stay(
    'Good afternoon. My wife and I would be grateful to know the cost of a room from the 8th to the 13th of February 2027, if you have one free.',
    ['2027-02-08', '2027-02-13'],
    { guests: 2 },
  ),
  stay('any rooms 1/15-1/18?', ['2027-01-15', '2027-01-18']),
  stay('Me n the missus fancy a week with yous from 6 march, how much like', ['2027-03-06', '2027-03-13'], {
    guests: 2,
  }),
  stay('got anythin tonite? just me n my truck', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay('tmrw night 4 ppl 1 room pls', ['2026-11-25', '2026-11-26'], { guests: 4 }),
  stay(
    'yo how much for thanksgiving thru sunday, 2 of us',
    [
      ['2026-11-26', '2026-11-29'],
      ['2026-11-26', '2026-11-30'],
    ],
    { guests: 2 },
  ),
  stay(
    'Hello ji, myself and family total 4 persons (2 adult 2 kids) wanting to stay 24th Dec to 29th Dec, kindly share tariff',
    ['2026-12-24', '2026-12-29'],
    { guests: 4 },
  ),
  stay('price for garden suite april 9-12', ['2027-04-09', '2027-04-12'], { room: 'garden-suite' }),
  stay(
    "do yall have the king suite open valentines weekend? we'd come friday the 12th of feb n leave monday",
    ['2027-02-12', '2027-02-15'],
    { room: 'king-suite' },
  ),
  stay('howdy need a place fer me my wife n 2 boys spring break march 14 to 19', ['2027-03-14', '2027-03-19'], {
    guests: 4,
  }),
  stay(
    "G'day, just after a quote for three nights from the 21st of Jan, two adults and a bub",
    ['2027-01-21', '2027-01-24'],
    { guests: 3 },
  ),
  stay(
    'Bonjour-hi, snowbirds from Laval here, we arrive Jan 4 and stay 10 nights, 2 persons',
    ['2027-01-04', '2027-01-14'],
    { guests: 2 },
  ),
  stay('NYE 30 dec - 2 jan double queen for 4 mates', ['2026-12-30', '2027-01-02'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay('is the studio w kitchenette free 1 - 15 feb', ['2027-02-01', '2027-02-15'], { room: 'studio-kitchenette' }),
  stay(
    "I'm a travel nurse on a short contract up the road, need somewhere mon 7 dec to fri 11 dec, single occupancy",
    ['2026-12-07', '2026-12-11'],
    { guests: 1 },
  ),
  stay('hw mch 4 easter wkend?? gd fri til easter monday', ['2027-03-26', '2027-03-29']),
  stay('whats availble this weekend', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
  ]),
  stay(
    'do you have anything next weekend, couple with a baby',
    [
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 3 },
  ),
  stay(
    'next friday for one night, double queen, 3 girls',
    [
      ['2026-11-27', '2026-11-28'],
      ['2026-12-04', '2026-12-05'],
    ],
    { guests: 3, room: 'double-queen-room' },
  ),
  stay(
    "We're flyin down from Newfoundland b'y, landing Feb 19 and headin home the 26th, me and herself",
    ['2027-02-19', '2027-02-26'],
    { guests: 2 },
  ),
  stay('Christmas day and boxing day nights, 2 people, have you owt in?', ['2026-12-25', '2026-12-27'], { guests: 2 }),
  stay(
    'My husband just passed the bar so i want to surprise him, one bedroom suite, june 4 for 2 nights, cost?',
    ['2027-06-04', '2027-06-06'],
    { guests: 2, room: 'one-bedroom-suite' },
  ),
  stay(
    'wah gwaan, mi sister dem and me coming up fi a wedding 17 to 20 april, 3 a wi inna one room',
    ['2027-04-17', '2027-04-20'],
    { guests: 3 },
  ),
  stay('pls tell price from 3.5.2027 to 8.5.2027 for two person', ['2027-05-03', '2027-05-08'], { guests: 2 }),
  stay('how much is it 2027-07-01 to 2027-07-06, 1 adult', ['2027-07-01', '2027-07-06'], { guests: 1 }),
  stay('fourth of july wknd we got 2 couples wanting 2 rooms sat 3rd to tues 6th', ['2027-07-03', '2027-07-06'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    'Three rooms for a family reunion, 8 adults, August 6 through August 9. What would the total come to?',
    [
      ['2027-08-06', '2027-08-09'],
      ['2027-08-06', '2027-08-10'],
    ],
    { guests: 8, rooms: 3 },
  ),
  stay('labor day weekend rates? in sat out mon', ['2027-09-04', '2027-09-06']),
  stay('memorial day weekend, fri to mon, me n my bf', ['2027-05-28', '2027-05-31'], { guests: 2 }),
  stay(
    'can we get the compact queen just for 28 nov we have a early flight the morning after',
    ['2026-11-28', '2026-11-29'],
    { room: 'compact-queen-room' },
  ),
  stay("courtyard king, 12th-16th May, the two of us, it's our ruby wedding", ['2027-05-12', '2027-05-16'], {
    guests: 2,
    room: 'courtyard-king-room',
  }),
  stay(
    'need a king room dec 1 thru dec 4 for work, one person, company pays',
    [
      ['2026-12-01', '2026-12-04'],
      ['2026-12-01', '2026-12-05'],
    ],
    { guests: 1, room: 'king-room' },
  ),
  stay(
    "Would you have availability from Saturday week for five nights? There's two of us, coming over from Cork",
    ['2026-12-05', '2026-12-10'],
    { guests: 2 },
  ),
  stay(
    'A fortnight from the 9th of January for two pensioners, what would that set us back',
    ['2027-01-09', '2027-01-23'],
    { guests: 2 },
  ),
  stay(
    'Do u have rm 4 tomoro thru sat? 2 adlts 1 kid',
    [
      ['2026-11-25', '2026-11-28'],
      ['2026-11-25', '2026-11-29'],
    ],
    { guests: 3 },
  ),
  stay(
    'hi i am coming for the boat show, arriving 25 march leaving 28 march, me and my colleague we share room',
    ['2027-03-25', '2027-03-28'],
    { guests: 2 },
  ),
  stay(
    'if me and my 3 kids drive in on the 18th of june and leave the 23rd what we lookin at',
    ['2027-06-18', '2027-06-23'],
    { guests: 4 },
  ),
  stay('price 4 nights end of april 26-30 pls solo traveller', ['2027-04-26', '2027-04-30'], { guests: 1 }),
  stay('looking for 20 dec - 3 jan, its our honeymoon so gotta be the king suite', ['2026-12-20', '2027-01-03'], {
    guests: 2,
    room: 'king-suite',
  }),
  stay(
    'Got a double queen for October 8-11 2027? Canadian Thanksgiving w/ my parents, 4 of us total',
    ['2027-10-08', '2027-10-11'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay('how much wd it b for 2 ppl n a lab puppy 22-24 jan', ['2027-01-22', '2027-01-24'], { guests: 2 }),
  stay('I need the night of the tenth of December only please. One elderly gentleman.', ['2026-12-10', '2026-12-11'], {
    guests: 1,
  }),
  stay('wanna stay jan 5 to feb 3, retired couple from Ohio sick of shovelling', ['2027-01-05', '2027-02-03'], {
    guests: 2,
  }),
  stay('arrivin late thurs nite dis week leavin sun mornin jus me', ['2026-11-26', '2026-11-29'], { guests: 1 }),

  // Stays in a conversation
  stay(['room for 2 from feb 3 to feb 6?', 'sorry make that the 4th to the 8th'], ['2027-02-04', '2027-02-08'], {
    guests: 2,
  }),
  stay(
    ['Hi! How much is the Garden Suite Dec 14 to 18 for two?', 'and if my mum comes along too?'],
    ['2026-12-14', '2026-12-18'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay(['3 nights from 10 jan please', 'can you add a night on the end'], ['2027-01-10', '2027-01-14']),
  stay(['whats the king room 5-9 april', 'what about the courtyard one instead'], ['2027-04-05', '2027-04-09'], {
    room: 'courtyard-king-room',
  }),
  stay(
    ['do you allow dogs', 'brill. ok 2 of us plus Biscuit the spaniel, 16 to 19 feb'],
    ['2027-02-16', '2027-02-19'],
    { guests: 2 },
  ),
  stay(['hey', 'need a room', 'mar 1', '5 nites, 3 adults'], ['2027-03-01', '2027-03-06'], { guests: 3 }),
  stay(
    [
      'Are there any rooms for 4 people 27-30 December?',
      'is there parking?',
      'and for that same stay, what would it be if only 3 of us came',
    ],
    ['2026-12-27', '2026-12-30'],
    { guests: 3 },
  ),
  stay(['2 ppl june 11-13', 'wait no july not june'], ['2027-07-11', '2027-07-13'], { guests: 2 }),
  stay(
    ['price for mothers day weekend? fri 7 may to sun 9 may', 'could we leave monday instead'],
    ['2027-05-07', '2027-05-10'],
  ),
  stay(['one person 15 dec to 20 dec', 'my gf might join, how much then?'], ['2026-12-15', '2026-12-20'], {
    guests: 2,
  }),
  stay(
    ['4 guests one bedroom suite, 2 to 7 march', 'hmm pricey. double queen same dates?'],
    ['2027-03-02', '2027-03-07'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(['how much for tonight', 'n if i stay til friday?'], ['2026-11-24', '2026-11-27']),
  stay(
    ["Hello, I'd like to stay from the 12th of January.", 'Four nights, please. There are two of us.'],
    ['2027-01-12', '2027-01-16'],
    { guests: 2 },
  ),
  stay(['wat time is check in', 'k thx. got anything 4-6 dec for me an my lil girl'], ['2026-12-04', '2026-12-06'], {
    guests: 2,
  }),
  stay(
    ['studio 20-27 jan 2 adults', 'what time is checkout?', 'right. and what was the price for the studio again'],
    ['2027-01-20', '2027-01-27'],
    { guests: 2, room: 'studio-kitchenette' },
  ),
  stay(
    ['2 rooms 19-21 march for 4 adults', 'make it 3 rooms and 6 adults my cousins are coming'],
    ['2027-03-19', '2027-03-21'],
    { guests: 6, rooms: 3 },
  ),
  stay(['quote pls 8-12 feb 2 adults', 'how much all up if our dog comes as well'], ['2027-02-08', '2027-02-12'], {
    guests: 2,
  }),
  stay(
    ['We are three: 2 adults and a 4 year old', 'arriving 22 april, departing 25 april'],
    ['2027-04-22', '2027-04-25'],
    { guests: 3 },
  ),
  stay(['5 nights from april 12', 'actually only 3 nights, boss wont give me more days'], ['2027-04-12', '2027-04-15']),
  stay(
    ['is there a pool?', 'no worries the sea will do. 2 adults 2 kids 1st to the 8th of august, ta'],
    ['2027-08-01', '2027-08-08'],
    { guests: 4 },
  ),
  stay(['any king rooms 9 to 11 dec', 'what about a week later'], ['2026-12-16', '2026-12-18'], { room: 'king-room' }),
  stay(
    ['25 jan for 2 nights single traveler', 'no sorry i wrote that wrong i mean 25 february'],
    ['2027-02-25', '2027-02-27'],
    { guests: 1 },
  ),
  stay(
    [
      'how far is west palm',
      "oh grand so. Have ye a room for Paddy's day, 17th march, staying til the 21st, the pair of us",
    ],
    ['2027-03-17', '2027-03-21'],
    { guests: 2 },
  ),
  stay(['Compact Queen Room, 3 May to 6 May', "it's just for myself by the way"], ['2027-05-03', '2027-05-06'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay(['fri 29 jan to sun 31 jan 4 lads', 'one lad dropped out so 3'], ['2027-01-29', '2027-01-31'], { guests: 3 }),
  stay(
    ['hi we need 2 rooms for 5 people 13-15 may', 'what would it be one night shorter, leaving the 14th'],
    ['2027-05-13', '2027-05-14'],
    { guests: 5, rooms: 2 },
  ),
  stay(
    [
      'xmas eve to 27 dec in the king suite',
      'how late is the front desk open?',
      'ok and same suite but 23rd to 26th instead how much',
    ],
    ['2026-12-23', '2026-12-26'],
    { room: 'king-suite' },
  ),
  stay(
    ['Price from 6 to 10 June for a family of 4?', 'Without the grandparents it is only 2 persons. How much then?'],
    ['2027-06-06', '2027-06-10'],
    { guests: 2 },
  ),
  stay(['do you have rooms in september', 'from 13 to 17', 'me and my friend'], ['2027-09-13', '2027-09-17'], {
    guests: 2,
  }),
  stay(['got room for 1 this saturday?', 'and one more night, so til monday'], ['2026-11-28', '2026-11-30'], {
    guests: 1,
  }),

  // Facts
  ask('can i rock up at like noon or is that too early', 'checkIn'),
  ask('what time do we gotta be outta the room', 'checkOut'),
  ask('Whats the latest you let folks linger on departure day, and what does it cost', 'lateUntil', 'lateFee'),
  ask('do yous put a hold on the card for damages, how much', 'deposit'),
  ask('how much extra for my chihuahua', 'petFee'),
  ask('my uncle smokes like a chimney, whats the penalty if he lights up inside', 'smokingFee'),
  ask('if plans fall thru how many days b4 can i back out without losing money', 'cancelling'),
  ask("What hours is somebody at reception? We're driving all the way from Georgia", 'opens', 'closes'),
  ask('how many mins on foot to the sand', 'beach'),
  ask('do ya hafta pay to park down by the beach', 'beachParking'),
  ask('my screen is tiny can u just give me the phone number', 'phone'),
  ask('Kindly provide mail ID for sending documents', 'email'),
  ask('wots the address for the satnav', 'street'),
  ask('How old is the place? My gran reckons she honeymooned there in the fifties', 'year'),
  ask('seen something about money off for joining the mailing list?', 'newsletter'),
  ask('any promo code goin', 'coupons'),
  ask('we are snowbirds eh, any deal if we stop a full month or by the week', 'monthly', 'weekly'),
  ask('PBI or Lauderdale, which airport is closer n how long is each', 'airport', 'secondAirport'),
  ask('When is it busiest (and dearest) down your way?', 'peakSeason'),
  ask('when do the sea turtles lay there eggs round there', 'turtles'),
  ask('bit nervous about hurricanes, which months should we avoid', 'hurricanes'),
  ask('is car parking chargeable there', 'parking'),
  ask('will i be able to zoom for work, is the internet free', 'wifi'),
  ask(['which room is best with children', 'they will ask so... is there somewhere to swim on site?'], 'noPool'),
  ask('my knees are shot, is there an elevator up to the second floor', 'stairs'),
  ask('I cannae function without a coffee first thing, is there some goin', 'coffee'),
  ask('is brekkie included', 'breakfast'),
  ask('can we cook our own curry in the room, any stove', 'kitchen'),
  ask('need somewhere cold to keep my insulin, is there a fridge', 'fridge'),
  ask('does the maid come every day', 'cleaning'),
  ask(['is there a tv in the rooms', 'and can we grill outside? got ribs comin'], 'barbecue'),
  ask('amex ok or u want cash', 'cards', 'cash'),
  ask('do ye have a cot for a 9 month old', 'crib'),
  ask('anyone watching the swimmers at the beach? my fella swims like a brick', 'lifeguards'),
  ask('I have a certified guide dog. Is there a charge or any problem with that?', 'assistanceDog'),
  ask('no car here. whats public transit like, buses n train?', 'bus', 'train'),
  ask('can i grab an uber easy from yours', 'rides'),
  ask('whats the entrance fee at the safari place with the lions', 'safari'),
  ask('tickets to the Flagler mansion how much per head', 'flagler'),
  ask('Morikami japanese gardens - do they charge admission and how much is it', 'morikami'),
  ask(['any good pizza near?', 'what about thai'], 'thai'),
  ask('where can a Maryland girl get some decent crab round there', 'crab'),
  ask('closest supermarket for milk n bread', 'groceries'),
  ask('does anyone at the desk speak finnish, my mother in law only knows that', 'languages'),
  ask('where do the locals wet a line, any pier for fishin', 'fishing'),

  // Prices without a date
  from('whats ur cheapest room go for'),
  from('Roughly what would one pay per night with you?'),
  from('ballpark figure for the garden suite??', 'garden-suite'),
  from('how much does the studio w the kitchenette start from', 'studio-kitchenette'),
  from('wats the rates like'),
  from('tariff for one bedroom suite please', 'one-bedroom-suite'),
  from('just windowshopping lol, how cheap can i get in there'),
  from('lowest nightly rate on the double queen, no dates yet', 'double-queen-room'),

  // Nothing is known of it
  unknown('do the windows have blackout curtains, i work nights'),
  unknown('is there a piano anywhere guests can play'),
  unknown('can i get an amazon parcel sent to u before i arrive'),
  unknown('would there be an iron and ironing board in the room at all'),
  unknown('What voltage are your plug points, will my Indian charger work'),
  unknown('is it a proper bath tub or only a shower'),
  unknown('are ur pillows feather, im allergic'),
  unknown('any chance of getting a massage in the room'),

  // A human being
  person('can i talk to a real human pls'),
  person("I'd rather speak with the owner directly, if that's possible."),
  person('stop w the bot, put somebody on'),
  person(['do you have rooms in feb', 'this is doing my head in, is there an actual person i can chat to']),
]
