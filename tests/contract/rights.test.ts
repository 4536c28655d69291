import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  visit as walk,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#api/root.ts'
import { createSchema } from '#api/http/graphql/build-schema.ts'
import { refuseUndeclared } from '#api/http/graphql/field-guards.ts'
import { guardsOf } from '#api/http/graphql/guard.ts'
import { rolePermissions, roles, scopes, type Permission } from '#graphql/permissions.ts'
import { publicOperations } from '#graphql/public-operations.ts'
import { sampleOperations } from '#tests/support/sample-operations.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { addKey, addStaff } from '#tests/support/staff.ts'

/** One of these permissions; none: whoever is led there. */
type Readers = readonly Permission[]

const mails: Readers = ['subscribers:read', 'inquiries:read', 'campaigns:read']

/** Who may read each type that is not public. A new one fails here until somebody decides. */
const types: Record<string, Readers> = {
  ActiveEmails: ['subscribers:read'],
  ApiKeyRecord: ['keys:manage'],
  AuditActor: ['audit:read'],
  AuditDetail: ['audit:read'],
  AuditEntry: ['audit:read'],
  AvailabilityCalendar: ['rooms:read'],
  AvailabilityNight: ['rooms:read'],
  BackupFile: ['operations:read'],
  BackupRun: ['operations:read'],
  BackupStatus: ['operations:read'],
  BingQuota: ['seo:read'],
  BingQuotaAnswer: ['seo:read'],
  BingStatus: ['seo:read'],
  Audience: ['campaigns:read'],
  AudienceLanguage: ['campaigns:read'],
  BlackoutPeriod: ['coupons:read', 'campaigns:write'],
  Block: ['rooms:read'],
  BlockedRooms: ['rooms:write'],
  BlogEntry: ['blog:read'],
  BlogEntryTranslation: ['blog:read'],
  BlogPreviewLink: ['blog:write'],
  BlogRevision: ['blog:read'],
  Campaign: ['campaigns:read'],
  CampaignAudience: ['campaigns:read'],
  CampaignCounts: ['campaigns:read'],
  CampaignOutcome: ['campaigns:read'],
  CampaignRecipient: ['subscribers:read'],
  CampaignResult: ['campaigns:write'],
  CampaignTemplate: ['campaigns:read'],
  CampaignTranslation: ['campaigns:read', 'campaigns:write'],
  ChangedSentence: ['content:read'],
  ChatQuestion: ['inquiries:read'],
  ChatQuestionGroup: ['inquiries:read'],
  ConnectionSetting: ['connections:manage'],
  ConnectionTest: ['connections:manage'],
  ContentEntry: ['content:read'],
  ContentFact: ['content:read'],
  ContentField: ['content:read'],
  ContentHint: ['content:read'],
  ContentKindSummary: ['content:read'],
  PictureUse: ['content:read'],
  ContentLanguageProgress: ['content:read'],
  ContentOpener: ['content:read'],
  ContentRevision: ['content:read'],
  ContentWords: ['content:read'],
  Coupon: ['coupons:read'],
  CouponEvent: ['coupons:read'],
  CreateApiKeyPayload: ['keys:manage'],
  DeletedBlock: ['rooms:write'],
  DeletedBlocks: ['rooms:write'],
  FreedRooms: ['rooms:write'],
  RestoredBlocks: ['rooms:write'],
  DeletedLongStayRate: ['rooms:write'],
  DeletedNightAdjustment: ['rooms:write'],
  DeletedPricingRule: ['rooms:write'],
  DeletedPricingRules: ['rooms:write'],
  CopiedSeason: ['rooms:write'],
  DeletedSetting: ['rooms:write'],
  DeletedStayExtra: ['rooms:write'],
  ExchangeRateFetch: ['rooms:write'],
  ErasureReceipt: ['guests:manage'],
  FailedJob: ['operations:read'],
  FieldChange: ['rooms:read', 'inquiries:read'],
  UndoneChange: ['rooms:read'],
  ConnectGooglePayload: ['seo:write'],
  GoogleSite: ['seo:read'],
  GoogleSites: ['seo:read'],
  GoogleStatus: ['seo:read'],
  GoogleSubmission: ['seo:write'],
  GuestCampaign: ['guests:manage'],
  GuestData: ['guests:manage'],
  GuestDataCount: ['guests:manage'],
  GuestFile: ['guests:manage'],
  GuestMention: ['guests:manage'],
  ImageText: ['rooms:read'],
  IndexNowStatus: ['seo:read'],
  Inquiry: ['inquiries:read'],
  InquiryCorrection: ['inquiries:read'],
  InquiryMessage: ['inquiries:read'],
  MessageAttachment: ['inquiries:read'],
  MailboxStatus: ['inquiries:read'],
  MergedInquiry: ['inquiries:read'],
  WholeInquiry: ['inquiries:read'],
  ReplyDelivery: ['inquiries:read'],
  ReplyDraft: ['inquiries:read'],
  ReplyPlaceholder: ['inquiries:read'],
  AddSuggestedRepliesPayload: ['inquiries:write'],
  SavedReply: ['inquiries:read'],
  SavedReplyText: ['inquiries:read'],
  DeletedSavedReply: ['inquiries:write'],
  FilledReply: ['inquiries:read'],
  InquiryBeside: ['inquiries:read'],
  InquiryStay: ['inquiries:read'],
  OtherInquiry: ['inquiries:read'],
  InvitationPayload: ['staff:manage'],
  JobQueue: ['operations:read'],
  KeptCount: ['guests:manage'],
  KeywordPosition: ['seo:read'],
  LinkUse: ['content:read'],
  LongStayRate: ['rooms:read'],
  Mail: mails,
  MailPreview: ['campaigns:read'],
  MailStatus: mails,
  MailToSubscriber: ['subscribers:read'],
  AdjustedNight: ['rooms:read'],
  NightAdjustment: ['rooms:read'],
  NightAdjustmentPreview: ['rooms:read'],
  NightChange: ['sync:read'],
  OutsideCall: ['operations:read'],
  OutsideLink: ['content:read'],
  PasswordResetLink: ['staff:manage'],
  Pickup: ['rooms:read'],
  PickupNight: ['rooms:read'],
  PresentStay: ['inquiries:read'],
  PriceChange: ['rooms:read'],
  PriceExplanation: ['rooms:read'],
  PricingRuleCopy: ['rooms:read'],
  PriceYear: ['rooms:read'],
  PricedNight: ['rooms:read'],
  PricingRule: ['rooms:read'],
  PricingRulePreview: ['rooms:read'],
  RatePlan: ['sync:read'],
  RatePlanTarget: ['sync:read'],
  RecordChange: ['rooms:read', 'inquiries:read'],
  Room: ['rooms:read'],
  RoomTypePickup: ['rooms:read'],
  RoomTypeAvailability: ['rooms:read'],
  RoomTypeText: ['rooms:read'],
  RuleVerdict: ['rooms:read'],
  SearchAnalytics: ['seo:read'],
  SearchQueryRow: ['seo:read'],
  SeoApiUnits: ['seo:read'],
  SeoBacklinks: ['seo:read'],
  SeoBadge: ['seo:read'],
  SeoCheck: ['seo:read'],
  SeoCompetitor: ['seo:read'],
  SeoCompetitors: ['seo:read'],
  SeoKeyword: ['seo:read'],
  SeoKeywords: ['seo:read'],
  SeoOverview: ['seo:read'],
  SeoRefresh: ['seo:write'],
  SeoSelfCheck: ['seo:read'],
  OutsideService: ['connections:manage'],
  SampleHotel: ['content:read'],
  SampleNoun: ['content:read'],
  CampaignUnderWay: [],
  DeskHit: [],
  NightAhead: [],
  RecentChange: [],
  Session: [],
  Today: [],
  TodayTask: [],
  UntranslatedLanguage: [],
  WaitingGuest: [],
  WaitingGuests: [],
  WebsiteWork: [],
  Setup: ['hotel:setup'],
  SetupStep: ['hotel:setup'],
  Staff: [],
  StayCharge: ['rooms:read'],
  StayExtraName: ['rooms:read'],
  StayRequest: ['inquiries:read'],
  StayRequestRoom: ['inquiries:read'],
  VisitName: ['seo:read'],
  VisitReport: ['seo:read'],
  VisitWeek: ['seo:read'],
  WaitedStay: ['inquiries:read'],
  Subscriber: ['subscribers:read'],
  SubscriberEvent: ['subscribers:read'],
  SubscriberFile: ['subscribers:read'],
  SubscriberStats: ['subscribers:read'],
  SyncResult: ['sync:run'],
  SyncRun: ['sync:read'],
  SyncStatus: ['sync:read'],
  SyncedNight: ['sync:read'],
  TestCampaignReceipt: ['campaigns:write'],
  UnchangedNights: ['rooms:read'],
  TrackedKeyword: ['seo:read'],
  TrackedKeywords: ['seo:read'],
  TwoFactorSetup: [],
  UrlSubmission: ['seo:read', 'seo:write'],
  UrlSubmissionAnswer: ['seo:write'],
  Webhook: ['keys:manage'],
  WebhookDelivery: ['keys:manage'],
  WebhookWithSecret: ['keys:manage'],
  WishedRoom: ['inquiries:read'],
  // The answers of what changes no record: whoever may ask.
  ChangePasswordPayload: [],
  CloseContentPayload: [],
  ConfirmTwoFactorPayload: [],
  DeleteCampaignTemplatePayload: [],
  DeleteWebhookPayload: [],
  EndOtherSessionsPayload: [],
  EndSessionPayload: [],
  EndStaffSessionsPayload: [],
  MoveContentPayload: [],
  OpenContentPayload: [],
  RemoveStaffPayload: [],
  StopTwoFactorPayload: [],
  UntrackKeywordPayload: [],
  UpdateBlackoutDatesPayload: [],
}

