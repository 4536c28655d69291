import { parse, validate, type GraphQLNamedType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#api/modules/modules.ts'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import { refuseUnguarded } from '#api/http/graphql/field-guards.ts'
import { permissions, rolePermissions, roles, scopes, type Permission, type Role } from '#graphql/permissions.ts'
import { publicOperations } from '#graphql/public-operations.ts'
import { ownerEmail, ownerPassword } from '#tests/support/env.ts'
import { sampleOperations } from '#tests/support/sample-operations.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff, staffPassword } from '#tests/support/staff.ts'
import { countStatements } from '#tests/support/statements.ts'

/** Who may: anybody, any person with a session, the holders of a permission, or of each or any of several. */
type Rule = 'public' | 'session' | Permission | { all: Permission[] } | { oneOf: Permission[] }

const mails = (action: 'read' | 'write'): Rule => ({
  oneOf: [`subscribers:${action}`, `inquiries:${action}`, `campaigns:${action}`],
})

/** Every operation there is. A new one fails here until somebody decides who may call it. */
const rules: Record<string, Rule> = {
  'Query.hotel': 'public',
  'Query.places': 'public',
  'Query.walkingAttractions': 'public',
  'Query.restaurants': 'public',
  'Query.driveAttractions': 'public',
  'Query.dayTrips': 'public',
  'Query.gettingAround': 'public',
  'Query.faq': 'public',
  'Query.staySheet': 'public',
  'Query.gallery': 'public',
  'Query.homeRooms': 'public',
  'Query.roomBlock': 'public',
  'Query.pictures': 'public',
  'Query.sectionPictures': 'public',
  'Query.pictureUses': 'content:read',
  'Query.reviews': 'public',
  'Query.offers': 'public',
  'Query.recognition': 'public',
  'Query.notice': 'public',
  'Query.sampleHotel': 'content:read',
  'Mutation.removeSampleHotel': 'hotel:setup',
  'Mutation.keepSampleHotel': 'hotel:setup',
  'Query.setup': 'hotel:setup',
  'Mutation.skipSetupStep': 'hotel:setup',
  'Mutation.dismissSetup': 'hotel:setup',
  'Query.contentOverview': 'content:read',
  'Query.contentEntries': 'content:read',
  'Query.contentEntry': 'content:read',
  'Query.contentRevisions': 'content:read',
  'Query.contentFacts': 'content:read',
  'Query.sentencesThatChange': 'content:read',
  'Query.linksToFix': 'content:read',
  'Query.contentLinks': 'content:read',
  'Mutation.checkLink': 'content:write',
  'Mutation.acceptLink': 'content:write',
  'Mutation.teachAnswer': 'content:write',
  'Mutation.createContent': 'content:write',
  'Mutation.saveContent': 'content:write',
  'Mutation.publishContent': 'content:write',
  'Mutation.replacePicture': 'content:write',
  'Mutation.unscheduleContent': 'content:write',
  'Mutation.discardContentDraft': 'content:write',
  'Mutation.archiveContent': 'content:write',
  'Mutation.openContent': 'content:write',
  'Mutation.closeContent': 'content:write',
  'Mutation.restoreContent': 'content:write',
  'Mutation.moveContent': 'content:write',
  'Mutation.restoreContentRevision': 'content:write',
  'Mutation.draftContentTranslation': 'content:write',
  'Query.canDraftContent': 'content:write',
  'Query.texts': 'public',
  'Query.blogPosts': 'public',
  'Query.blogPost': 'public',
  'Query.blogPreview': 'public',
  'Query.blogEntries': 'blog:read',
  'Query.blogEntry': 'blog:read',
  'Query.blogRevision': 'blog:read',
  'Mutation.createBlogEntry': 'blog:write',
  'Mutation.updateBlogEntry': 'blog:write',
  'Mutation.changeBlogStatus': 'blog:write',
  'Mutation.restoreBlogRevision': 'blog:write',
  'Mutation.createBlogPreview': 'blog:write',
  'Query.mailingLink': 'public',
  'Query.viewer': 'public',
  'Query.roomTypes': 'public',
  'Query.stayExtras': 'public',
  'Query.node': 'public',
  'Query.roomType': 'public',
  'Query.roomTypeBySlug': 'public',
  'Query.housePlan': 'public',
  'Query.stayQuote': 'public',
  'Query.roomsQuote': 'public',
  'Query.rateCalendar': 'public',
  'Query.exchangeRates': 'public',
  'Query.knownExchangeRates': 'rooms:read',
  'Mutation.fetchExchangeRates': 'rooms:write',
  'Query.cheapestStays': 'public',
  'Query.bookableStays': 'public',
  'Query.refusedStay': 'public',
  'Query.guestStay': 'public',
  'Query.stayRequest': 'inquiries:read',
  'Query.stayOfferPreview': 'inquiries:write',
  'Mutation.mailStayLink': 'public',
  'Mutation.joinWaitingList': 'public',
  'Query.waitingStay': 'public',
  'Mutation.leaveWaitingList': 'public',
  'Query.waitingList': 'inquiries:read',
  'Query.visits': 'seo:read',
  'Mutation.requestStay': 'public',
  'Mutation.acceptStayOffer': 'public',
  'Mutation.refuseStayOffer': 'public',
  'Mutation.updateStayWishes': 'public',
  'Mutation.askAboutStay': 'public',
  'Mutation.offerStay': 'inquiries:write',
  'Mutation.declineStay': 'inquiries:write',
  'Query.rooms': 'rooms:read',
  'Query.room': 'rooms:read',
  'Query.pricingRules': 'rooms:read',
  'Query.pricingRule': 'rooms:read',
  'Query.longStayRates': 'rooms:read',
  'Query.pricingRulePreview': 'rooms:read',
  'Query.nightAdjustmentPreview': 'rooms:read',
  'Query.priceExplanation': 'rooms:read',
  'Query.seasonCopyPreview': 'rooms:read',
  'Query.priceYear': 'rooms:read',
  'Query.availabilityCalendar': 'rooms:read',
  'Query.pickup': 'rooms:read',
  'Query.recordChanges': { oneOf: ['rooms:read', 'inquiries:read'] },
  'Query.stayCharges': 'rooms:read',
  'Query.inquiries': 'inquiries:read',
  'Query.inquiry': 'inquiries:read',
  'Query.mailboxStatus': 'inquiries:read',
  'Query.chatQuestions': 'inquiries:read',
  'Query.chatQuestionGroups': 'inquiries:read',
  'Query.subscribers': 'subscribers:read',
  'Query.subscriber': 'subscribers:read',
  'Query.subscriberStats': 'subscribers:read',
  'Query.activeEmails': 'subscribers:read',
  'Query.subscriberFile': 'subscribers:read',
  'Query.mailStatus': mails('read'),
  'Query.outboxMails': mails('read'),
  'Query.outboxMail': mails('read'),
  'Query.coupon': 'coupons:read',
  'Query.couponsByEmail': 'coupons:read',
  'Query.couponEvents': 'coupons:read',
  'Query.blackoutDates': 'coupons:read',
  'Query.campaigns': 'campaigns:read',
  'Query.campaign': 'campaigns:read',
  'Query.audienceCount': 'campaigns:read',
  'Query.campaignAudience': 'campaigns:read',
  'Query.subscriberSources': 'campaigns:read',
  'Query.canDraftCampaignTranslation': 'campaigns:write',
  'Query.campaignPreview': 'campaigns:read',
  'Query.repetitionWarning': 'campaigns:read',
  'Query.campaignTemplates': 'campaigns:read',
  'Query.staff': 'staff:read',
  'Query.sessions': 'session',
  'Query.today': 'session',
  'Query.deskSearch': 'session',
  'Query.auditEntries': 'audit:read',
  'Query.auditActors': 'audit:read',
  'Query.apiKeys': 'keys:manage',
  'Mutation.submitInquiry': 'public',
  'Mutation.sendChatMessage': 'public',
  'Mutation.rateChatReply': 'public',
  'Mutation.handOverChat': 'public',
  'Mutation.recordBlogView': 'public',
  'Mutation.signUpForNewsletter': 'public',
  'Mutation.confirmSubscription': 'public',
  'Mutation.unsubscribe': 'public',
  'Mutation.updateInquiry': 'inquiries:write',
  'Mutation.createRoomType': 'rooms:write',
  'Mutation.updateRoomType': 'rooms:write',
  'Mutation.archiveRoomType': 'rooms:write',
  'Mutation.restoreRoomType': 'rooms:write',
  'Mutation.createRoom': 'rooms:write',
  'Mutation.updateRoom': 'rooms:write',
  'Mutation.archiveRoom': 'rooms:write',
  'Mutation.restoreRoom': 'rooms:write',
  'Mutation.createPricingRule': 'rooms:write',
  'Mutation.updatePricingRule': 'rooms:write',
  'Mutation.deletePricingRule': 'rooms:write',
  'Mutation.deletePricingRules': 'rooms:write',
  'Mutation.copySeason': 'rooms:write',
  'Mutation.restorePricingRule': 'rooms:write',
  'Mutation.createStayExtra': 'rooms:write',
  'Mutation.updateStayExtra': 'rooms:write',
  'Mutation.deleteStayExtra': 'rooms:write',
  'Mutation.restoreStayExtra': 'rooms:write',
  'Mutation.undoRecordChange': 'rooms:read',
  'Mutation.createNightAdjustment': 'rooms:write',
  'Mutation.updateNightAdjustment': 'rooms:write',
  'Mutation.deleteNightAdjustment': 'rooms:write',
  'Mutation.restoreNightAdjustment': 'rooms:write',
  'Mutation.createLongStayRate': 'rooms:write',
  'Mutation.updateLongStayRate': 'rooms:write',
  'Mutation.deleteLongStayRate': 'rooms:write',
  'Mutation.restoreLongStayRate': 'rooms:write',
  'Mutation.createBlock': 'rooms:write',
  'Mutation.deleteBlock': 'rooms:write',
  'Mutation.blockRooms': 'rooms:write',
  'Mutation.deleteBlocks': 'rooms:write',
  'Mutation.freeRooms': 'rooms:write',
  'Mutation.restoreBlocks': 'rooms:write',
  'Mutation.setRoomNights': 'rooms:write',
  'Mutation.clearRoomNights': 'rooms:write',
  'Mutation.setStayCharge': 'rooms:write',
  'Mutation.deleteStayCharge': 'rooms:write',
  'Mutation.addSubscriber': 'subscribers:write',
  'Mutation.updateSubscriberStatus': 'subscribers:write',
  'Query.guestData': 'guests:manage',
  'Query.guestFile': 'guests:manage',
  'Mutation.correctGuest': 'guests:manage',
  'Mutation.eraseGuest': 'guests:manage',
  'Mutation.eraseInquiry': 'guests:manage',
  'Mutation.correctInquiry': 'inquiries:write',
  'Mutation.sendReply': 'inquiries:write',
  'Mutation.addInquiryNote': 'inquiries:write',
  'Mutation.mergeInquiry': 'inquiries:write',
  'Mutation.separateInquiry': 'inquiries:write',
  'Mutation.saveReplyDraft': 'inquiries:write',
  'Query.savedReplies': 'inquiries:read',
  'Query.replyPlaceholders': 'inquiries:read',
  'Mutation.correctInquiryStay': 'inquiries:write',
  'Mutation.createSavedReply': 'inquiries:write',
  'Mutation.addSuggestedReplies': 'inquiries:write',
  'Mutation.updateSavedReply': 'inquiries:write',
  'Mutation.deleteSavedReply': 'inquiries:write',
  'Mutation.restoreSavedReply': 'inquiries:write',
  'Mutation.retryMail': mails('write'),
  'Mutation.updatePostalAddress': 'campaigns:write',
  'Mutation.redeemCoupon': 'coupons:redeem',
  'Mutation.undoRedemption': 'coupons:redeem',
  'Mutation.voidCoupon': 'coupons:redeem',
  'Mutation.updateBlackoutDates': 'campaigns:write',
  'Mutation.createCampaign': 'campaigns:write',
  'Mutation.updateCampaign': 'campaigns:write',
  'Mutation.sendCampaign': 'campaigns:write',
  'Mutation.sendTestCampaign': 'campaigns:write',
  'Mutation.draftCampaignTranslation': 'campaigns:write',
  'Mutation.scheduleCampaign': 'campaigns:write',
  'Mutation.startCampaign': 'campaigns:write',
  'Mutation.pauseCampaign': 'campaigns:write',
  'Mutation.resumeCampaign': 'campaigns:write',
  'Mutation.cancelCampaign': 'campaigns:write',
  'Mutation.retryFailedRecipients': 'campaigns:write',
  'Mutation.createCampaignTemplate': 'campaigns:write',
  'Mutation.updateCampaignTemplate': 'campaigns:write',
  'Mutation.deleteCampaignTemplate': 'campaigns:write',
  'Mutation.signIn': 'public',
  'Mutation.verifySecondStep': 'public',
  'Mutation.acceptInvitation': 'public',
  'Mutation.requestPasswordReset': 'public',
  'Mutation.resetPassword': 'public',
  'Mutation.createPasswordResetLink': 'staff:manage',
  'Mutation.changePassword': 'session',
  'Mutation.startTwoFactor': 'session',
  'Mutation.confirmTwoFactor': 'session',
  'Mutation.stopTwoFactor': 'session',
  'Mutation.endSession': 'session',
  'Mutation.updateDeskSettings': 'session',
  'Mutation.endOtherSessions': 'session',
  'Mutation.endStaffSessions': 'staff:manage',
  'Mutation.inviteStaff': 'staff:manage',
  'Mutation.updateStaff': 'staff:manage',
  'Mutation.removeStaff': 'staff:manage',
  'Mutation.createApiKey': 'keys:manage',
  'Mutation.revokeApiKey': 'keys:manage',
  'Mutation.rotateApiKey': 'keys:manage',
  'Mutation.takeOverApiKey': 'keys:manage',
  'GET /metrics': 'operations:read',
  'GET /api/openapi.json': 'public',
  'GET /api/room-types/{slug}/calendar.ics': 'public',
  'GET /api/coupons/{code}/qr.png': 'public',
  'GET /api/admin/outbox/{file}': mails('read'),
  'GET /api/admin/audit.csv': 'audit:read',
  'GET /api/admin/subscribers.csv': 'subscribers:read',
  'GET /api/admin/content.tar.gz': 'content:read',
  'GET /api/admin/content/translation': 'content:read',
  'GET /api/admin/backups/{file}': 'backups:manage',
  'POST /api/admin/subscribers/import': 'subscribers:write',
  'POST /api/admin/content/import': 'content:write',
  'POST /api/pictures': { oneOf: ['blog:write', 'rooms:write', 'content:write'] },
  'POST /api/chat/stream': 'public',
  'POST /newsletter/unsubscribe': 'public',
  'POST /api/inquiries': 'public',
  'POST /api/chat': 'public',
  'GET /api/inquiries': 'inquiries:read',
  'GET /api/inquiries/{id}': 'inquiries:read',
  'PATCH /api/inquiries/{id}': { all: ['inquiries:write', 'inquiries:read'] },
  'POST /api/inquiries/{id}/merge': { all: ['inquiries:write', 'inquiries:read'] },
  'POST /api/inquiries/{id}/separate': { all: ['inquiries:write', 'inquiries:read'] },
  'GET /api/admin/subscribers': 'subscribers:read',
  'GET /api/admin/subscribers/{id}': 'subscribers:read',
  'GET /api/campaigns/templates': 'campaigns:read',
  'POST /api/campaigns/send': 'campaigns:write',
  'GET /api/campaigns/{id}': 'campaigns:read',
  'GET /api/blog/posts': 'public',
  'GET /api/blog/posts/{slug}': 'public',
  'POST /api/newsletter/signup': 'public',
  'GET /api/room-types': 'public',
  'GET /api/room-types/{id}': 'public',
  'POST /api/room-types': 'rooms:write',
  'PATCH /api/room-types/{id}': 'rooms:write',
  'GET /api/rooms': 'rooms:read',
  'GET /api/rooms/{id}': 'rooms:read',
  'POST /api/rooms': { all: ['rooms:write', 'rooms:read'] },
  'PATCH /api/rooms/{id}': { all: ['rooms:write', 'rooms:read'] },
  'GET /api/pricing-rules': 'rooms:read',
  'GET /api/pricing-rules/{id}': 'rooms:read',
  'POST /api/pricing-rules': { all: ['rooms:write', 'rooms:read'] },
  'PATCH /api/pricing-rules/{id}': { all: ['rooms:write', 'rooms:read'] },
  'DELETE /api/pricing-rules/{id}': 'rooms:write',
  'GET /api/availability': 'public',
  'POST /api/session': 'public',
  'GET /api/viewer': 'public',
  'Query.syncStatus': 'sync:read',
  'Query.syncRuns': 'sync:read',
  'Query.syncRun': 'sync:read',
  'Query.ratePlans': 'sync:read',
  'Query.ratePlanTargets': 'sync:read',
  'Query.seoOverview': 'seo:read',
  'Query.seoKeywords': 'seo:read',
  'Query.seoBacklinks': 'seo:read',
  'Query.seoCompetitors': 'seo:read',
  'Query.trackedKeywords': 'seo:read',
  'Query.seoApiUnits': 'seo:read',
  'Query.seoSelfCheck': 'seo:read',
  'Query.googleStatus': 'seo:read',
  'Query.googleSites': 'seo:read',
  'Query.searchAnalytics': 'seo:read',
  'Query.bingStatus': 'seo:read',
  'Query.bingQuota': 'seo:read',
  'Query.lastBingSubmission': 'seo:read',
  'Query.indexNowStatus': 'seo:read',
  'Query.outsideCalls': 'operations:read',
  'Query.queues': 'operations:read',
  'Query.failedJobs': 'operations:read',
  'Query.backups': 'operations:read',
  'Query.connections': 'connections:manage',
  'Mutation.saveConnection': 'connections:manage',
  'Mutation.testConnection': 'connections:manage',
  'Query.webhooks': 'keys:manage',
  'Query.webhookDeliveries': 'keys:manage',
  'Mutation.runSync': 'sync:run',
  'Mutation.mapRatePlan': 'rooms:write',
  'Mutation.refreshSeo': 'seo:write',
  'Mutation.trackKeyword': 'seo:write',
  'Mutation.untrackKeyword': 'seo:write',
  'Mutation.runSeoSelfCheck': 'seo:write',
  'Mutation.connectGoogle': 'seo:write',
  'Mutation.disconnectGoogle': 'seo:write',
  'Mutation.submitUrlToGoogle': 'seo:write',
  'Mutation.submitSitemapToGoogle': 'seo:write',
  'Mutation.submitUrlsToBing': 'seo:write',
  'Mutation.submitUrlsByIndexNow': 'seo:write',
  'Mutation.retryJob': 'operations:write',
  'Mutation.makeBackup': 'backups:manage',
  'Mutation.tryBackup': 'backups:manage',
  'Mutation.createWebhook': 'keys:manage',
  'Mutation.rotateWebhookSecret': 'keys:manage',
  'Mutation.pingWebhook': 'keys:manage',
  'Mutation.deleteWebhook': 'keys:manage',
  'Mutation.replayWebhookDelivery': 'keys:manage',
  'GET /api/admin/sync/status': 'sync:read',
  'POST /api/admin/sync/manual': 'sync:run',
  'GET /api/seo/overview': 'seo:read',
  'GET /api/seo/keywords': 'seo:read',
  'GET /api/seo/backlinks': 'seo:read',
  'GET /api/seo/competitors': 'seo:read',
  'GET /api/seo/track-keywords': 'seo:read',
  'GET /api/seo/api-units': 'seo:read',
  'GET /api/google/status': 'seo:read',
  'GET /api/google/sites': 'seo:read',
  'POST /api/google/submit-url': 'seo:write',
  'POST /api/google/submit-sitemap': 'seo:write',
  'GET /api/google/analytics': 'seo:read',
  'POST /api/bing/submit-urls': 'seo:write',
  'GET /api/bing/quota': 'seo:read',
  // Signing out ends everybody's session here, so it comes last.
  'Mutation.signOut': 'public',
  'DELETE /api/session': 'public',
}

/** Decision 1: manager all but users; marketing email, blog, SEO; desk inquiries, coupons, read rooms, sync. */
const holders: Record<Permission, Role[]> = {
  'inquiries:read': ['owner', 'manager', 'desk'],
  'inquiries:write': ['owner', 'manager', 'desk'],
  'subscribers:read': ['owner', 'manager', 'marketing'],
  'subscribers:write': ['owner', 'manager', 'marketing'],
  'campaigns:read': ['owner', 'manager', 'marketing'],
  'campaigns:write': ['owner', 'manager', 'marketing'],
  'coupons:read': ['owner', 'manager', 'marketing', 'desk'],
  'coupons:redeem': ['owner', 'manager', 'desk'],
  'guests:manage': ['owner', 'manager'],
  'rooms:read': ['owner', 'manager', 'desk'],
  'rooms:write': ['owner', 'manager'],
  'blog:read': ['owner', 'manager', 'marketing'],
  'blog:write': ['owner', 'manager', 'marketing'],
  'content:read': ['owner', 'manager', 'marketing'],
  'content:write': ['owner', 'manager', 'marketing'],
  'facts:write': ['owner', 'manager'],
  'sync:read': ['owner', 'manager', 'desk'],
  'sync:run': ['owner', 'manager', 'desk'],
  'seo:read': ['owner', 'manager', 'marketing'],
  'seo:write': ['owner', 'manager', 'marketing'],
  'operations:read': ['owner', 'manager'],
  'operations:write': ['owner', 'manager'],
  'keys:manage': ['owner', 'manager'],
  'connections:manage': ['owner'],
  'staff:read': ['owner', 'manager', 'marketing', 'desk'],
  'staff:manage': ['owner'],
  'backups:manage': ['owner'],
  'audit:read': ['owner'],
  'hotel:setup': ['owner'],
}

interface Answer {
  status: number
  code: string | undefined
  sentence: string | undefined
}

/** How far the caller has filled in what is asked for; a refusal of the caller comes before one of this. */
const fillings = ['complete', 'empty', 'wrong'] as const
type Filling = (typeof fillings)[number]

type Ask = (headers: Record<string, string>, filling?: Filling) => Promise<Answer>

/** No type of ours takes a broken number where it is not asked for one. */
const fill = (whole: object, filling: Filling): object => {
  if (filling === 'complete') return whole
  return filling === 'empty' ? {} : Object.fromEntries(Object.keys(whole).map((name) => [name, 7.5]))
}

const schema = createSchema()
const samples = sampleOperations(schema)
let server: TestServer

const askGraphql =
  ({ query, variables }: Pick<(typeof samples)[number], 'query' | 'variables'>): Ask =>
  async (headers, filling = 'complete') => {
    const asked = { query, variables: fill(variables, filling) }
    const response = await server.caller().rest('POST', '/graphql', asked, headers)
    const error = response.json().errors?.[0]
    return { status: response.statusCode, code: error?.extensions.code, sentence: error?.message }
  }

const restVariables = new Map(samples.map(({ name, variables }) => [name.split('.')[1]!, variables]))

/** The parameters without which an operation cannot be asked. */
const queryOf = (route: (typeof routes)[number], variables: Record<string, unknown>): string => {
  const needed = Object.entries(route.query ?? {}).filter(([, variable]) => variable in variables)
  const query = new URLSearchParams(needed.map(([name, variable]) => [name, String(variables[variable])]))
  return needed.length > 0 ? `?${query}` : ''
}

const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

const askRest =
  (route: (typeof routes)[number]): Ask =>
  async (headers, filling = 'complete') => {
    const { input, ...variables } = restVariables.get(route.answer.split('.')[0]!) ?? {}
    const body = route.body && fill({ ...(input as object | undefined), id: undefined }, filling)
    const url = addressOf(route.path) + queryOf(route, fill(variables, filling) as Record<string, unknown>)
    const { statusCode, body: text } = await server.caller().rest(route.method, url, body, headers)
    const code = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' }[statusCode]
    return { status: statusCode, code, sentence: statusCode < 300 ? undefined : text }
  }

/** The paths that run no operation of the schema, and what is asked of each. */
const handlers: Record<string, { url?: string; body?: unknown; type?: string }> = {
  'GET /api/openapi.json': {},
  'GET /metrics': {},
  'GET /api/room-types/{slug}/calendar.ics': { url: '/api/room-types/king-suite/calendar.ics' },
  'GET /api/coupons/{code}/qr.png': { url: '/api/coupons/SUN-ABC1234/qr.png' },
  'GET /api/admin/outbox/{file}': { url: '/api/admin/outbox/00000000-0000-4000-8000-000000000000.eml' },
  'GET /api/admin/audit.csv': {},
  'GET /api/admin/subscribers.csv': {},
  'GET /api/admin/content.tar.gz': {},
  'GET /api/admin/content/translation': { url: '/api/admin/content/translation?locale=fi' },
  'GET /api/admin/backups/{file}': { url: '/api/admin/backups/hotel-20261123T000000000Z.tar.gz' },
  'POST /api/admin/subscribers/import': { body: 'Email', type: 'text/csv' },
  'POST /api/admin/content/import': { body: 'Id', type: 'application/octet-stream' },
  'POST /api/pictures': { body: 'x', type: 'image/png' },
  'POST /api/chat/stream': { body: { message: 'Is there a pool?', language: 'en' } },
  'POST /newsletter/unsubscribe': {
    url: '/newsletter/unsubscribe?token=x',
    body: 'List-Unsubscribe=One-Click',
    type: 'application/x-www-form-urlencoded',
  },
}

/** Of the schema, not a path. */
const operationName = /^(Query|Mutation)\./

/** The path that tells its refusals by an address. */
const testedElsewhere: Record<string, string> = {
  'GET /api/google/callback': 'tests/api/search-engines.test.ts',
  'GET /api/desk/changes': 'tests/api/desk-changes.test.ts',
}

const askHandler =
  (name: string): Ask =>
  async (headers) => {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string]
    const { url = path, body, type } = handlers[name]!
    const typed = { ...headers, ...(type && { 'content-type': type }) }
    const { statusCode, body: said } = await server.caller().rest(method, url, body, typed)
    const code = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' }[statusCode]
    return { status: statusCode, code, sentence: statusCode < 300 ? undefined : said }
  }

