import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { byId, perRequest } from '../../platform/loader.ts'
import { Mail } from '../mail/mail.entity.ts'
import { InquiryMessage } from './inquiry-message.entity.ts'
import { ReplyDraft } from './reply-draft.entity.ts'

const ofEach = <T extends { inquiry: { id: string } }>(ids: readonly string[], records: T[]): T[][] =>
  ids.map((id) => records.filter(({ inquiry }) => inquiry.id === id))

const inTurn = { createdAt: 'asc', id: 'asc' } as const

/** The messages of inquiries, the oldest first. */
export const listMessages = (em: SqlEntityManager, ids: readonly string[]): Promise<InquiryMessage[]> =>
  em.find(InquiryMessage, { inquiry: { $in: [...ids] } }, { orderBy: inTurn })

/** The thread of an inquiry, by its id. */
export const messagesLoader = perRequest(async ({ em }, ids) => ofEach(ids, await listMessages(em, ids)))

/** What is being written in answer to an inquiry, by its id. */
export const draftsLoader = perRequest(async ({ em }, ids) =>
  ofEach(ids, await em.find(ReplyDraft, { inquiry: { $in: [...ids] }, text: { $ne: '' } }, { orderBy: inTurn })),
)

/** The mail of an answer, without its words. */
export const replyMailLoader = byId(({ em }, ids) =>
  em.find(Mail, { id: { $in: [...ids] } }, { fields: ['id', 'state', 'sentAt', 'lastError'] }),
)
