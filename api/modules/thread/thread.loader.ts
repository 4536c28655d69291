import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { byId, perRequest } from '../../platform/loader.ts'
import { Mail } from '../mail/mail.entity.ts'
import type { Inquiry } from '../inquiries/inquiry.entity.ts'
import { listMerged } from '../inquiries/merged.ts'
import { InquiryMessage } from './inquiry-message.entity.ts'
import { ReplyDraft } from './reply-draft.entity.ts'

const ofEach = <T extends { inquiry: { id: string } }>(ids: readonly string[], records: T[]): T[][] =>
  ids.map((id) => records.filter(({ inquiry }) => inquiry.id === id))

const inTurn = { createdAt: 'asc', id: 'asc' } as const

/** What is said in a thread. */
export type Said = Pick<
  InquiryMessage,
  | 'id'
  | 'inquiry'
  | 'kind'
  | 'text'
  | 'quoted'
  | 'language'
  | 'authorName'
  | 'fromAddress'
  | 'isAutomatic'
  | 'isIncomplete'
  | 'attachments'
  | 'mail'
  | 'createdAt'
>

/** The form of an inquiry that was merged is a message like any other. */
const saidByForm = (inquiry: Inquiry): Said => {
  const { id, message, language, name, createdAt } = inquiry
  return {
    id,
    inquiry,
    kind: 'guest',
    text: message,
    quoted: null,
    language,
    authorName: name,
    fromAddress: null,
    isAutomatic: false,
    isIncomplete: false,
    attachments: [],
    mail: null,
    createdAt,
  }
}

const byTime = (one: Said, other: Said): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1)

/** The threads of inquiries, the oldest message first, with the forms and messages of those that were merged into each. */
const listThreads = async (em: SqlEntityManager, ids: readonly string[]): Promise<Said[][]> => {
  const merged = await listMerged(em, ids)
  const wholes = new Map(merged.map(({ id, mergedInto }) => [id, mergedInto!.id]))
  const messages = await em.find(InquiryMessage, { inquiry: { $in: [...ids, ...wholes.keys()] } })
  const said = [...messages, ...merged.map(saidByForm)].toSorted(byTime)
  return ids.map((id) =>
    said.filter((one) => wholes.get(one.inquiry.id) === id || (one.inquiry.id === id && one.id !== id)),
  )
}

/** The thread of an inquiry, the oldest message first. */
export const listMessages = async (em: SqlEntityManager, id: string): Promise<Said[]> =>
  (await listThreads(em, [id]))[0]!

/** The thread of an inquiry, by its id. */
export const messagesLoader = perRequest(({ em }, ids) => listThreads(em, ids))

/** What is being written in answer to an inquiry, by its id. */
export const draftsLoader = perRequest(async ({ em }, ids) =>
  ofEach(ids, await em.find(ReplyDraft, { inquiry: { $in: [...ids] }, text: { $ne: '' } }, { orderBy: inTurn })),
)

/** The mail of an answer, without its words. */
export const replyMailLoader = byId(({ em }, ids) =>
  em.find(Mail, { id: { $in: [...ids] } }, { fields: ['id', 'state', 'sentAt', 'lastError'] }),
)
