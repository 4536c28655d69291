/** How one documented REST call maps to an operation of graphql/rest. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With `{name}` for path parameters, each the variable of that name. */
  path: string
  /** The operation's name. */
  operation: string
  summary: string
  /** Query parameter -> variable of the operation. */
  query?: Record<string, string>
  /** Query parameter of the language, the caller's own when missing; the variable is `locale`. */
  language?: string
  /** Variable that takes the JSON body. */
  body?: string
  /** Path into the operation's result; that value is the answer. */
  answer: string
  /** Key of the answer -> the keys that its value is wrapped in, the outermost first; null stays null. */
  wrap?: Record<string, string[]>
  /** Makes a list of records a map of one field to another. */
  map?: { key: string; value: string }
  /** Status of success; 200 when missing. */
  status?: number
  /** What a null answer says, with status 404; without it null is an answer. */
  missing?: string
}

export const routes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/inquiries',
    operation: 'RestSubmitInquiry',
    summary: 'Send a message to the front desk',
    body: 'input',
    answer: 'submitInquiry',
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/inquiries',
    operation: 'RestInquiries',
    summary: 'Inquiries, the newest first (staff)',
    query: { status: 'status', q: 'search', cursor: 'after', limit: 'first' },
    answer: 'inquiries',
  },
  {
    method: 'PATCH',
    path: '/api/inquiries/{id}',
    operation: 'RestUpdateInquiry',
    summary: 'Change status, assignee or notes of an inquiry (staff)',
    body: 'input',
    answer: 'updateInquiry',
  },
  {
    method: 'GET',
    path: '/api/admin/subscribers',
    operation: 'RestSubscribers',
    summary: 'The mailing list, the newest first (staff)',
    query: { q: 'search', status: 'status', cursor: 'after', limit: 'first' },
    answer: 'subscribers.nodes',
  },
  {
    method: 'GET',
    path: '/api/campaigns/templates',
    operation: 'RestCampaignTemplates',
    summary: 'Ready-made campaigns (staff)',
    answer: 'campaignTemplates',
  },
  {
    method: 'POST',
    path: '/api/campaigns/send',
    operation: 'RestSendCampaign',
    summary: 'Send a campaign to every active subscriber (staff)',
    body: 'input',
    answer: 'sendCampaign',
  },
  {
    method: 'GET',
    path: '/api/campaigns/{id}',
    operation: 'RestCampaign',
    summary: 'A campaign and its figures (staff)',
    answer: 'campaign',
    missing: 'There is no such campaign',
  },
  {
    method: 'POST',
    path: '/api/chat',
    operation: 'RestSendChatMessage',
    summary: 'Ask the assistant',
    body: 'input',
    answer: 'sendChatMessage',
  },
  {
    method: 'POST',
    path: '/api/session',
    operation: 'RestSignIn',
    summary: 'Sign in; the session comes as a cookie',
    body: 'input',
    answer: 'signIn',
  },
  {
    method: 'DELETE',
    path: '/api/session',
    operation: 'RestSignOut',
    summary: 'Sign out',
    answer: 'signOut',
  },
  {
    method: 'GET',
    path: '/api/viewer',
    operation: 'RestViewer',
    summary: 'Who the session or key belongs to; null for a stranger',
    answer: 'viewer',
  },
  {
    method: 'GET',
    path: '/api/blog/posts',
    operation: 'RestBlogPosts',
    summary: 'Published blog posts, the newest first',
    query: { category: 'category', tag: 'tag', cursor: 'after', limit: 'first' },
    language: 'language',
    answer: 'blogPosts.nodes',
  },
  {
    method: 'GET',
    path: '/api/blog/posts/{slug}',
    operation: 'RestBlogPost',
    summary: 'One published blog post with its text',
    language: 'language',
    answer: 'blogPost',
    missing: 'Blog post not found',
  },
  {
    method: 'POST',
    path: '/api/newsletter/signup',
    operation: 'RestSignUpForNewsletter',
    summary: 'Join the mailing list',
    body: 'input',
    answer: 'signUpForNewsletter',
  },
  {
    method: 'GET',
    path: '/api/room-types',
    operation: 'RestRoomTypes',
    summary: 'Room types in display order: strangers get the active ones, staff all',
    answer: 'roomTypes',
  },
  {
    method: 'POST',
    path: '/api/room-types',
    operation: 'RestCreateRoomType',
    summary: 'Make a room type (staff)',
    body: 'input',
    answer: 'createRoomType',
    status: 201,
  },
  {
    method: 'PATCH',
    path: '/api/room-types/{id}',
    operation: 'RestUpdateRoomType',
    summary: 'Change a room type; what is left out stays (staff)',
    body: 'input',
    answer: 'updateRoomType',
  },
  {
    method: 'GET',
    path: '/api/rooms',
    operation: 'RestRooms',
    summary: 'Rooms by their number (staff)',
    answer: 'rooms',
  },
  {
    method: 'POST',
    path: '/api/rooms',
    operation: 'RestCreateRoom',
    summary: 'Make a room (staff)',
    body: 'input',
    answer: 'createRoom',
    status: 201,
  },
  {
    method: 'PATCH',
    path: '/api/rooms/{id}',
    operation: 'RestUpdateRoom',
    summary: 'Change a room; what is left out stays (staff)',
    body: 'input',
    answer: 'updateRoom',
  },
  {
    method: 'GET',
    path: '/api/pricing-rules',
    operation: 'RestPricingRules',
    summary: 'Pricing rules by their first night (staff)',
    answer: 'pricingRules',
  },
  {
    method: 'POST',
    path: '/api/pricing-rules',
    operation: 'RestCreatePricingRule',
    summary: 'Make a pricing rule (staff)',
    body: 'input',
    answer: 'createPricingRule',
    status: 201,
  },
  {
    method: 'PATCH',
    path: '/api/pricing-rules/{id}',
    operation: 'RestUpdatePricingRule',
    summary: 'Change a pricing rule; what is left out stays (staff)',
    body: 'input',
    answer: 'updatePricingRule',
  },
  {
    method: 'DELETE',
    path: '/api/pricing-rules/{id}',
    operation: 'RestDeletePricingRule',
    summary: 'Delete a pricing rule (staff)',
    answer: 'deletePricingRule',
  },
  {
    method: 'GET',
    path: '/api/availability',
    operation: 'RestAvailability',
    summary: 'What each night costs from, and where stays can begin and end',
    query: { roomType: 'roomType', month: 'month', months: 'months' },
    answer: 'rateCalendar',
  },
  {
    method: 'GET',
    path: '/api/admin/sync/status',
    operation: 'RestSyncStatus',
    summary: 'How the sync with Little Hotelier is doing (staff)',
    answer: 'syncStatus',
  },
  {
    method: 'POST',
    path: '/api/admin/sync/manual',
    operation: 'RestRunSync',
    summary: 'Run the sync now; needs no body (staff)',
    answer: 'runSync',
  },
  {
    method: 'GET',
    path: '/api/seo/overview',
    operation: 'RestSeoOverview',
    summary: 'Organic and paid searches (staff)',
    answer: 'seoOverview',
  },
  {
    method: 'GET',
    path: '/api/seo/keywords',
    operation: 'RestSeoKeywords',
    summary: 'Keywords that bring the most visits (staff)',
    answer: 'seoKeywords.keywords',
  },
  {
    method: 'GET',
    path: '/api/seo/backlinks',
    operation: 'RestSeoBacklinks',
    summary: 'Links of other sites (staff)',
    answer: 'seoBacklinks',
  },
  {
    method: 'GET',
    path: '/api/seo/competitors',
    operation: 'RestSeoCompetitors',
    summary: 'Sites found for the same keywords (staff)',
    answer: 'seoCompetitors.competitors',
  },
  {
    method: 'GET',
    path: '/api/seo/track-keywords',
    operation: 'RestTrackedKeywords',
    summary: 'Tracked keywords with their positions; null when not ranking (staff)',
    map: { key: 'keyword', value: 'position' },
    answer: 'trackedKeywords.keywords',
  },
  {
    method: 'GET',
    path: '/api/seo/api-units',
    operation: 'RestSeoApiUnits',
    summary: 'Units left (staff)',
    answer: 'seoApiUnits',
  },
  {
    method: 'GET',
    path: '/api/google/status',
    operation: 'RestGoogleStatus',
    summary: 'Whether Google Search Console is connected (staff)',
    answer: 'googleStatus',
  },
  {
    method: 'GET',
    path: '/api/google/sites',
    operation: 'RestGoogleSites',
    summary: 'Properties of Google Search Console (staff)',
    answer: 'googleSites',
  },
  {
    method: 'POST',
    path: '/api/google/submit-url',
    operation: 'RestSubmitUrlToGoogle',
    summary: 'Hand an address of this site to Google (staff)',
    body: 'input',
    answer: 'submitUrlToGoogle',
  },
  {
    method: 'POST',
    path: '/api/google/submit-sitemap',
    operation: 'RestSubmitSitemapToGoogle',
    summary: 'Submit the sitemap to Google (staff)',
    answer: 'submitSitemapToGoogle',
  },
  {
    method: 'GET',
    path: '/api/google/analytics',
    operation: 'RestSearchAnalytics',
    summary: 'Searches for which the site was shown (staff)',
    query: { siteUrl: 'siteUrl', startDate: 'startDate', endDate: 'endDate' },
    answer: 'searchAnalytics',
  },
  {
    method: 'POST',
    path: '/api/bing/submit-urls',
    operation: 'RestSubmitUrlsToBing',
    summary: 'Hand every page to Bing (staff)',
    wrap: { data: ['d', 'SubmitUrlBatch'] },
    answer: 'submitUrlsToBing',
  },
  {
    method: 'GET',
    path: '/api/bing/quota',
    operation: 'RestBingQuota',
    summary: 'Addresses that Bing still takes (staff)',
    wrap: { data: ['d'] },
    answer: 'bingQuota',
  },
]