const asks = new Map<string, Ask>([
  ...Object.keys(handlers).map((name) => [name, askHandler(name)] as const),
  ...samples.map((sample) => [sample.name, askGraphql(sample)] as const),
  ...routes.map((route) => [`${route.method} ${route.path}`, askRest(route)] as const),
])

const takesSomething = new Set([
  ...samples.filter(({ variables }) => Object.keys(variables).length > 0).map(({ name }) => name),
  ...routes.filter(({ body, query }) => body ?? query).map(({ method, path }) => `${method} ${path}`),
])

/** What takes nothing can only be asked in one way. */
const fillingsOf = (name: string): readonly Filling[] => (takesSomething.has(name) ? fillings : ['complete'])

/** Headers by which the server knows each caller. */
const people = new Map<string, Record<string, string>>()
const keysWithout = new Map<string, Record<string, string>>()

/** The fewest scopes without which a key is refused, in each way that there is. */
const missing = (rule: Rule): Permission[][] => {
  if (rule === 'public' || rule === 'session') return [[]]
  if (typeof rule === 'string') return [[rule]]
  return 'all' in rule ? rule.all.map((permission) => [permission]) : [rule.oneOf]
}

/** Keys with every scope but those. */
const refusedKeys = (rule: Rule) => missing(rule).map((left) => keysWithout.get(String(left))!)

