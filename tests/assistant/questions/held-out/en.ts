import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const en: Question[] = [
  ask('when do we have to be out of the room', 'checkOut'),
  ask('how far to the beach on foot', 'beach'),
  ask('do u take amex or just cash', 'cards'),
  ask('getting in at 2am will someone be there', 'closes', 'phone'),
  unknown('do you have an ev charger'),
  ask('how far is the fort lauderdale airport n do you have parking?', 'secondAirport', 'parking'),
  stay('courtyard king, 4 nites startin feb 8th 2027, just me', ['2027-02-08', '2027-02-12'], {
    guests: 1,
    room: 'courtyard-king-room',
  }),
  ask(['you guys allow dogs right', 'and if i bring 2 of em is it double'], 'petFee'),
  stay(
    ['how much is june 11-13 2027 for 2 ppl', 'ok and if we tack on one more night at the end'],
    ['2027-06-11', '2027-06-14'],
  ),
  stay('checking in april 9 2027 checking out april 12, 2 couples, total?', ['2027-04-09', '2027-04-12'], {
    guests: 4,
  }),
  stay('how much wld the king room cost for 5 ppl jan 19-22', ['2027-01-19', '2027-01-22'], {
    guests: 5,
    room: 'king-room',
  }),
  from('the king room is 99 right?', 'king-room'),
  ask(['do u allow pets', 'so its free?'], 'petFee'),
  unknown('is there a casino in the hotel'),
  person('this is useless let me talk to somebody'),
  ask('got a service dog (ptsd). do u charge me the pet fee', 'assistanceDog'),
  stay('wife n i r flyin in feb 17 and out on the 22nd, need a total', ['2027-02-17', '2027-02-22']),
  from('ballpark per night?? havent picked dates yet'),
  ask('we land at 9am wat time do they let us in the room', 'checkIn'),
  ask('is there lifegaurds at the beach', 'lifeguards'),
  unknown('is there a gym or even just a treadmil'),
  unknown('cud u line up a babysitter for us one evenin'),
  stay('arriving thurs dec 10 leaving sunday, whats the total', ['2026-12-10', '2026-12-13']),
  stay(['rooms for dec 8 to 10?', 'and if we stay till the 12th?'], ['2026-12-08', '2026-12-12']),
  stay('2 rooms for 4 people from january 5 until january 8, total?', ['2027-01-05', '2027-01-08'], {
    guests: 4,
    rooms: 2,
  }),
  ask('chk in time', 'checkIn'),
  ask('do i get the 100 bucks back', 'deposit'),
  ask('are cats allowed too', 'petFee'),
  ask('is ur beach walkable', 'beach'),
  ask('any coupon codes for first timers', 'newsletter'),
  ask('is there uber there', 'rides'),
  ask('bakery near u', 'bakery'),
  stay(['is march 9 to 11 open', 'no wait april 9 to 11'], ['2027-04-09', '2027-04-11']),
  unknown('any extra cleaning fee'),
  stay(['room for jan 25 - 28', '3 of us + a baby'], ['2027-01-25', '2027-01-28'], { guests: 4 }),
  // Stays
  stay('hiya any chance of a room for me n the missus this fri til mon?', ['2026-11-27', '2026-11-30']),
  stay('tmrw for 2 nites, 2 ppl. how much $', ['2026-11-25', '2026-11-27']),
  stay(
    'Good day. Kindly share the tariff for 2 adults and 1 kid (8 yrs), check in 22nd December, check out 27th December. Regards, Prakash',
    ['2026-12-22', '2026-12-27'],
    { guests: 3 },
  ),
  stay('whats one nite on new years eve gonna run us, just the two of us', ['2026-12-31', '2027-01-01']),
  stay(
    "G'day, we're after a room from the 9th of Jan, flying home on the 14th. Only me and the wife. What's the damage?",
    ['2027-01-09', '2027-01-14'],
  ),
  stay('need a bed tonight. only me. u got anything??', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay(
    'Presidents Day weekend, the King Suite, two adults. Still available?',
    [
      ['2027-02-12', '2027-02-15'],
      ['2027-02-12', '2027-02-14'],
      ['2027-02-13', '2027-02-15'],
      ['2027-02-12', '2027-02-16'],
      ['2027-02-13', '2027-02-16'],
    ],
    { room: 'king-suite' },
  ),
  stay('four lads, need 2 rooms, 5 feb for 3 nights, total pls mate', ['2027-02-05', '2027-02-08'], {
    guests: 4,
    rooms: 2,
  }),
  stay('thinking of the first week of feb for the pair of us, got space & whats it cost?', [
    ['2027-02-01', '2027-02-08'],
    ['2027-02-01', '2027-02-07'],
    ['2027-02-01', '2027-02-06'],
    ['2027-01-31', '2027-02-06'],
    ['2027-01-31', '2027-02-07'],
  ]),
  stay('day after xmas till the 30th, couple, what would we pay 🎄', ['2026-12-26', '2026-12-30']),
  stay(
    'is the studio free 11 through 15 january',
    [
      ['2027-01-11', '2027-01-15'],
      ['2027-01-11', '2027-01-16'],
    ],
    { room: 'studio-kitchenette' },
  ),
  stay(
    "So it's our first valentines since the kids moved out and I want to surprise him ❤️ any room that weekend? How much are we talking?",
    [
      ['2027-02-12', '2027-02-14'],
      ['2027-02-12', '2027-02-15'],
      ['2027-02-13', '2027-02-14'],
      ['2027-02-13', '2027-02-15'],
    ],
  ),
  stay(
    'looking at 3/12 to 3/16, 2 adults + 2 teenagers all in the double queen room, whats the total',
    ['2027-03-12', '2027-03-16'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay('our cruise sails sunday 17 jan so we only want the saturday night before. 2 of us. price?', [
    '2027-01-16',
    '2027-01-17',
  ]),
  stay('six of us = three couples, three rooms, 4 to 7 march. how much altogether', ['2027-03-04', '2027-03-07'], {
    guests: 6,
    rooms: 3,
  }),
  stay('wat is the rate for ten days from 20th january, 2 pax', [
    ['2027-01-20', '2027-01-30'],
    ['2027-01-20', '2027-01-29'],
  ]),
  stay('Have yous a room going next Tuesday to Thursday for two, and how much would it be now?', [
    '2026-12-01',
    '2026-12-03',
  ]),
  stay('Easter - arriving Good Friday, away again Easter Monday, two adults, please quote.', [
    '2027-03-26',
    '2027-03-29',
  ]),
  stay(
    "Hello! My husband and I stayed with you on our honeymoon ages ago, there was a lovely old gentleman at the desk and a cat that slept on our step, and we still talk about it at every dinner party. We'd so love to come back on 18 December for four nights if you can squeeze us in. What would it come to?",
    ['2026-12-18', '2026-12-22'],
  ),
  stay('compact queen, 1 person, dec 7-11, work trip so i need the total', ['2026-12-07', '2026-12-11'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  // Stays in conversations
  stay(['room for 2 from dec 11 to dec 14?', 'soz meant till the 15th'], ['2026-12-11', '2026-12-15']),
  stay(
    ['Hi, what would 3 nights from 8 January cost for two?', 'and the garden suite?'],
    ['2027-01-08', '2027-01-11'],
    { room: 'garden-suite' },
  ),
  stay(
    ['any rooms 19 to 21 feb for a couple', 'bit soon for us actually. what about one week later, fri to sun again'],
    ['2027-02-26', '2027-02-28'],
  ),
  stay(['u got a room 4 to 6 dec, 2 ppl?', 'for 5 nights then, same arrival'], ['2026-12-04', '2026-12-09']),
  stay(
    ['hey do u allow dogs', 'sweet. so 12-15 jan, two of us, whats the room gonna be'],
    ['2027-01-12', '2027-01-15'],
  ),
  stay(
    ['is the king room free tomorrow for one night?', 'no wait i got my days muddled, thursday for one night'],
    ['2026-11-26', '2026-11-27'],
    { room: 'king-room' },
  ),
  stay(
    [
      'Looking for a room 2nd to 6th February please, two adults',
      "Ah, my sister's just rung, she's coming too. So three of us in the one room",
    ],
    ['2027-02-02', '2027-02-06'],
    { guests: 3 },
  ),
  stay(
    ['how far is the airport', 'ta. would you have a room 5 dec for one night, just myself'],
    ['2026-12-05', '2026-12-06'],
    { guests: 1 },
  ),
  stay(
    ['we are 4 friends', 'two rooms, arrive 20 march leave 23 march', 'how much all together?'],
    ['2027-03-20', '2027-03-23'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    ['price for christmas? 24 to 27 dec', 'its 2 adults and one 10 yr old, sorry shoulda said'],
    ['2026-12-24', '2026-12-27'],
    { guests: 3 },
  ),
  stay(
    [
      "hi, we'd be 2 adults, 15-18 january",
      'is the one bedroom suite going then?',
      'hmm too posh for us 😂 the courtyard king instead?',
    ],
    ['2027-01-15', '2027-01-18'],
    { room: 'courtyard-king-room' },
  ),
  stay(
    ['king suite for 2, mlk weekend fri to mon?', 'ouch. whats the cheapest thing you have those same nights'],
    ['2027-01-15', '2027-01-18'],
  ),
  stay(
    ['can I get in the room early, like 10am?', 'Fair enough. How much is it arriving this Sunday, 2 nights, 2 people'],
    ['2026-11-29', '2026-12-01'],
  ),
  stay(['room for 2, 10-12 april?', 'hang on, may not april. same dates'], ['2027-05-10', '2027-05-12']),
  stay(['2 people 26 feb to 1 march pls', 'n if we leave a day earlier?'], ['2027-02-26', '2027-02-28']),

  // Facts
  ask(
    "what's the earliest we officially get the keys and when do you chuck us out on the last morning",
    'checkIn',
    'checkOut',
  ),
  ask(
    'Our flight home is not till evening. If we hang on to the room past the normal time what do u charge and how late can we push it?',
    'lateFee',
    'lateUntil',
  ),
  ask('how much do yous hold against damage when we arrive, and will my visa do to pay the bill?', 'deposit', 'cards'),
  ask(['anything for two 9-12 december?', "oh and my beagle's coming along, what does he add to it"], 'petFee'),
  ask(
    "My brother in law WILL sneak a ciggie indoors, I know him. What's that going to set him back if you catch him?",
    'smokingFee',
  ),
  ask(
    ['how much for 2 of us 16-19 feb', 'say work messes it up, how late can i back out without losing money'],
    'cancelling',
  ),
  ask('between what hours is there actually somebody behind the desk? first thing till last thing', 'opens', 'closes'),
  ask(
    "how long's the stroll down to the sand w 2 little ones, and is anybody keeping an eye on the swimmers there?",
    'beach',
    'lifeguards',
  ),
  ask(
    'do we pay to leave the hire car at yours overnight? and down by the sea, what do they sting you for there',
    'parking',
    'beachParking',
  ),
  ask('pls give contact no. and mail id, i have to forward one document from my travel agent', 'phone', 'email'),
  ask('what do i punch into the satnav to find you, and how many mins drive from PBI?', 'street', 'airport'),
  ask('how long has the old place been going and how big is it, like how many rooms in total', 'year', 'rooms'),
  ask(
    'If I give you my address for the mailing list what percent comes off, and how high do the vouchers in those mails ever go?',
    'newsletter',
    'coupons',
  ),
  ask(
    'Snowbirds from Ontario here, eh. At how many nights do your longer stay deals kick in, both the shorter one and the one for a whole winter month?',
    'weekly',
    'monthly',
  ),
  ask(
    'coming in via Ft Lauderdale cos it was cheaper lol. hows long the drive up and can we just grab an uber about once were there',
    'secondAirport',
    'rides',
  ),
  ask('how many mins to downtown lake worth beach n how many to west palm', 'lakeWorth', 'westPalm'),
  ask(
    "When's the place at its most packed and dearest, and which months might a big tropical storm wreck our holiday?",
    'peakSeason',
    'hurricanes',
  ),
  ask(
    ['is it far to the sea', 'my daughter is mad about sea turtles 🐢 what time of year do they come up to lay'],
    'turtles',
  ),
  ask('is internet thrown in or extra? and is there a telly in the room for hubby', 'wifi', 'tv'),
  ask(['hi there', 'my boys live in the water. anywhere to swim on the property itself??'], 'noPool'),
  ask(
    'Dad has a bad hip so is there a lift? Also he is blind and has a guide dog, does it get charged like a normal pet?',
    'stairs',
    'assistanceDog',
  ),
  ask(
    'im up at 5 every day, where do i get my caffeine that early? and do you feed us in the morning or do we head out for eggs',
    'coffee',
    'breakfast',
  ),
  ask('can we make our own meals and keep insulin cold in the room', 'kitchen', 'fridge'),
  ask(
    "does somebody come round to do the beds every day? and is it properly cooled inside, I'm Irish, I melt",
    'cleaning',
    'airConditioning',
  ),
  ask(
    'anywhere to chuck a few snags on the grill at yours? and which supermarket is closest to buy em',
    'barbecue',
    'groceries',
  ),
  ask(['do u take amex', 'what if i wanna settle up in actual dollar bills, no plastic'], 'cash'),
  ask(
    'are you the sort of place that suits a family, and have you something for a 7 month old to sleep in?',
    'families',
    'crib',
  ),
  ask(
    'Neither of us drives. What public transport is there, i mean what goes along the main road and is there any rail down to Miami',
    'bus',
    'train',
  ),
  ask('where do all the Finns in town get together, and who bakes proper pulla round there?', 'finland', 'bakery'),
  ask(
    'whats that old house restaurant on the intracoastal w the tiki bar called? and where can my dad drop a line in the water',
    'keyLime',
    'fishing',
  ),
  ask(
    'starving when we land 😩 where do we go for dinner near you and then a scoop of something cold after',
    'eating',
    'iceCream',
  ),
  ask('wife is craving blue crabs, i want pad thai. where do we each go', 'crab', 'thai'),
  ask('kids want a margherita and then some swings and a slide. whereabouts?', 'pizza', 'playground'),
  ask(
    [
      'whats the weather like in march',
      'right. is there an easy walk w birds and mangroves, and what else do we do with a 5 and a 7 yr old?',
    ],
    'nature',
    'withChildren',
  ),
  ask('what do grown up tickets run for lion country and for the palm beach zoo', 'safari', 'zoo'),
  ask(
    "How much is it to get in at Henry Flagler's mansion, and at the Japanese gardens down in Delray? Adults, both of us, sadly no senior rate yet",
    'flagler',
    'morikami',
  ),
  ask('what do ppl score you out of 5 online, and does anyone there speak suomi?', 'rating', 'languages'),
  ask(
    [
      'we booked for september',
      "my mum's panicking. if a hurricane comes in while we're with you who do we get hold of at 3 in the morning",
    ],
    'stormLine',
  ),

  // Prices without dates
  from('ballpark per nite?? no dates yet'),
  from('What sort of rates do you charge, roughly? We have not settled on when.'),
  from(['is it a quiet spot', 'grand. and what do your rooms start at']),
  from('how much does the studio start at', 'studio-kitchenette'),
  from("what's the least i could pay for the king room, any night, im flexible", 'king-room'),

  // No word on it
  unknown('do the bathrooms have a hairdryer or should i pack mine'),
  unknown('can i plug in my tesla overnight at yours'),
  unknown("Is there a gym? Even just a few dumbbells, I'm training for a marathon"),
  unknown('could i borrow an iron and ironing board for my suit'),
  unknown('nearest atm to get some money out?'),
  unknown('im 19, am i old enough to check in by myself'),
  unknown('Which golf course near you lets visitors play a round?'),
  unknown(['does the room have its own bathroom', 'ok but is there a bathtub in it or only a shower']),
  unknown('got a sauna on site? after a run i need one'),

  // A person
  person('can an actual human ring me back pls, bots do my head in'),
  person(['hi', "this isn't helping. put me thru to whoever's on the front desk"]),
  person("I'd far rather chat with a real member of your team than with a computer, if you please."),
]
