import { defaultLocale, type Locale } from '#graphql/locales.ts'
import type { Context } from '../../platform/context.ts'
import { factTexts } from '../hotel/fact-texts.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { pricedStay } from '../inquiry-stays/priced-stay.service.ts'
import { stayWords } from '../inquiry-stays/stay-words.ts'

/** What each inquiry brings; the other names are the hotel's facts. */
const ofInquiry = ['guestName', 'reference', 'arrival', 'departure', 'nights', 'guests', 'room', 'total'] as const

type ReplyValues = Record<(typeof ofInquiry)[number], string | null> & Record<string, string | null>

/** What a saved reply can name, with what stands there for every guest; without what the hotel does not say. */
export const listPlaceholders = ({ facts }: Context, locale: Locale) => [
  ...ofInquiry.map((name) => ({ name, value: null })),
  ...Object.entries(factTexts(facts, locale))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ name, value })),
]

/** Those that the hotel does not say at present too: they are valid, and keep an answer from being sent. */
export const placeholderNames = ({ facts }: Context): ReadonlySet<string> =>
  new Set([...ofInquiry, ...Object.keys(factTexts(facts, defaultLocale))])

/** What stands there for one guest, in a language; null is what nobody has said. */
export const replyValues = async (ctx: Context, inquiry: Inquiry, locale: Locale): Promise<ReplyValues> => ({
  ...factTexts(ctx.facts, locale),
  guestName: inquiry.name,
  reference: inquiry.reference,
  ...stayWords(await pricedStay(ctx, inquiry), locale),
})
