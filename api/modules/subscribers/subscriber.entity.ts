import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { subscriberStatuses } from '#graphql/inputs/subscriber.ts'
import { locales } from '#graphql/locales.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'

/** A person on the mailing list, with the proof of consent. */
export const Subscriber = defineEntity({
  name: 'Subscriber',
  indexes: [
    { name: 'subscriber_subscribed_at_id_index', properties: ['subscribedAt', 'id'] },
    { name: 'subscriber_updated_at_id_index', properties: ['updatedAt', 'id'] },
    { name: 'subscriber_status_subscribed_at_id_index', properties: ['status', 'subscribedAt', 'id'] },
    // Counts an audience without reading the people.
    { name: 'subscriber_status_language_source_index', properties: ['status', 'language', 'source'] },
    {
      name: 'subscriber_search_text_index',
      expression: 'create index "subscriber_search_text_index" on "subscriber" using gin ("search_text" gin_trgm_ops)',
    },
  ],
  properties: {
    ...baseColumns,
    email: p.string().length(254),
    emailLower: p.string().length(254).unique('subscriber_email_lower_unique'),
    name: p.string().length(100).nullable(),
    phone: p.string().length(32).nullable(),
    status: p.enum([...subscriberStatuses]),
    source: p.string().length(40),
    language: p.enum([...locales]),
    subscribedAt: instant(),
    consentTextId: p.string().length(40).nullable(),
    consentAt: instant().nullable(),
    /** When the person confirmed from their own mailbox. */
    confirmedAt: instant().nullable(),
    unsubscribedAt: instant().nullable(),
    unsubscribedBy: p.string().length(40).nullable(),
    /** What the search box looks in: address and name, which a line break keeps apart. */
    searchText: p
      .text()
      .generated("lower((((email)::text || chr(10)) || (COALESCE(name, ''::character varying))::text)) stored")
      .lazy()
      .nullable(),
  },
})

export type Subscriber = InferEntity<typeof Subscriber>