const mayBy = (rule: Rule, role: Role): boolean => {
  if (typeof rule === 'object')
    return 'all' in rule
      ? rule.all.every((permission) => holders[permission].includes(role))
      : rule.oneOf.some((permission) => holders[permission].includes(role))
  return rule === 'public' || rule === 'session' || holders[rule].includes(role)
}

const sessionOf = async (email: string, password: string) => {
  const response = await server.caller().rest('POST', '/api/session', { email, password })
  return { cookie: [response.headers['set-cookie'] ?? []].flat()[0]!.split(';')[0]! }
}

beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 1_000 })
  people.set('owner', await sessionOf(ownerEmail, ownerPassword))
  for (const role of roles.filter((name) => name !== 'owner'))
    people.set(role, await sessionOf((await addStaff(server, role)).email, staffPassword))
  for (const left of Object.values(rules).flatMap(missing)) {
    if (keysWithout.has(String(left))) continue
    const others = scopes.filter((scope) => !left.includes(scope))
    keysWithout.set(String(left), (await addKey(server, others)).headers)
  }
})
afterAll(() => server.close())

/** A refusal by the guard, unlike one of an operation's own, such as a wrong password. */
const guardSentence =
  /^(Sign in to continue|(This|\w+\.\w+) needs (the permission [a-z]+:[a-z]+( or [a-z]+:[a-z]+)*|a staff session, not an API key))$/

