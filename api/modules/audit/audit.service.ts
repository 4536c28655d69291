import { randomUUID } from 'node:crypto'
import type { AuditAction } from '#graphql/inputs/audit.ts'
import type { Context } from '../../platform/context.ts'
import { networkOf } from '../../platform/visitor.ts'
import { AuditEntry, type ActorKind, type AuditDetails } from './audit-entry.entity.ts'

/** Who did it, where that is not the viewer: somebody who has just signed in, or the command line. */
export interface Actor {
  kind: ActorKind
  id?: string | null
  name?: string | null
}

interface Told {
  /** Id of what it was done to. */
  subject?: string | null
  details?: AuditDetails
  by?: Actor
}

type Teller = Pick<Context, 'em' | 'now' | 'ip' | 'viewer'>

const longestName = 100

const viewerOf = ({ viewer, ip }: Teller): Actor => viewer ?? { kind: ip ? 'stranger' : 'server' }

/**
 * Notes what was done, in the transaction of `ctx.em`: there is neither without the other.
 *
 * An entry holds no secret, no text of a message, and no address of a guest: it cannot be changed, so an erasure could
 * not find it. Guests are told by the id of their record, which means nothing once that is gone, or by
 * the keyed hash of the address, which is what an erasure keeps.
 */
export const audit = async (ctx: Teller, action: AuditAction, { subject, details, by }: Told = {}): Promise<void> => {
  const actor = by ?? viewerOf(ctx)
  await ctx.em.insert(AuditEntry, {
    id: randomUUID(),
    at: ctx.now(),
    action,
    actorKind: actor.kind,
    actorId: actor.id ?? null,
    actorName: actor.name?.slice(0, longestName) ?? null,
    network: networkOf(ctx.ip),
    subject: subject ?? null,
    details: details ?? {},
  })
}
