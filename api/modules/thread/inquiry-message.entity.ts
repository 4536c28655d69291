import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { locales } from '#graphql/locales.ts'
import { messageKinds } from '#graphql/inputs/thread.ts'
import { baseColumns } from '../../db/base-columns.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { Mail } from '../mail/mail.entity.ts'
import { StaffUser } from '../staff/staff.entity.ts'

/** A file that came with a message; it lies in the hotel's mailbox. */
export interface ListedAttachment {
  name: string
  bytes: number
}

/** What was said about an inquiry after the form, in turn. Its id is the key by which a repetition is known. */
export const InquiryMessage = defineEntity({
  name: 'InquiryMessage',
  indexes: [{ name: 'inquiry_message_inquiry_id_created_at_index', properties: ['inquiry', 'createdAt'] }],
  uniques: [{ name: 'inquiry_message_inquiry_id_mail_hash_unique', properties: ['inquiry', 'mailHash'] }],
  properties: {
    ...baseColumns,
    inquiry: () => p.manyToOne(Inquiry).deleteRule('cascade'),
    kind: p.enum([...messageKinds]),
    text: p.text(),
    /** Of the mail that carries it. */
    language: p.enum([...locales]).nullable(),
    author: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
    /** At that time. */
    authorName: p.string().length(100),
    /** By which a reply leaves, and which knows how far it is. */
    mail: () => p.manyToOne(Mail).nullable().deleteRule('set null').index('inquiry_message_mail_index'),
    /** What a mail that came in repeats of earlier ones. */
    quoted: p.text().nullable(),
    /** Where it came from, if not from the guest's address. */
    fromAddress: p.string().length(254).nullable(),
    /** Written by a program. */
    isAutomatic: p.boolean().default(false),
    /** There is more of it than could be read. */
    isIncomplete: p.boolean().default(false),
    attachments: p.json<ListedAttachment[]>().default('[]'),
    /** Of the mail that brought it, so that it comes in once. */
    mailHash: p.string().length(64).nullable(),
  },
})

export type InquiryMessage = InferEntity<typeof InquiryMessage>
