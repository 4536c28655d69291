import type { Context } from '../../platform/context.ts'
import type { ErasureReceipt } from './guest.type.ts'
import type { Counts, Removal } from './remove-rows.ts'

const toCounts = <Kind extends string>(counts: Counts<Kind>): { kind: Kind; count: number }[] =>
  Object.entries<number | undefined>(counts).flatMap(([kind, count]) => (count ? [{ kind: kind as Kind, count }] : []))

/** The one place that every erasure passes once it is kept. The server's log tells who did it and how much went, not of whom. */
export const tellErased = (ctx: Context, what: 'guest' | 'inquiry' | 'again', { removed }: Removal): void =>
  ctx.log.info({ what, removed: toCounts(removed), by: ctx.viewer?.id }, 'erased')

/** What the guest may be told. */
export const toReceipt = (ctx: Context, { removed, kept }: Removal): ErasureReceipt => ({
  erasedAt: ctx.now(),
  removed: toCounts(removed),
  kept: toCounts(kept),
})
