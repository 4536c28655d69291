import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const en: Question[] = [
  stay('hey how much for 2 adults the weekend after thanksgiving', [
    ['2026-11-27', '2026-11-29'],
    ['2026-12-04', '2026-12-06'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-28', '2026-11-30'],
    ['2026-11-27', '2026-11-30'],
  ]),
  stay('me, my husband, our 2 kids and grandma from jan 11 to jan 15 whats the total', ['2027-01-11', '2027-01-15'], {
    guests: 5,
  }),
  stay('u guys got anything open dec 7-10 for just me', ['2026-12-07', '2026-12-10'], { guests: 1 }),
  stay(['hi, feb 8 to 13 two people', 'and if we take the garden suite insted?'], ['2027-02-08', '2027-02-13'], {
    room: 'garden-suite',
  }),
  stay(['is the king room free 12/14 - 12/17', 'sorry 12/15 to 12/18'], ['2026-12-15', '2026-12-18'], {
    room: 'king-room',
  }),
  stay('how much wld the king room cost for 5 ppl jan 19-22', ['2027-01-19', '2027-01-22'], {
    guests: 5,
    room: 'king-room',
  }),
  stay('price of nov 3 to nov 6 2025 pls', ['2025-11-03', '2025-11-06']),
  from('whats the cheapest nite u have coming up'),
  from('the king room is 99 right?', 'king-room'),
  ask('can i bring my two dogs or is that a no', 'petFee'),
  ask(['do u allow pets', 'so its free?'], 'petFee'),
  ask('flight leaves at 6pm can we hang on to the room a bit longer and whats that cost', 'lateFee'),
  ask('my mom cant do steps, is there an elevater', 'stairs'),
  ask('if we bail 3 days before do we lose our $$', 'cancelling'),
  ask('do i gotta pay to leave my truck there overnite', 'parking'),
  unknown('any place to plug in my tesla there'),
  unknown('is there a casino in the hotel'),
  person('this is useless let me talk to somebody'),
  ask('isnt there a pool??', 'noPool'),
  ask('how long from pbi w an uber', 'airport'),
  stay(
    'need a room 12/11 thru 12/14, 2 adults 1 toddler. how much all in?',
    [
      ['2026-12-11', '2026-12-14'],
      ['2026-12-11', '2026-12-15'],
    ],
    { guests: 3 },
  ),
  stay(
    ['hiya can u price jan 4 to jan 9 for two', 'oops theres 4 of us my inlaws r coming'],
    ['2027-01-04', '2027-01-09'],
    {
      guests: 4,
    },
  ),
  stay(
    'is the one bedroom suite open the 2nd weekend in january',
    [
      ['2027-01-08', '2027-01-10'],
      ['2027-01-08', '2027-01-11'],
      ['2027-01-09', '2027-01-10'],
      ['2027-01-09', '2027-01-11'],
    ],
    { room: 'one-bedroom-suite' },
  ),
  stay('gettin in dec 1st for 4 nights, just me and my beagle, whats it come to', ['2026-12-01', '2026-12-05'], {
    guests: 1,
  }),
  from('how low do ur rates go this month or next'),
  ask(['is there a fridge in the rooms', 'ok and can i actually cook a meal in any of them'], 'kitchen'),
  ask('gonna roll in around 12:30 am, anyone still at the desk??', 'closes'),
  ask('whats the damage if my bf sneaks a cigarette in the room lol', 'smokingFee'),
  unknown('yall have a washer n dryer or do i gotta find a laundromat'),
  ask('do we feed a meter at the beach or is it free to park there', 'beachParking'),
  ask(
    'hi there, so my dad uses a walker and he cant really manage more than a couple of steps, is everything on one level or are there rooms upstairs',
    'stairs',
  ),
  person('is there a human i can chat w, ur bot keeps goin in circles'),
  stay('3 nites starting dec 8, solo traveler, wht u got', ['2026-12-08', '2026-12-11'], { guests: 1 }),
  stay(
    ['double queen room jan 28 to feb 1 pls, 2 adults 2 kids', 'actually leaving jan 31 not feb 1'],
    ['2027-01-28', '2027-01-31'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay('coming down for mlk weekend, 2 of us, what would it run', [
    ['2027-01-15', '2027-01-18'],
    ['2027-01-15', '2027-01-17'],
    ['2027-01-15', '2027-01-19'],
    ['2027-01-16', '2027-01-18'],
    ['2027-01-16', '2027-01-19'],
    ['2027-01-16', '2027-01-17'],
  ]),
  stay('any chance u have somthing for tomorow night? 3 of us driving from orlando', ['2026-11-25', '2026-11-26'], {
    guests: 3,
  }),
  from('so whats the lowest price for a compact queen ?', 'compact-queen-room'),
  ask(['where r u guys located', 'and how long from ft lauderdale airport'], 'secondAirport'),
  ask('wanna stay like 6 weeks this winter, u do a monthly deal', 'monthly'),
  unknown('do u rent out beach chairs n umbrellas'),
  ask('need diapers n milk first thing whats the closest grocery', 'groceries'),
  ask('got a service dog (ptsd). do u charge me the pet fee', 'assistanceDog'),
  ask('check out is when? and what if we wanna push it to like 1, what do u charge', 'checkOut', 'lateFee'),
  person('can sombody from the hotel just call or email me back pls'),
]
