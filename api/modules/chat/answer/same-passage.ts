import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../../platform/context.ts'
import { amountsIn } from '../words/amounts.ts'
import { stayTopic } from '../hearing/conversation-state.ts'
import type { Heard } from '../hearing/heard.ts'
import { withDigits } from '../words/numbers.ts'
import { askedWords } from '../words/phrases.ts'
import { readPassage, type Found } from '../passages/retrieval.ts'
import { hears } from '../words/room-words.ts'
import { fold } from '../words/words.ts'

/** A question about 'it' or 'there' that names nothing is about the place that was spoken of. */
const placeOf = async (ctx: Context, locale: Locale, { asksThere, isSpecial, before }: Heard): Promise<Found | null> =>
  asksThere && !isSpecial && before.place ? readPassage(ctx, locale, before.place) : null

/** Words of 'how many', 'until when?' */
const longestMore = 4

/** 'How many?' and 'and two?' after an answer that has a number in it ask for that answer again. */
const moreOfIt = async (ctx: Context, locale: Locale, heard: Heard): Promise<Found | null> => {
  const { asksMore, isAboutIt, isSlotsOnly, slots, topics, things, question, before } = heard
  const namesNothing = isAboutIt && slots.nights === null && topics.length === 0 && things.length === 0
  const asksNumber = asksMore || (isSlotsOnly && /\d/.test(withDigits(fold(question))))
  if (!asksNumber || !namesNothing || askedWords(question).length > longestMore) return null
  const passage = before.topic && before.topic !== stayTopic ? await readPassage(ctx, locale, before.topic) : null
  return passage && /\d/.test(passage.text) ? passage : null
}

/** 'How much is that?' and 'so it's free?' after an answer are about the price that stands in it, or that there is none. */
const priceOfIt = async (ctx: Context, locale: Locale, heard: Heard): Promise<Found | null> => {
  const { asksPrice, asksGratis, isSpecial, isAboutIt, before } = heard
  if (!(asksPrice || asksGratis) || isSpecial || !isAboutIt || !before.topic || before.topic === stayTopic) return null
  const passage = await readPassage(ctx, locale, before.topic)
  const saysPrice =
    passage && (amountsIn(passage.text).length > 0 || hears('chat.hears.gratis', locale, askedWords(passage.text)))
  return saysPrice ? passage : null
}

/** The passage of the last answer, or of the place that was spoken of, where more of it is asked; null where it is not. */
export const samePassage = async (ctx: Context, locale: Locale, heard: Heard): Promise<Found | null> =>
  (await placeOf(ctx, locale, heard)) ?? (await priceOfIt(ctx, locale, heard)) ?? (await moreOfIt(ctx, locale, heard))
