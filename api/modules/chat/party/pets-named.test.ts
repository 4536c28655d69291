import { expect, it } from 'vitest'
import { petsNamed } from './pets-named.ts'

it.each<[string, number]>([
  ['I want to bring two dogs', 2],
  ['can 3 small dogs stay?', 3],
  ['can I bring my cat and my dog', 2],
  ['both our dogs come along', 2],
  ['Ich komme mit zwei Hunden', 2],
  ['Nous avons deux chiens', 2],
  ['Kan jag ta med två hundar?', 2],
  ['Voinko tuoda kaksi koiraa?', 2],
  ['Posso levar dois cachorros?', 2],
  ['¿aceptan dos perros pequeños?', 2],
  ['zwei Hunde und eine Katze', 2],
  ['can I bring my dog?', 1],
  ['dogs allowed?', 1],
  ['2 adults and a dog', 1],
  ['2 adults and dogs', 1],
  ['für zwei mit Hund', 1],
  ['for two with a dog', 1],
  ['pour deux avec notre petit chien', 1],
  ['kahdelle koiran kanssa', 1],
  ['meitä on 3 ja 2 koiraa', 2],
  ['wir zwei und zwei Hunde', 2],
  ['is there a pool', 0],
])('%s: %i', (message, count) => expect(petsNamed(message)).toBe(count))
