import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { locales } from '#graphql/locales.ts'
import { inquiryPages, inquiryStatuses } from '#graphql/inputs/inquiry.ts'
import type { CorrectedStay } from '#graphql/inputs/inquiry-stay.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { StaffUser } from '../staff/staff.entity.ts'

/** A guest's message to the front desk. */
export const Inquiry = defineEntity({
  name: 'Inquiry',
  indexes: [
    { name: 'inquiry_created_at_id_index', properties: ['createdAt', 'id'] },
    { name: 'inquiry_updated_at_id_index', properties: ['updatedAt', 'id'] },
    { name: 'inquiry_content_hash_index', properties: ['contentHash', 'createdAt'] },
  ],
  properties: {
    ...baseColumns,
    version: p.integer().version(),
    reference: p.string().length(12).unique('inquiry_reference_unique'),
    name: p.string().length(100),
    email: p.string().length(254),
    emailLower: p.string().length(254).index('inquiry_email_lower_index'),
    phone: p.string().length(32).nullable(),
    message: p.text(),
    subscribedToNewsletter: p.boolean(),
    language: p.enum([...locales]),
    page: p.enum([...inquiryPages]),
    arrival: p.date().nullable(),
    departure: p.date().nullable(),
    guests: p.integer().nullable(),
    /** The stay as staff have corrected it; null while what the guest said stands. */
    correctedStay: p.json<CorrectedStay>().nullable(),
    status: p.enum([...inquiryStatuses]).index('inquiry_status_index'),
    /** The hotel's day on which it comes back to the desk; until then it sleeps. */
    snoozedUntil: p.date().nullable(),
    assignee: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
    updatedBy: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
    notes: p.text(),
    /** Whose thread it is a part of, and is read and answered in; null while it stands for itself. */
    mergedInto: () => p.manyToOne(Inquiry).nullable().deleteRule('set null').index('inquiry_merged_into_index'),
    mergedAt: instant().nullable(),
    mergedBy: () => p.manyToOne(StaffUser).nullable().deleteRule('set null'),
    firstReplyAt: instant().nullable(),
    consentTextId: p.string().length(40).nullable(),
    /** Keyed hash of the sender's address, forgotten after 30 days. */
    ipHash: p.string().length(64).nullable(),
    /** What makes two submissions the same one. */
    contentHash: p.string().length(64),
    anonymisedAt: instant().nullable(),
  },
})

export type Inquiry = InferEntity<typeof Inquiry>
