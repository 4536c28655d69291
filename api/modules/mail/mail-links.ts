import type { Locale } from '#graphql/locales.ts'
import { paths, stayAnchor } from '#graphql/paths.ts'
import { codeParameter, writeSaid, type Stay } from '#graphql/stay-address.ts'
import { pageUrl } from '../../i18n/page-url.ts'
import type { Context } from '../../platform/context.ts'
import { createMailingToken, type MailingPurpose } from './mailing-token.ts'

type LinkContext = Pick<Context, 'publicUrl' | 'secret' | 'now' | 'facts'>

const pages: Record<MailingPurpose, string> = {
  confirm: paths.confirmSubscription(),
  unsubscribe: paths.unsubscribe(),
}

/** The page, in the guest's language, that asks before it does anything: mail scanners open every link. */
export const mailingPage = (ctx: LinkContext, purpose: MailingPurpose, locale: Locale, token: string): string =>
  pageUrl(ctx.publicUrl, locale, `${pages[purpose]}?token=${token}`)

export const mailingToken = (ctx: LinkContext, purpose: MailingPurpose, subscriberId: string, email?: string): string =>
  createMailingToken(ctx.secret, purpose, subscriberId, ctx.now(), email)

/**
 * The headers by which a mail program knows the list (RFC 2919), and offers a button of its own to leave it (RFC 2369,
 * RFC 8058): it posts, a GET changes nothing.
 */
export const unsubscribeHeaders = (ctx: LinkContext, token: string): Record<string, string> => ({
  'List-Id': `${ctx.facts.name} <offers.${new URL(ctx.publicUrl).hostname}>`,
  'List-Unsubscribe': `<${ctx.publicUrl}${pages.unsubscribe}?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The planner with the code filled in, or with what stands for each guest's own in a mail to many: it stays as it is. */
export const pricesUrl = (ctx: Pick<Context, 'publicUrl'>, locale: Locale, code: string): string =>
  pageUrl(ctx.publicUrl, locale, `${paths.home()}?${codeParameter}=${code}#${stayAnchor}`)

interface PlannedStay extends Pick<Stay, 'arrival' | 'departure' | 'guests' | 'children' | 'extras' | 'accessible'> {
  /** Null for any room. */
  roomTypeSlug: string | null
  couponCode: string | null
}

/** What an address asks for a stay with. */
const stayQuery = ({ roomTypeSlug, couponCode, ...stay }: PlannedStay): string =>
  writeSaid({ ...stay, room: roomTypeSlug ?? '', code: couponCode ?? '' })

/** The planner with a stay chosen. */
export const plannerUrl = (ctx: Pick<Context, 'publicUrl'>, locale: Locale, stay: PlannedStay): string =>
  pageUrl(ctx.publicUrl, locale, `${paths.home()}${stayQuery(stay)}#${stayAnchor}`)

/** The page to keep of a stay, in a room that is chosen. */
export const staySheetUrl = (
  ctx: Pick<Context, 'publicUrl'>,
  locale: Locale,
  stay: PlannedStay & { roomTypeSlug: string },
): string => pageUrl(ctx.publicUrl, locale, paths.staySheet() + stayQuery(stay))

/** Where somebody leaves the waiting list: the page asks first, a mail program posts to it. */
export const waitingPage = (ctx: Pick<Context, 'publicUrl'>, locale: Locale, token: string): string =>
  pageUrl(ctx.publicUrl, locale, paths.waitingList(token))

/** The picture that a front desk scans. */
export const qrUrl = (ctx: Pick<Context, 'publicUrl'>, code: string): string =>
  `${ctx.publicUrl}/api/coupons/${code}/qr.png`
