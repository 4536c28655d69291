import { RoomBlock } from '../modules/availability/room-block.entity.ts'
import { RoomNight } from '../modules/availability/room-night.entity.ts'
import { BackupRun } from '../modules/backups/backup-run.entity.ts'
import { AuditEntry } from '../modules/audit/audit-entry.entity.ts'
import { BlogFormerSlug } from '../modules/blog/blog-former-slug.entity.ts'
import { BlogPost } from '../modules/blog/blog-post.entity.ts'
import { BlogRevision } from '../modules/blog/blog-revision.entity.ts'
import { BlogView } from '../modules/blog/blog-view.entity.ts'
import { CampaignRecipient } from '../modules/campaigns/campaign-recipient.entity.ts'
import { CampaignTemplate } from '../modules/campaigns/campaign-template.entity.ts'
import { Campaign } from '../modules/campaigns/campaign.entity.ts'
import { CouponEvent } from '../modules/coupons/coupon-event.entity.ts'
import { Coupon } from '../modules/coupons/coupon.entity.ts'
import { ChatPassage } from '../modules/chat/chat-passage.entity.ts'
import { ChatQuestion } from '../modules/chat/chat-question.entity.ts'
import { RecordChange } from '../modules/history/record-change.entity.ts'
import { Inquiry } from '../modules/inquiries/inquiry.entity.ts'
import { PictureFile } from '../modules/pictures/picture-file.entity.ts'
import { Mail } from '../modules/mail/mail.entity.ts'
import { PricingRule } from '../modules/pricing/pricing-rule.entity.ts'
import { Room, RoomType } from '../modules/rooms/room.entity.ts'
import { Setting } from '../modules/settings/setting.entity.ts'
import { StayCharge } from '../modules/settings/stay-charge.entity.ts'
import { ApiKey } from '../modules/staff/api-key.entity.ts'
import {
  SignInFailure,
  StaffAccount,
  StaffSession,
  StaffTwoFactor,
  StaffUser,
  StaffVerification,
} from '../modules/staff/staff.entity.ts'
import { ErasedAddress } from '../modules/subscribers/erased-address.entity.ts'
import { SubscriberEvent } from '../modules/subscribers/subscriber-event.entity.ts'
import { SubscriberTally } from '../modules/subscribers/subscriber-tally.entity.ts'
import { Subscriber } from '../modules/subscribers/subscriber.entity.ts'
import { Throttle } from '../modules/throttle/throttle.entity.ts'
import { KeywordPosition } from '../modules/seo/keyword-position.entity.ts'
import { GoogleConsent } from '../modules/search-engines/google-consent.entity.ts'
import { GoogleGrant } from '../modules/search-engines/google-grant.entity.ts'
import { OutsideAnswer } from '../modules/operations/outside-answer.entity.ts'
import { OutsideCall } from '../modules/operations/outside-call.entity.ts'
import { RatePlan } from '../modules/sync/rate-plan.entity.ts'
import { SyncRun } from '../modules/sync/sync-run.entity.ts'
import { TrackedKeyword } from '../modules/seo/tracked-keyword.entity.ts'
import { UnitsSpent } from '../modules/seo/units-spent.entity.ts'
import { UrlSubmission } from '../modules/search-engines/url-submission.entity.ts'
import { Webhook } from '../modules/webhooks/webhook.entity.ts'
import { WebhookDelivery } from '../modules/webhooks/webhook-delivery.entity.ts'

/** Every table of the product; the sign-in library and the queue use the same database. */
export const entities = [
  ApiKey,
  BackupRun,
  AuditEntry,
  BlogFormerSlug,
  BlogPost,
  BlogRevision,
  BlogView,
  Campaign,
  CampaignRecipient,
  CampaignTemplate,
  ChatPassage,
  ChatQuestion,
  Coupon,
  CouponEvent,
  ErasedAddress,
  GoogleConsent,
  GoogleGrant,
  Inquiry,
  KeywordPosition,
  Mail,
  OutsideAnswer,
  OutsideCall,
  PictureFile,
  PricingRule,
  RatePlan,
  RecordChange,
  Room,
  RoomBlock,
  RoomNight,
  RoomType,
  Setting,
  SignInFailure,
  StaffAccount,
  StaffSession,
  StaffTwoFactor,
  StaffUser,
  StaffVerification,
  StayCharge,
  Subscriber,
  SubscriberEvent,
  SubscriberTally,
  SyncRun,
  Throttle,
  TrackedKeyword,
  UnitsSpent,
  UrlSubmission,
  Webhook,
  WebhookDelivery,
]