const expectRefusal = (answer: Answer, code: 'UNAUTHENTICATED' | 'FORBIDDEN', isRest: boolean) => {
  expect(answer.code).toBe(code)
  expect(answer.sentence).toMatch(guardSentence)
  if (isRest) expect(answer.status).toBe(code === 'FORBIDDEN' ? 403 : 401)
}

const expectPassage = (answer: Answer, rule: Rule) => {
  expect(answer.sentence ?? '').not.toMatch(guardSentence)
  expect(answer.status).toBeLessThan(500)
  expect(answer.code).not.toBe('INTERNAL_SERVER_ERROR')
  if (rule !== 'public') expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(answer.code)
}

it('has a rule for every operation and path, and for none that is gone', async () => {
  expect([...asks.keys()].sort()).toEqual(Object.keys(rules).sort())
  const { paths } = (await server.caller().rest('GET', '/api/openapi.json')).json()
  const documented = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const known = new Set([...asks.keys(), ...Object.keys(testedElsewhere)])
  expect(documented.filter((name) => !known.has(name))).toEqual([])
})

it.each(samples)('asks $name with a document that the schema accepts', ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([])
})

const json = { 'content-type': 'application/json' }

/** Bodies that no path takes, whatever it does with a good one. */
const unreadable: [what: string, body: string, headers: Record<string, string>][] = [
  ['another kind of body', '<a/>', { 'content-type': 'application/xml' }],
  ['a body without a kind', 'x', {}],
  ['broken JSON', '{"name":', json],
  ['no object', '[7.5]', json],
  ['a body beyond every limit', '{}', { ...json, 'content-length': '1000000000' }],
]