const also = (type: string, permission: Permission, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`${type}.${name}`, [...types[type]!, permission]]))

/** Fields with readers of their own: what a colleague is told of a colleague, and what who only writes is told. */
const fields: Record<string, Readers> = {
  'Staff.email': ['staff:read', 'staff:manage'],
  'Staff.role': ['staff:read', 'staff:manage'],
  'Staff.twoFactorEnabled': ['staff:read'],
  'Staff.createdAt': ['staff:read'],
  'RoomImage.translations': ['rooms:read'],
  'RoomType.floorPrice': ['rooms:read'],
  'RoomType.openStayRequests': ['rooms:read'],
  'RoomType.archivedAt': ['rooms:read'],
  'RoomType.updatedAt': ['rooms:read'],
  'RoomType.changedBy': ['rooms:read'],
  'RoomType.translations': ['rooms:read'],
  'StayExtra.ownName': ['rooms:read'],
  'StayExtra.displayOrder': ['rooms:read'],
  'StayExtra.active': ['rooms:read'],
  'StayExtra.version': ['rooms:read', 'rooms:write'],
  'StayExtra.deletedAt': ['rooms:read'],
  'StayExtra.updatedAt': ['rooms:read', 'rooms:write'],
  'StayExtra.changedBy': ['rooms:read'],
  'StayExtra.translations': ['rooms:read'],
  ...also('BlogEntry', 'blog:write', 'id', 'version', 'updatedAt'),
  ...also('Block', 'rooms:write', 'id'),
  ...also('Campaign', 'campaigns:write', 'id', 'state', 'version'),
  ...also('CampaignTemplate', 'campaigns:write', 'id', 'version'),
  ...also(
    'Coupon',
    'coupons:redeem',
    'id',
    'code',
    'percent',
    'state',
    'expiresAt',
    'redeemedAt',
    'undoUntil',
    'bookingRef',
    'stayDate',
    'nights',
  ),
  ...also('GoogleStatus', 'seo:write', 'authenticated'),
  ...also('Inquiry', 'inquiries:write', 'id', 'version', 'updatedAt'),
  ...also('JobQueue', 'operations:write', 'name'),
  'ExchangeRate.fetchedAt': ['rooms:read'],
  'Mail.id': [...mails, 'subscribers:write', 'inquiries:write', 'campaigns:write'],
  'Mail.state': [...mails, 'subscribers:write', 'inquiries:write', 'campaigns:write'],
  ...also('MailStatus', 'campaigns:write', 'postalAddress', 'postalAddressSet'),
  ...also('LongStayRate', 'rooms:write', 'id', 'version', 'updatedAt'),
  ...also('NightAdjustment', 'rooms:write', 'id', 'version', 'updatedAt'),
  ...also('SavedReply', 'inquiries:write', 'id', 'version', 'updatedAt'),
  ...also('PricingRule', 'rooms:write', 'id', 'version', 'updatedAt'),
  ...also('RatePlan', 'rooms:write', 'id'),
  ...also('Room', 'rooms:write', 'id', 'version', 'updatedAt'),
  ...also('RoomTypeAvailability', 'rooms:write', 'roomTypeId'),
  ...also('SeoSelfCheck', 'seo:write', 'checkedAt'),
  ...also('StayCharge', 'rooms:write', 'id'),
  ...also('StayRequest', 'inquiries:write', 'id', 'state'),
  ...also('Subscriber', 'subscribers:write', 'id', 'status', 'isActive'),
  ...also('SyncRun', 'sync:run', 'id'),
  ...also('TrackedKeyword', 'seo:write', 'id', 'keyword'),
}

