import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../../platform/context.ts'
import { inPlainSpelling } from '../words/base-forms.ts'
import { amountsIn } from '../words/amounts.ts'
import type { Heard } from '../hearing/heard.ts'
import { matchTopics, type TopicMatch } from '../passages/match-topics.ts'
import { isCircumstance, mentions, thingsIn } from '../hearing/named-things.ts'
import type { Found } from '../passages/retrieval.ts'
import { aboutHours } from '../hearing/times-asked.ts'
import { courtesies, strongTopic } from '../passages/special-topics.ts'
import { clausesOf, conjunction } from '../words/words.ts'

/** A question with two topics in different words, as 'is there wifi and parking?', gets both answers. */
const second = (question: string, found: readonly Found[], topics: readonly TopicMatch[]): Found | undefined => {
  const strong = topics.filter(({ strength }) => strength >= strongTopic)
  const best = strong.find(({ source }) => source === found[0]?.source)
  const isApart = ({ source, words }: TopicMatch) =>
    // 'The hours of arrival and departure' says the hours once.
    aboutHours.has(source) && aboutHours.has(best!.source)
      ? words.some((word) => !best!.words.includes(word)) && best!.words.some((word) => !words.includes(word))
      : !words.some((word) => best!.words.includes(word))
  const next = best && strong.find((topic) => topic.source !== best.source && isApart(topic))
  if (!best || !next || !conjunction.test(question)) return undefined
  return found.find(({ source }) => source === next.source)
}

/** What a price is asked by says nothing of its own. */
const asked: ReadonlySet<string> = new Set(['house:price', 'house:availability', ...courtesies])

/** From here on a topic is what a part of a question is about. */
const leastOfPart = 0.6

/** What another part of a question is about, as of 'when did you open, and how many rooms are there?' */
const ofOtherPart = (
  ctx: Context,
  locale: Locale,
  { question, topics }: Heard,
  found: readonly Found[],
  best: Found,
): Found | undefined => {
  const named = clausesOf(question).map((part) =>
    matchTopics(ctx.content.list('topic', locale), inPlainSpelling(part, locale)).filter(
      ({ source, strength }) => strength >= leastOfPart && topics.some((topic) => topic.source === source),
    ),
  )
  const next = named.find((part) => part.length > 0 && part.every(({ source }) => source !== best.source))?.[0]
  return next && !asked.has(next.source) ? found.find(({ source }) => source === next.source) : undefined
}

/** What a story mentions is not what the hotel has. */
const isStory = ({ source }: Found) => source.startsWith('blog:')

/** What a thing is wanted for or until when is told by the way: a wedding, before the arrival. */
const besideThings: ReadonlySet<string> = new Set(['faq:groups', 'faq:early-check-in'])

/** What is asked about a place that may not exist, as smoking on a balcony. */
const holdsAnywhere: ReadonlySet<string> = new Set(['faq:smoking'])

const aboutOnePlace = /^(?:place|restaurant|walk|drive|trip):/
const clock = /\d[:.]\d\d|\d\s?(?:am|pm|uhr|h)\b|\bkl\.?\s?\d|24/i

/** When a place opens and what it costs is answered by its passage where that says so; where it does not, that is said too. */
const lacksWhatIsAsked = ({ asksOpening, asksPrice }: Heard, { source, text }: Found): boolean =>
  aboutOnePlace.test(source) &&
  ((asksOpening && !clock.test(text)) ||
    (asksPrice && amountsIn(text).length === 0 && !/free|grat|kostenlos|ilmai|maksut/i.test(text)))

/** The parts of a question that name no such thing. */
const clausesWithout = (question: string, locale: Locale) =>
  clausesOf(question).filter((clause) => thingsIn(clause, locale).length === 0)

/** A thing that hotels may have or not is answered by a passage that speaks of it, or by none. */
export const toldOf = (
  ctx: Context,
  locale: Locale,
  heard: Heard,
  found: readonly Found[],
  best: Found | undefined,
) => {
  const { things, topics, question } = heard
  const isByTheWay = things.every(isCircumstance) && (best?.topic ?? 0) >= strongTopic
  if (things.length === 0 || isByTheWay) {
    const also = best && (second(question, found, topics) ?? ofOtherPart(ctx, locale, heard, found, best))
    const told = best ? [best, also ?? []].flat() : []
    return { told, lacks: told.length === 1 && lacksWhatIsAsked(heard, told[0]!) }
  }
  const ruled = found.find(({ source, topic }) => holdsAnywhere.has(source) && topic >= strongTopic)
  if (ruled) return { told: [ruled], lacks: false }
  const known = found.find(
    (passage) =>
      !isStory(passage) && !holdsAnywhere.has(passage.source) && things.some((thing) => mentions(passage, thing)),
  )
  if (known) return { told: [known], lacks: lacksWhatIsAsked(heard, known) }
  const others = clausesWithout(question, locale).flatMap((clause) =>
    matchTopics(ctx.content.list('topic', locale), inPlainSpelling(clause, locale)).filter(
      ({ source, strength }) =>
        !besideThings.has(source) && strength >= strongTopic && topics.some((topic) => topic.source === source),
    ),
  )
  const told = conjunction.test(question) ? found.filter(({ source }) => others[0]?.source === source) : []
  return { told, lacks: true }
}
