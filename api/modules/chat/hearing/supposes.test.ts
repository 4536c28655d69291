import { expect, it } from 'vitest'
import { supposes } from './supposes.ts'

it.each([
  'what do you charge if he smokes in the room',
  'mi marido fuma... si lo pillan con un pucho en la habitación cuánto le clavan?',
  'quanto cobram se eu quebrar uma taça no quarto',
  'quanto custa se meu filho fumar no quarto',
  "s'il en grille une dans la chambre, ça va nous coûter quoi ?",
  'was kostets wenn wer ne Kippe im Zimmer qualmt',
  'paljonko maksaa jos avain katoaa',
  'vad kostar det om jag tappar nyckeln till rummet',
])('supposes something: %s', (question) => expect(supposes(question)).toBe(true))

it.each([
  'how much is a room',
  '¿cuánto cuesta la habitación?',
  'si tienen habitación, ¿cuánto es?',
  'quanto se paga por um quarto',
  "c'est combien la chambre, s'il vous plaît ?",
  'vad kostar ett rum om natten',
  'wie viel kostet ein Zimmer',
  'paljonko huone maksaa',
])('asks what there is: %s', (question) => expect(supposes(question)).toBe(false))