const schema = createSchema()
const samples = sampleOperations(schema)

/** A page of a list is read by the readers of its records. */
const recordOf = (name: string) => (name in types ? name : name.replace(/(Edge|Connection)$/, ''))

const readersOf = (type: GraphQLObjectType, field: string): Readers =>
  fields[`${type.name}.${field}`] ?? types[recordOf(type.name)] ?? []

const holds = (held: readonly Permission[], readers: Readers) =>
  readers.length === 0 || readers.some((permission) => held.includes(permission))

const answerOf = (name: string) => {
  const [root, field] = name.split('.') as [string, string]
  return getNamedType((schema.getType(root) as GraphQLObjectType).getFields()[field]!.type)
}

const plainFields = (type: GraphQLObjectType): GraphQLField<unknown, unknown>[] =>
  Object.values(type.getFields()).filter((field) => !field.args.some(isRequiredArgument))

/** All that is read of a type where `may` says so, as a selection. */
const selecting = (type: unknown, may: (type: GraphQLObjectType, field: string) => boolean): string => {
  if (!isObjectType(type)) return ''
  const chosen = plainFields(type)
    .filter(({ name }) => may(type, name))
    .map((field) => `${field.name}${selecting(getNamedType(field.type), may)}`)
  return ` { __typename ${chosen.join(' ')} }`
}

