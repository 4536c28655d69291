import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { locales } from '#graphql/locales.ts'
import { messageKinds } from '#graphql/inputs/thread.ts'
import { baseColumns } from '../../db/base-columns.ts'
import { Inquiry } from '../inquiries/inquiry.entity.ts'
import { Mail } from '../mail/mail.entity.ts'
import { StaffUser } from '../staff/staff.entity.ts'

/** What was said about an inquiry after the form, in turn. Its id is the key by which a repetition is known. */
export const InquiryMessage = defineEntity({
  name: 'InquiryMessage',
  indexes: [{ name: 'inquiry_message_inquiry_id_created_at_index', properties: ['inquiry', 'createdAt'] }],
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
  },
})

export type InquiryMessage = InferEntity<typeof InquiryMessage>
