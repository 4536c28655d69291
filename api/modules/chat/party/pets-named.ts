import { withDigits } from '../words/numbers.ts'
import { fold } from '../words/words.ts'

const dog =
  'dogs?|pups?|puppy|puppies|perr[oa]s?|perrit[oa]s?|cachorr[a-z]*|cao|caes|chiens?|hunde?n?|hundar|koir[a-z]+'
const cat = 'cats?|kitt[a-z]+|gat[oa]s?|gatit[oa]s?|chats?|katzen?|katz|kater|katt(?:er)?|kiss[a-z]+'
const kinds = [dog, cat].map((kind) => new RegExp(String.raw`\b(?:${kind})\b`))
const anyPet = `${dog}|${cat}|pets?|mascotas?|bichos?|animals?|animales|animais|animaux|haustiere?|lemmik[a-z]+|husdjur`
/** Dogs that go by their breed, or by what they are called at home. */
export const breeds =
  'lab|labs|labbe|labrador[a-z]*|retriever[a-z]*|golden|pudel[a-z]*|poodle|caniche|beagle|bulldog[a-z]*|bouledogue|chihuahua[a-z]*|teckel|dackel|dachshund|tax|taxen|terrier[a-z]*|yorkie|westie|husky|corgi|spaniel|setter|collie|schnauzer|mops|mopsi|shelti[e]?|sheltti|mayrakoira[a-z]*|villakoira[a-z]*|toutou|jycke|jyckar|hauva[a-z]*|mutt|pooch|vira|caramelo|buddy'

/** A pet, by any of its words. */
export const petWords = new RegExp(String.raw`\b(?:${anyPet})\b`)

/** 'Für zwei mit Hund', 'two and a dog' count the guests, and so does Finnish 'kahdelle koiran kanssa'. */
const ofGuests = String.raw`(?!(?:and|und|y|e|et|ja|och|plus|with|mit|con|com|avec|med|an?|one|una?|uma?|une|eine[nrm]?|ein|en|ett)\b)(?!(?<=\bfor \d{1,2}\s+)(?:koira|kissa|lemmiki)n\b)`
const counted = new RegExp(
  String.raw`(?<![\d.,])(?:(\d{1,2})|(both|beiden?|ambos|ambas|molemmat|bada))\s+${ofGuests}(?:[a-z]+\s+)?(?:${anyPet})\b`,
  'g',
)

/** How many pets a message speaks of, by their number or by their kinds: 'two dogs', 'my cat and my dog'. */
export const petsNamed = (message: string): number => {
  const text = withDigits(fold(message))
  const sum = [...text.matchAll(counted)].reduce((total, [, number]) => total + (number ? Number(number) : 2), 0)
  return Math.max(sum, kinds.filter((kind) => kind.test(text)).length)
}