interface Path {
  /** Such as `{ nodes { assignee { email } } }`. */
  selection: string
  steps: { field: string; readers: Readers }[]
}

/** Every way from a type to a field in it. */
const pathsIn = (type: unknown): Path[] => {
  if (!isObjectType(type)) return []
  return plainFields(type).flatMap((field) => {
    const inner = getNamedType(field.type)
    const here = { field: `${type.name}.${field.name}`, readers: readersOf(type, field.name) }
    const deeper: Path[] = isLeafType(inner) ? [{ selection: '', steps: [] }] : pathsIn(inner)
    return deeper.map(({ selection, steps }) => ({
      selection: ` { ${field.name}${selection} }`,
      steps: [here, ...steps],
    }))
  })
}

const permissionsAsked = (query: string): string[] => {
  const document = parse(query)
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)!
  return guardsOf(schema, document, operation).map(({ oneOf }) => oneOf.join(' or '))
}

/** Of the operation itself. */
const neededBy = ({ asking, name }: (typeof samples)[number]): string[] =>
  permissionsAsked(asking(isObjectType(answerOf(name)) ? ' { __typename }' : ''))

describe('every field that can be reached', () => {
  it('has readers in the table above, and the table none that are gone', () => {
    const reachable = new Set<string>()
    const visit = (type: unknown) => {
      if (!isObjectType(type) || reachable.has(type.name)) return
      reachable.add(type.name)
      for (const field of Object.values(type.getFields()))
        if (readersOf(type, field.name).length === 0 || !publicWalk) visit(getNamedType(field.type))
    }
    let publicWalk = true
    for (const name of publicOperations) {
      const root = schema.getQueryType()!.getFields()[name] ? 'Query' : 'Mutation'
      visit(answerOf(`${root}.${name}`))
    }
    const open = new Set(reachable)
    reachable.clear()
    publicWalk = false
    for (const { name } of samples) visit(answerOf(name))
    const decided = new Set(Object.keys(types))
    expect([...reachable].filter((name) => !open.has(name) && !decided.has(recordOf(name)))).toEqual([])
    expect([...decided].filter((name) => open.has(name) || !reachable.has(name))).toEqual([])
    for (const name of Object.keys(fields)) {
      const [type, field] = name.split('.') as [string, string]
      expect([name, (schema.getType(type) as GraphQLObjectType).getFields()[field]?.name]).toEqual([name, field])
    }
  })

  it.each(samples.filter(({ name }) => isObjectType(answerOf(name))))('of $name asks for its readers', (sample) => {
    const own = neededBy(sample)
    for (const { selection, steps } of pathsIn(answerOf(sample.name))) {
      const needed = steps.filter(({ readers }) => readers.length > 0).map(({ readers }) => readers.join(' or '))
      const asked = permissionsAsked(sample.asking(selection))
      expect([selection, asked.sort()]).toEqual([selection, [...new Set([...own, ...needed])].sort()])
    }
  })

  it('stops the server from starting where it says nothing', () => {
    const others = publicOperations.filter((name) => name !== 'faq')
    expect(() => refuseUndeclared(schema, others)).toThrow('do not say who may read them (@ReadableWith): Faq')
  })
})

