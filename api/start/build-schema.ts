import 'reflect-metadata'
import { GraphQLDateTimeISO } from 'graphql-scalars'
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql'
import { publicOperations } from '#graphql/public-operations.ts'
import type { Permission } from '#graphql/permissions.ts'
import type { Context } from '../platform/context.ts'
import { AuditResolver } from '../modules/audit/audit.resolver.ts'
import {
  AvailabilityResolver,
  BlockResolver,
  RoomTypeAvailabilityResolver,
} from '../modules/availability/availability.resolver.ts'
import { BackupResolver } from '../modules/backups/backup.resolver.ts'
import { BlogEntryResolver } from '../modules/blog/blog-entry.resolver.ts'
import { BlogResolver } from '../modules/blog/blog.resolver.ts'
import { CampaignTemplateResolver } from '../modules/campaigns/campaign-template.resolver.ts'
import { CampaignResolver } from '../modules/campaigns/campaign.resolver.ts'
import { BlogRevisionResolver } from '../modules/blog/blog-revision.resolver.ts'
import { ChatResolver } from '../modules/chat/chat.resolver.ts'
import { CouponEventResolver, CouponResolver } from '../modules/coupons/coupon.resolver.ts'
import { GuestResolver } from '../modules/guests/guest.resolver.ts'
import { GuideResolver } from '../modules/guide/guide.resolver.ts'
import { RecordChangeResolver } from '../modules/history/record-change.resolver.ts'
import { HotelResolver } from '../modules/hotel/hotel.resolver.ts'
import { InquiryResolver } from '../modules/inquiries/inquiry.resolver.ts'
import { MailResolver } from '../modules/mail/mail.resolver.ts'
import { NewsletterResolver } from '../modules/newsletter/newsletter.resolver.ts'
import { PriceStudioResolver } from '../modules/pricing/price-studio.resolver.ts'
import { PricingRuleResolver } from '../modules/pricing/pricing-rule.resolver.ts'
import {
  BookableStayResolver,
  QuoteNightResolver,
  QuoteRefusalResolver,
  RateCalendarResolver,
  StayQuoteResolver,
} from '../modules/pricing/stay.resolver.ts'
import { GalleryResolver } from '../modules/rooms/gallery.resolver.ts'
import { RoomImageResolver, RoomTypeResolver } from '../modules/rooms/room-type.resolver.ts'
import { RoomResolver } from '../modules/rooms/room.resolver.ts'
import { StayChargeResolver } from '../modules/settings/stay-charge.resolver.ts'
import { OperationsResolver } from '../modules/operations/operations.resolver.ts'
import { BingResolver } from '../modules/search-engines/bing.resolver.ts'
import { GoogleResolver } from '../modules/search-engines/google.resolver.ts'
import { SelfCheckResolver } from '../modules/seo/self-check.resolver.ts'
import { SeoResolver } from '../modules/seo/seo.resolver.ts'
import { PasswordResetResolver } from '../modules/staff/password-reset.resolver.ts'
import { SessionResolver } from '../modules/staff/session.resolver.ts'
import { ApiKeyResolver } from '../modules/staff/api-key.resolver.ts'
import { StaffResolver } from '../modules/staff/staff.resolver.ts'
import { SubscriberResolver } from '../modules/subscribers/subscriber.resolver.ts'
import { SyncResolver } from '../modules/sync/sync.resolver.ts'
import { WebhookResolver } from '../modules/webhooks/webhook.resolver.ts'
import { refuseUndeclared, refuseUnguarded } from '../http/graphql/field-guards.ts'
import { guardAnswers, requireGuard } from '../http/graphql/guard.ts'

const resolvers: NonEmptyArray<Function> = [
  AuditResolver,
  ApiKeyResolver,
  AvailabilityResolver,
  BackupResolver,
  BingResolver,
  BlockResolver,
  BlogEntryResolver,
  BlogResolver,
  BlogRevisionResolver,
  BookableStayResolver,
  CampaignResolver,
  CampaignTemplateResolver,
  ChatResolver,
  CouponEventResolver,
  CouponResolver,
  GalleryResolver,
  GoogleResolver,
  GuestResolver,
  GuideResolver,
  HotelResolver,
  InquiryResolver,
  MailResolver,
  NewsletterResolver,
  OperationsResolver,
  PasswordResetResolver,
  PriceStudioResolver,
  PricingRuleResolver,
  QuoteNightResolver,
  QuoteRefusalResolver,
  RateCalendarResolver,
  RecordChangeResolver,
  RoomImageResolver,
  RoomResolver,
  RoomTypeAvailabilityResolver,
  RoomTypeResolver,
  SelfCheckResolver,
  SeoResolver,
  SessionResolver,
  StaffResolver,
  StayChargeResolver,
  StayQuoteResolver,
  SubscriberResolver,
  SyncResolver,
  WebhookResolver,
]

/** A field that names a property and is open to all needs no function: the execution reads the property itself. */
const readPropertiesDirectly = () => {
  const { fields, authorizedFields } = getMetadataStorage()
  const guarded = new Set(authorizedFields.map(({ target, fieldName }) => `${target.name}.${fieldName}`))
  for (const field of fields) field.simple ??= !guarded.has(`${field.target.name}.${field.name}`)
}

/**
 * The one schema. An operation is public by standing in graphql/public-operations.ts or guarded by @Authorized; a type
 * is public or says @ReadableWith: one that is neither stops the server from starting.
 */
export const createSchema = () => {
  refuseUnguarded(publicOperations)
  readPropertiesDirectly()
  const schema = buildSchemaSync({
    resolvers,
    validate: false,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTimeISO }],
    authChecker: ({ context }, permissions) => {
      requireGuard(context as Context, { field: 'This', oneOf: permissions as Permission[] })
      return true
    },
  })
  refuseUndeclared(schema, publicOperations)
  guardAnswers(schema)
  return schema
}
