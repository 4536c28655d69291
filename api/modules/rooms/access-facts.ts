import type { Accessibility } from '#graphql/inputs/room.ts'
import type { Locale } from '#graphql/locales.ts'
import { translate, type Localized } from '../hotel/localized.ts'
import type { AccessFact } from './room.type.ts'

type Question = Exclude<keyof Accessibility, 'notes'>

const questions: Localized<Record<Question, string>> = {
  en: {
    stepFreeEntrance: 'Step-free entrance',
    groundFloor: 'On the ground floor',
    doorwayWidthInches: 'Narrowest doorway',
    bedHeightInches: 'Height of the bed',
    rollInShower: 'Roll-in shower',
    grabBars: 'Grab bars in the bathroom',
    visualAlarm: 'Visual fire alarm',
  },
  es: {
    stepFreeEntrance: 'Entrada sin escalones',
    groundFloor: 'En planta baja',
    doorwayWidthInches: 'Puerta más estrecha',
    bedHeightInches: 'Altura de la cama',
    rollInShower: 'Ducha accesible en silla de ruedas',
    grabBars: 'Barras de apoyo en el baño',
    visualAlarm: 'Alarma de incendios visual',
  },
  pt: {
    stepFreeEntrance: 'Entrada sem degraus',
    groundFloor: 'No térreo',
    doorwayWidthInches: 'Porta mais estreita',
    bedHeightInches: 'Altura da cama',
    rollInShower: 'Chuveiro acessível para cadeira de rodas',
    grabBars: 'Barras de apoio no banheiro',
    visualAlarm: 'Alarme de incêndio visual',
  },
  fr: {
    stepFreeEntrance: 'Entrée de plain-pied',
    groundFloor: 'Au rez-de-chaussée',
    doorwayWidthInches: 'Porte la plus étroite',
    bedHeightInches: 'Hauteur du lit',
    rollInShower: 'Douche accessible en fauteuil roulant',
    grabBars: 'Barres d’appui dans la salle de bains',
    visualAlarm: 'Alarme incendie visuelle',
  },
  de: {
    stepFreeEntrance: 'Stufenloser Zugang',
    groundFloor: 'Im Erdgeschoss',
    doorwayWidthInches: 'Schmalste Tür',
    bedHeightInches: 'Höhe des Bettes',
    rollInShower: 'Mit dem Rollstuhl befahrbare Dusche',
    grabBars: 'Haltegriffe im Bad',
    visualAlarm: 'Optischer Feueralarm',
  },
  fi: {
    stepFreeEntrance: 'Esteetön sisäänkäynti',
    groundFloor: 'Pohjakerroksessa',
    doorwayWidthInches: 'Kapein oviaukko',
    bedHeightInches: 'Sängyn korkeus',
    rollInShower: 'Suihku, johon pääsee pyörätuolilla',
    grabBars: 'Tukikahvat kylpyhuoneessa',
    visualAlarm: 'Näkyvä palohälytin',
  },
  sv: {
    stepFreeEntrance: 'Entré utan trappsteg',
    groundFloor: 'På bottenvåningen',
    doorwayWidthInches: 'Smalaste dörröppning',
    bedHeightInches: 'Sängens höjd',
    rollInShower: 'Dusch som nås med rullstol',
    grabBars: 'Stödhandtag i badrummet',
    visualAlarm: 'Optiskt brandlarm',
  },
}

const answers: Localized<{ yes: string; no: string; unknown: string }> = {
  en: { yes: 'yes', no: 'no', unknown: 'not measured yet' },
  es: { yes: 'sí', no: 'no', unknown: 'aún sin medir' },
  pt: { yes: 'sim', no: 'não', unknown: 'ainda não medido' },
  fr: { yes: 'oui', no: 'non', unknown: 'pas encore mesuré' },
  de: { yes: 'ja', no: 'nein', unknown: 'noch nicht gemessen' },
  fi: { yes: 'kyllä', no: 'ei', unknown: 'ei vielä mitattu' },
  sv: { yes: 'ja', no: 'nej', unknown: 'inte uppmätt ännu' },
}

const centimetresInAnInch = 2.54

const inWords = (answer: boolean | number | null | undefined, locale: Locale): string => {
  const { yes, no, unknown } = translate(answers, locale)
  if (answer == null) return unknown
  if (typeof answer === 'boolean') return answer ? yes : no
  const centimetres = `${Math.round(answer * centimetresInAnInch)} cm`
  return locale === 'en' ? `${answer} in (${centimetres})` : `${centimetres} (${answer}″)`
}

/** Every question has an answer: a guest must also learn what is missing and what nobody has looked at yet. */
export const accessFacts = (accessibility: Accessibility, locale: Locale): AccessFact[] =>
  Object.entries(translate(questions, locale)).map(([question, name]) => ({
    name,
    value: inWords(accessibility[question as Question], locale),
  }))