describe('the desk', () => {
  const folder = join(root, 'client', 'admin')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'))
  const document = parse(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'))
  /** Without what is asked for only where it may be read. */
  const always = walk(document, {
    Field: ({ directives }) => (directives?.some(({ name }) => name.value === 'include') ? null : undefined),
  })
  const operations = always.definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .filter((operation) => guardsOf(schema, always, operation).length > 0)

  it('asks for what not everybody may read', () => expect(operations.length).toBeGreaterThan(150))

  it.each(operations.map((operation) => [operation.name!.value, operation] as const))(
    '%s asks for nothing that those who may ask may not read',
    (_, operation) => {
      const [own, ...others] = guardsOf(schema, always, operation)
      const askers = roles.filter((role) => holds(rolePermissions[role], own!.oneOf))
      expect(askers).not.toEqual([])
      for (const role of askers)
        expect([role, others.filter(({ oneOf }) => !holds(rolePermissions[role], oneOf))]).toEqual([role, []])
    },
  )
})

let server: TestServer
const callers = new Map<string, { held: readonly Permission[]; headers: Record<string, string> }>()
beforeAll(async () => {
  server = await startServer({ INQUIRIES_PER_HOUR: 10_000, SIGNUPS_PER_HOUR: 10_000, SIGN_INS_PER_HOUR: 10_000 })
  for (const scope of scopes) callers.set(scope, { held: [scope], headers: (await addKey(server, [scope])).headers })
  for (const role of roles) {
    const { email } = await addStaff(server, role)
    const answer = await server.caller().rest('POST', '/api/session', { email, password: 'pelican-pier-at-dawn' })
    const cookie = [answer.headers['set-cookie'] ?? []].flat()[0]!.split(';')[0]!
    callers.set(role, { held: rolePermissions[role], headers: { cookie } })
  }
  callers.set('a stranger', { held: [], headers: {} })
})
afterAll(() => server.close())

const guardSentence = /^(Sign in to continue|(This|\w+\.\w+) needs the permission [a-z]+:[a-z]+( or [a-z]+:[a-z]+)*)$/

/** How many fields were refused, over all callers. */
let refused = 0
afterAll(() => expect(refused).toBeGreaterThan(300))

/** Those that end the session that asks, or make more people than the test wants. */
const left = ['Mutation.signOut', 'Mutation.changePassword', 'Mutation.removeStaff']

describe.each([...scopes.map((scope) => `the key with ${scope} alone`), ...roles, 'a stranger'])('%s', (who) => {
  const known = () => callers.get(who.replace(/^the key with | alone$/g, ''))!
  const mayAsk = (sample: (typeof samples)[number]) =>
    neededBy(sample).every((oneOf) =>
      oneOf === '' ? roles.includes(who as never) : holds(known().held, oneOf.split(' or ') as Permission[]),
    )
  const ask = async (query: string, variables: object) => {
    const answer = await server.caller().rest('POST', '/graphql', { query, variables }, known().headers)
    const { data, errors } = answer.json() as { data?: unknown; errors?: { message: string }[] }
    return { data, refusals: (errors ?? []).filter(({ message }) => guardSentence.test(message)) }
  }

  it('reads what is its own to read, and is refused every other field of the operations that it may ask', async () => {
    for (const sample of samples.filter(({ name }) => !left.includes(name) && isObjectType(answerOf(name)))) {
      if (!mayAsk(sample)) continue
      const { held } = known()
      const type = answerOf(sample.name)
      const readable = sample.asking(selecting(type, (of, field) => holds(held, readersOf(of, field))))
      const { refusals } = await ask(readable, sample.variables)
      expect([sample.name, refusals]).toEqual([sample.name, []])
      const closed = new Set<string>()
      for (const { selection, steps } of pathsIn(type)) {
        const step = steps.find(({ readers }) => !holds(held, readers))
        if (!step || closed.has(step.field)) continue
        closed.add(step.field)
        const answer = await ask(sample.asking(selection), sample.variables)
        expect([sample.name, selection, answer.refusals.length]).toEqual([sample.name, selection, 1])
        const told = Object.values((answer.data ?? {}) as object).filter((value) => value !== null)
        expect([sample.name, selection, told]).toEqual([sample.name, selection, []])
      }
      refused += closed.size
    }
  })
})
