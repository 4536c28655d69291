import { z } from 'zod'
import { yearsLater } from '../stay-dates.ts'
import { multilineText, plainText, stayDate } from './fields.ts'

export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const
export type CampaignState = (typeof campaignStates)[number]

export const recipientStates = ['queued', 'sending', 'sent', 'failed', 'skipped', 'bounced'] as const
export type RecipientState = (typeof recipientStates)[number]

export const defaultDiscountPercent = 5
export const quickSendPercents = [5, 10, 15, 20] as const
/** How long the offer of a new campaign lasts unless staff say otherwise. */
export const defaultValidDays = 30
export const longestValidYears = 2

const discountPercent = z
  .number({ error: 'Discount is required' })
  .int('Discount must be a whole number')
  .min(1, 'Discount must be at least 1 percent')
  .max(100, 'Discount must be at most 100 percent')

const offer = {
  subject: plainText('Subject', 1, 150),
  discountPercent,
  specialMessage: multilineText('Message', 0, 2_000)
    .nullish()
    .transform((value) => value ?? ''),
}

/** What a campaign is made of, whatever day it is. */
export const campaignShape = z.object({ ...offer, validUntil: stayDate('Valid until') })

/** A campaign on a day of hotel time, YYYY-MM-DD, on which the bounds of `validUntil` depend. */
export const campaignSchemaOn = (today: string) => {
  const last = yearsLater(today, longestValidYears)
  const isWithin = (day: string) => day >= today && day <= last
  const validUntil = campaignShape.shape.validUntil.pipe(
    z.string().refine(isWithin, `Valid until must be from ${today} to ${last}`),
  )
  return campaignShape.extend({ validUntil })
}

const id = z.uuid('Id must be the id of a campaign')
/** Somebody was told that the same offer goes or went out, and wants it all the same. */
const evenIfRepeated = z.boolean().nullish().transform(Boolean)

export const updateCampaignSchemaOn = (today: string) => campaignSchemaOn(today).extend({ id, evenIfRepeated })

export const scheduleCampaignSchema = z.object({
  id,
  scheduledAt: z.date('Time must be an instant'),
  evenIfRepeated,
})

export const campaignTemplateSchema = z.object({ ...offer, name: plainText('Name', 1, 80) })

export const updateCampaignTemplateSchema = campaignTemplateSchema.extend({
  id: z.uuid('Id must be the id of a template'),
})
