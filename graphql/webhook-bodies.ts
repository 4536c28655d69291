import { z } from 'zod'
import { inquiryPages, inquiryStatuses } from './inputs/inquiry.ts'
import { subscriberStatuses } from './inputs/subscriber.ts'
import type { DeliveryEvent } from './inputs/webhook.ts'
import { locales } from './locales.ts'

const id = (of: string) => z.uuid().describe(`Id of the ${of}, the same as in GraphQL and REST`)
const day = (which: string) => z.iso.date().describe(`${which}, by the hotel’s calendar`)
const count = (what: string) => z.int().nonnegative().describe(what)
const percent = z.int().min(1).max(100).describe('Discount of the coupon in percent')
const bookingRef = z.string().nullable().describe('The booking that it was redeemed with; null where none was named')

const subscriber = z.object({
  id: id('subscriber'),
  status: z.enum([...subscriberStatuses, 'erased']).describe('`erased` once all that was known of the person is gone'),
  source: z.string().describe('Where the person joined, as `newsletter` or `import`'),
  language: z.enum(locales).describe('Language of the mails'),
})

const importedFile = z.object({
  imported: z
    .object({ added: count('Addresses that are new'), updated: count('Addresses that were known and have changed') })
    .describe('A file that staff have read in: one event for all of its lines'),
})

const nightsOfType = z.object({
  roomTypeId: id('room type'),
  name: z.string().optional().describe('Its name at the desk; missing once it is gone'),
  firstNight: day('The first night that has changed'),
  lastNight: day('The last night that has changed'),
  nights: z.int().min(1).describe('How many of the nights from first to last have changed'),
})

/**
 * What `data` of an event's body has: ids, states and figures. What a guest or a colleague wrote is asked for by the id, with
 * a key that may read it.
 */
export const webhookData = {
  'inquiry.created': z.object({
    id: id('inquiry'),
    reference: z.string().describe('What the guest was told, as `AB-4K7Q`'),
    page: z.enum(inquiryPages).describe('Where it was written'),
    language: z.enum(locales).describe('Language of the page'),
    createdAt: z.iso.datetime().describe('When it came in'),
  }),
  'inquiry.updated': z.object({
    id: id('inquiry'),
    reference: z.string().describe('What the guest was told, as `AB-4K7Q`'),
    status: z.enum(inquiryStatuses).describe('Its status now'),
    assigneeId: z.uuid().nullable().describe('Id of the staff member who sees to it; null for nobody'),
    fields: z
      .array(z.string())
      .describe('Names of the fields that have changed, as `status`, `assignee`, `notes`, `stay`, `mergedInto`'),
  }),
  'subscriber.changed': z.union([subscriber, importedFile]),
  'coupon.redeemed': z.object({ id: id('coupon'), percent, bookingRef, stayDate: day('Arrival') }),
  'coupon.undone': z.object({
    id: id('coupon'),
    percent,
    bookingRef,
    stayDate: day('Arrival').nullable(),
  }),
  'coupon.voided': z.object({ id: id('coupon'), percent }),
  'campaign.finished': z.object({
    id: id('campaign'),
    state: z.enum(['sent', 'cancelled']).describe('How it ended'),
    recipients: count('To whom it was addressed'),
    sent: count('Mails that the mail server took'),
    failed: count('Mails that it refused'),
    bounced: count('Mails that came back'),
    skipped: count('Who had left the list before their mail went out'),
  }),
  'availability.changed': z.object({ roomTypes: z.array(nightsOfType).min(1).describe('Each room type once') }),
  ping: z.object({ webhookId: id('webhook') }),
} satisfies Record<DeliveryEvent, z.ZodType>

export type WebhookData = { [Event in DeliveryEvent]: z.input<(typeof webhookData)[Event]> }