describe('who asks is looked at before the body is read', () => {
  const changes = Object.entries(rules).filter(
    ([name, rule]) => /^(POST|PATCH|DELETE) /.test(name) && rule !== 'public',
  )

  it.each(changes)('%s (%j)', async (name, rule) => {
    const [method, path] = name.split(' ') as ['POST' | 'PATCH' | 'DELETE', string]
    for (const [what, body, kind] of unreadable) {
      const ask = (headers: object) =>
        server.caller().rest(method, addressOf(path), body, { ...kind, ...(headers as Record<string, string>) })
      const stranger = await ask({})
      expect([what, stranger.statusCode, stranger.body]).toEqual([what, 401, 'Sign in to continue'])
      for (const key of refusedKeys(rule)) {
        const { statusCode, body } = await ask(key)
        expect([what, statusCode, body]).toEqual([what, 403, expect.stringMatching(guardSentence)])
      }
    }
  })

  it('a broken key is refused by every path, before its body too', async () => {
    const answer = await server
      .caller()
      .rest('PATCH', addressOf('/api/rooms/{id}'), '{', { ...json, 'x-api-key': 'csi_no-such-key' })
    expect([answer.statusCode, answer.body]).toEqual([401, 'This API key is unknown or revoked'])
  })
})

describe('in GraphQL nothing is said of variables to who may not ask', () => {
  const askWith = async (query: string, variables: object, headers: Record<string, string> = {}) => {
    const response = await server.caller().rest('POST', '/graphql', { query, variables }, headers)
    const { data, errors } = response.json()
    return { status: response.statusCode, data, code: errors?.[0].extensions.code, sentence: errors?.[0].message }
  }
  const inquiries = 'query ($first: Int) { inquiries(first: $first) { totalCount } }'
  const rooms = 'query ($archived: Boolean) { rooms(includeArchived: $archived) { id } }'
  const note = 'mutation ($input: UpdateInquiryInput!) { updateInquiry(input: $input) { id } }'
  const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) as object

  it.each<[what: string, query: string, variables: object]>([
    ['null where none is meant', rooms, { archived: null }],
    ['characters that cannot be used', note, { input: { id: '1', notes: 'a\u0000b' } }],
    ['too many levels', note, { input: { id: '1', notes: deep } }],
    ['an unknown field', note, { input: { id: '1', salary: 1 } }],
    [
      'fields behind a fragment',
      `query ($first: Int) { ...F } fragment F on Query ${inquiries.slice(20)}`,
      { first: '' },
    ],
  ])('%s', async (_, query, variables) => {
    expect(await askWith(query, variables)).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      sentence: 'Sign in to continue',
    })
    const key = people.get('marketing')!
    const permission = { [note]: 'inquiries:write', [rooms]: 'rooms:read' }[query] ?? 'inquiries:read'
    expect(await askWith(query, variables, key)).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      sentence: `This needs the permission ${permission}`,
    })
    expect((await askWith(query, variables, people.get('owner'))).code).toBe('BAD_USER_INPUT')
  })

  it('what is public beside it is answered while the variables are fine', async () => {
    const query =
      'query ($first: Int, $id: ID!) { hotel(locale: en) { name } inquiry(id: $id) { id } blogPosts(locale: en, first: $first) { totalCount } }'
    const fine = await askWith(query, { id: addressOf('{id}') })
    expect(fine).toMatchObject({ status: 200, code: 'UNAUTHENTICATED', data: { inquiry: null } })
    expect(fine.data.hotel.name).toBeTruthy()
    expect(await askWith(query, { first: 'x', id: [] })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it('a public operation’s own variables are spoken of to everybody', async () => {
    const query = 'query ($first: Int) { blogPosts(locale: en, first: $first) { totalCount } }'
    expect(await askWith(query, { first: 'x' })).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' })
  })
})

describe('who asks is found', () => {
  const statementsOf = async (headers: Record<string, string>, method: 'GET' | 'POST', path: string, body?: unknown) =>
    countStatements(() => server.caller().rest(method, path, body, headers))

  it('once for a path of staff, by a key and by a session', async () => {
    const { headers } = await addKey(server, ['campaigns:read', 'subscribers:write'])
    await server.caller().rest('GET', '/api/campaigns/templates', undefined, headers)
    const csv = { 'content-type': 'text/csv' }
    for (const statements of [
      await statementsOf(headers, 'GET', '/api/campaigns/templates'),
      await statementsOf({ ...headers, ...csv }, 'POST', '/api/admin/subscribers/import?dryRun=1', 'Email'),
    ])
      expect(statements.filter((statement) => statement.includes('from api_key'))).toHaveLength(1)
    const sessions = await statementsOf(people.get('marketing')!, 'GET', '/api/campaigns/templates')
    expect(sessions.filter((statement) => statement.includes('from "staff_session"'))).toHaveLength(1)
  })

  it('without the database for a stranger', async () => {
    expect(await statementsOf({}, 'GET', '/api/inquiries')).toEqual([])
    expect(await statementsOf({}, 'POST', '/api/rooms', {})).toEqual([])
    expect(await statementsOf({}, 'GET', '/api/viewer')).toEqual([])
  })
})

describe.each(Object.entries(rules).filter(([name]) => asks.has(name)))('%s (%j)', (name, rule) => {
  const ask = asks.get(name)!
  const isRest = name.includes(' /')

  it('by a stranger', async () => {
    if (rule === 'public') return expectPassage(await ask({}), rule)
    for (const filling of fillingsOf(name)) expectRefusal(await ask({}, filling), 'UNAUTHENTICATED', isRest)
  })

  it('by a key with every other scope', async () => {
    for (const key of refusedKeys(rule)) {
      if (rule === 'public') expectPassage(await ask(key), rule)
      else for (const filling of fillingsOf(name)) expectRefusal(await ask(key, filling), 'FORBIDDEN', isRest)
    }
  })

  it.each(roles)('by %s', async (role) => {
    const answer = await ask(people.get(role)!)
    if (mayBy(rule, role)) expectPassage(answer, rule)
    else expectRefusal(answer, 'FORBIDDEN', isRest)
  })
})

it.each(roles)('%s holds what the hotel decided', (role) => {
  const decided = permissions.filter((permission) => holders[permission].includes(role))
  expect([...rolePermissions[role]].sort()).toEqual([...decided].sort())
})

describe('the server does not start', () => {
  it('with an operation that is neither public nor guarded', () => {
    const others = publicOperations.filter((name) => name !== 'submitInquiry')
    expect(() => refuseUnguarded(others)).toThrow('neither public nor guarded: submitInquiry')
  })

  it.each(['inquiries', 'noSuchOperation'])('with %s in the public list, which is not public', (name) => {
    expect(() => refuseUnguarded([...publicOperations, name])).toThrow(
      `listed as public but are guarded or gone: ${name}`,
    )
  })

  it('with a public list other than the rules above', () => {
    const open = Object.keys(rules).filter((name) => rules[name] === 'public' && operationName.test(name))
    expect(open.map((name) => name.split('.')[1]).sort()).toEqual([...publicOperations].sort())
  })
})

describe('what a stranger may be told', () => {
  const reachable = (from: GraphQLSchema, names: string[]): Set<string> => {
    const seen = new Set<string>()
    const visit = (type: GraphQLNamedType) => {
      if (!isObjectType(type) || seen.has(type.name)) return
      seen.add(type.name)
      for (const field of Object.values(type.getFields())) visit(getNamedType(field.type))
    }
    for (const name of names) {
      const [root, field] = name.split('.') as [string, string]
      const type = from.getType(root)
      if (isObjectType(type)) visit(getNamedType(type.getFields()[field]!.type))
    }
    return seen
  }
  const operations = Object.keys(rules).filter((name) => operationName.test(name) && asks.has(name))

  /**
   * Types that both sides see: every list has pages, and a room type is one thing to guests and staff; its fields for
   * staff are guarded one by one (tests/contract/rights.test.ts).
   */
  const shared = [
    'AccessFact',
    'BookableStay',
    'DeskSettings',
    'ExchangeRate',
    'HalfOfStay',
    'ImageText',
    'KeptNight',
    'KeptPrice',
    'PageInfo',
    'Picture',
    'PictureCrops',
    'PictureFocus',
    'PricedStay',
    'QuoteCharge',
    'QuoteExtra',
    'QuoteLongStay',
    'QuoteNight',
    'QuoteRefusal',
    'RoomAccessibility',
    'RoomImage',
    'RoomOfParty',
    'RoomType',
    'RoomTypeText',
    'RoomsTogether',
    'SplitStay',
    'StayExtra',
    'StayExtraName',
    'StayQuote',
  ]

  it.each([
    'floorPrice',
    'archivedAt',
    'updatedAt',
    'changedBy',
    'translations { name }',
    'images { translations { alt } }',
    'openStayRequests',
  ])('tells nobody but staff a room type’s %s', async (field) => {
    const ask = (headers: Record<string, string>) =>
      askGraphql({ query: `{ roomTypes { ${field} } }`, variables: {} })(headers)
    expectRefusal(await ask({}), 'UNAUTHENTICATED', false)
    expectRefusal(await ask(keysWithout.get('rooms:read')!), 'FORBIDDEN', false)
    expect((await ask((await addKey(server, ['rooms:read'])).headers)).sentence).toBeUndefined()
  })

  it('shares no type with staff operations but the listed ones', () => {
    const open = reachable(
      schema,
      operations.filter((name) => rules[name] === 'public'),
    )
    const guarded = reachable(
      schema,
      operations.filter((name) => rules[name] !== 'public'),
    )
    expect([...open].filter((type) => guarded.has(type)).sort()).toEqual(shared)
  })
})
