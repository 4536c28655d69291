import { fold } from '../words/words.ts'

/** 'If he is caught with one in the room, what do you charge?': what follows from something, and no price of the room. */
const condition =
  /\b(?:if|in case|wenn|falls|sofern|jos|mikali)\b|\bsi (?!(?:es|hay|tienen|puedo|podemos|se puede|c.?est|vous avez|possible)\b)[a-z]|\bs.(?:il|ils|elle|elles|on) (?!vous plait|te plait)|\bcaso (?:eu|a gente|alguem|ele|ela)\b|\bse (?:eu|a gente|ele|ela|eles|elas|nos|voce|alguem|meu|minha|o meu|a minha|[a-z]{2,}(?:ar|er|ir|armos|ermos|irmos|arem|erem|irem))\b|\bom (?:jag|vi|man|han|hon|nan|nagon|de|det|mina?|min)\b/

export const supposes = (question: string): boolean => condition.test(fold(question))
