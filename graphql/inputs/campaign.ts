import { z } from 'zod'
import { defaultLocale, locales, type Locale } from '../locales.ts'
import { yearsLater } from '../stay-dates.ts'
import { audienceSchemaOn } from './campaign-audience.ts'
import { multilineText, plainText, stayDate, version } from './fields.ts'

export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const
export type CampaignState = (typeof campaignStates)[number]

export const recipientStates = ['queued', 'sending', 'sent', 'failed', 'skipped', 'bounced'] as const
export type RecipientState = (typeof recipientStates)[number]

export const defaultDiscountPercent = 5
export const quickSendPercents = [5, 10, 15, 20] as const
/** How long the offer of a new campaign lasts unless staff say otherwise. */
export const defaultValidDays = 30
const longestValidYears = 2

const discountPercent = z
  .number({ error: 'Discount is required' })
  .int('Discount must be a whole number')
  .min(1, 'Discount must be at least 1 percent')
  .max(100, 'Discount must be at most 100 percent')

const subjectOf = (label: string) => plainText(label, 1, 150)
const messageOf = (label: string) =>
  multilineText(label, 0, 2_000)
    .nullish()
    .transform((value) => value ?? '')

const offer = {
  subject: subjectOf('Subject'),
  discountPercent,
  specialMessage: messageOf('Message'),
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** Subject and message of a campaign in one of the languages beside English. */
export interface CampaignTranslation {
  locale: Locale
  subject: string
  specialMessage: string
  /** A model wrote it, and nobody has said yet that it is right. */
  isDrafted: boolean
}

const [translation, ...otherTranslations] = locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) =>
    z.object({
      locale: z.literal(locale),
      subject: subjectOf(`Subject in ${languageNames.of(locale)}`),
      specialMessage: messageOf(`Message in ${languageNames.of(locale)}`),
      isDrafted: z.boolean().nullish().transform(Boolean),
    }),
  )

export const campaignTranslationSchema = z.discriminatedUnion('locale', [translation!, ...otherTranslations], {
  error: 'Locale must be a language beside English, whose subject and message are the campaign’s own',
})

const translations = z
  .array(campaignTranslationSchema)
  .refine(
    (all) => new Set(all.map(({ locale }) => locale)).size === all.length,
    'Translations must have each language once',
  )

/** What a campaign is made of, whatever day it is. */
export const campaignShape = z.object({ ...offer, validUntil: stayDate('Valid until') })

/** What staff may leave out: a change then leaves it as it is, and null takes it away. */
const narrowing = (today: string) => ({
  audience: audienceSchemaOn(today).nullish(),
  translations: translations.nullish(),
})

const campaignFieldsOn = (today: string) => {
  const last = yearsLater(today, longestValidYears)
  const isWithin = (day: string) => day >= today && day <= last
  const validUntil = campaignShape.shape.validUntil.pipe(
    z.string().refine(isWithin, `Valid until must be from ${today} to ${last}`),
  )
  return campaignShape.extend({ validUntil, ...narrowing(today) })
}

interface Written {
  specialMessage: string
  translations?: CampaignTranslation[] | null | undefined
}

/** Nobody gets a mail that says less than the English. */
const refuseHalves = ({ specialMessage, translations: all }: Written, context: z.RefinementCtx) => {
  for (const [at, { locale, specialMessage: own }] of (all ?? []).entries())
    if (specialMessage && !own)
      context.addIssue({
        code: 'custom',
        path: ['translations', at, 'specialMessage'],
        message: `Message in ${languageNames.of(locale)} is required, as there is one in English`,
      })
}

/** A campaign on a day of hotel time, YYYY-MM-DD, on which the bounds of its days depend. */
export const campaignSchemaOn = (today: string) => campaignFieldsOn(today).superRefine(refuseHalves)

const id = z.uuid('Id must be the id of a campaign')
/** Somebody was told that the same offer goes or went out, and wants it all the same. */
const evenIfRepeated = z.boolean().nullish().transform(Boolean)

export const updateCampaignSchemaOn = (today: string) =>
  campaignFieldsOn(today).extend({ id, version, evenIfRepeated }).superRefine(refuseHalves)

export const draftCampaignTranslationSchema = z.object({
  subject: offer.subject,
  specialMessage: offer.specialMessage,
  locale: z.enum(locales).exclude([defaultLocale], 'Locale must be a language that English is translated into'),
})

export const scheduleCampaignSchema = z.object({
  id,
  version,
  scheduledAt: z.date('Time must be an instant'),
  evenIfRepeated,
})

export const campaignTemplateSchema = z.object({ ...offer, name: plainText('Name', 1, 80) })

export const updateCampaignTemplateSchema = campaignTemplateSchema.extend({
  id: z.uuid('Id must be the id of a template'),
  version,
})
