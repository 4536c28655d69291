import { expect, it } from 'vitest'
import type { Locale } from '#graphql/locales.ts'
import { readSeed } from '../../content/seed-content.ts'
import { withoutSlips } from './spelling.ts'

const topicsOf = (locale: Locale) =>
  readSeed('topic').map(({ key, document }) => ({ id: key, ...document.data, ...document.texts[locale] }))

const mended = (question: string, locale: Locale) => withoutSlips(question, locale, topicsOf(locale) as never)

it.each<[Locale, string, string]>([
  ['en', 'do u do brekfast', 'do u do breakfast'],
  ['en', 'can i cancle', 'can i cancel'],
  ['en', 'the adress', 'the address'],
  ['en', 'turtel season', 'turtle season'],
  ['es', 'estasionamiento', 'estacionamiento'],
  ['es', 'asensor y piscna', 'asensor y piscina'],
  ['pt', 'estacionamneto', 'estacionamento'],
  ['fr', 'parkign et pisicne', 'parking et piscine'],
  ['de', 'Frühstcük', 'fruhstuck'],
  ['fi', 'lentokentät, ravintloa', 'lentokentät, ravintola'],
  ['sv', 'frukots och parkerign', 'frukost och parkering'],
])('%s: %s is %s', (locale, question, expected) => expect(mended(question, locale)).toBe(expected))

it.each<[Locale, string]>([
  ['en', 'packing the cards quite late'],
  ['en', 'where are there three carts'],
  ['es', 'plata, hueso, tardo, presidente'],
  ['pt', 'se formos, passa'],
  ['fi', 'kahdelle aikuiselle, paikalla'],
  ['sv', 'lägger, lånar'],
  ['de', 'brauche ich das'],
])('%s: %s stays as it is', (locale, question) => expect(mended(question, locale)).toBe(question))
