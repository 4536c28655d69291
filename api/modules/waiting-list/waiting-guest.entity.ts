import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { locales } from '#graphql/locales.ts'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { Mail } from '../mail/mail.entity.ts'
import { RoomType } from '../rooms/room.entity.ts'

/** An address that waits for nights which are taken. It is told once, and goes when the day of arrival has passed. */
export const WaitingGuest = defineEntity({
  name: 'WaitingGuest',
  indexes: [{ name: 'waiting_guest_arrival_index', properties: ['arrival', 'waitingSince'] }],
  properties: {
    ...baseColumns,
    /** Opens the page where the guest leaves the list; as long as a key, and the only way to it. */
    token: p.string().length(43).unique('waiting_guest_token_unique'),
    email: p.string().length(254),
    emailLower: p.string().length(254).index('waiting_guest_email_lower_index'),
    language: p.enum([...locales]),
    /** None for any that takes the party. */
    roomType: () => p.manyToOne(RoomType).nullable().deleteRule('cascade'),
    arrival: p.date(),
    departure: p.date(),
    guests: p.integer(),
    /** How many of the guests are children. */
    children: p.integer(),
    /** Needs an accessible room. */
    accessible: p.boolean(),
    /** The place in the line. */
    waitingSince: instant(),
    toldAt: instant().nullable(),
    /** The room that the mail named. */
    toldRoomType: () => p.manyToOne(RoomType).nullable(),
    /** While it is kept. */
    mail: () => p.manyToOne(Mail).nullable().deleteRule('set null').index('waiting_guest_mail_index'),
  },
})

export type WaitingGuest = InferEntity<typeof WaitingGuest>
