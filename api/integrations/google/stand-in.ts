import { createHash, createVerify } from 'node:crypto'
import { json, page, startStandIn, type Answer, type SeenRequest, type StandIn } from '../sandbox/stand-in.ts'

export interface GoogleStandIn extends StandIn {
  /** Ends every consent, as a person does in the account's settings. */
  revokeAll: () => void
  /** What the consent page does: hands over a code, or says that access was denied. */
  consent: (decision: 'give' | 'deny') => void
  setSites: (sites: { siteUrl: string; permissionLevel: string }[]) => void
  setRows: (
    rows: { keys: [page: string, query: string]; clicks: number; impressions: number; position: number }[],
  ) => void
  sitemaps: Map<string, { path: string; lastSubmitted: string }>
  published: string[]
}

interface Options {
  clientId: string
  clientSecret: string
  siteUrl: string
  /** Of the service account whose signed requests are taken. */
  serviceAccount?: { email: string; publicKey: string }
}

const publishesPerDay = 200

const failure = (code: number, reason: string, message: string): Answer =>
  json({ error: { errors: [{ domain: 'global', reason, message }], code, message } }, code)

const tokenFailure = (error: string, description: string, status = 400) =>
  json({ error, error_description: description }, status)

const errors: Record<number, Answer> = {
  401: json(
    {
      error: {
        code: 401,
        message: 'Request is missing required authentication credential.',
        status: 'UNAUTHENTICATED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'CREDENTIALS_MISSING',
            domain: 'googleapis.com',
          },
        ],
      },
    },
    401,
  ),
  403: failure(403, 'forbidden', "User does not have sufficient permission for site 'https://www.example.com/'."),
  429: failure(429, 'rateLimitExceeded', 'Rate Limit Exceeded'),
  500: failure(500, 'backendError', 'Backend Error'),
}

const jwtPart = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

const googlesAudience = 'https://oauth2.googleapis.com/token'

/** Google's sign-in, Search Console and Indexing API on one host. */
export const startGoogleStandIn = async (options: Options, port = 0): Promise<GoogleStandIn> => {
  const codes = new Map<string, { challenge: string | null; redirectUri: string; scope: string }>()
  const refreshTokens = new Map<string, string>()
  const accessTokens = new Map<string, string>()
  const sitemaps: GoogleStandIn['sitemaps'] = new Map()
  const published: string[] = []
  let decision: 'give' | 'deny' = 'give'
  let serial = 0
  let sites = [
    { siteUrl: options.siteUrl, permissionLevel: 'siteOwner' },
    { siteUrl: 'sc-domain:coralstoneinn.example', permissionLevel: 'siteFullUser' },
  ]
  let rows: { keys: [string, string]; clicks: number; impressions: number; position: number }[] = [
    ['', 'lantana hotel', 42, 610, 2.3],
    ['deals', 'lantana hotel', 6, 90, 4.1],
    ['', 'coral stone inn', 38, 71, 1.0],
    ['', 'hotels near lantana beach', 21, 480, 5.2],
    ['gallery', 'historic inn south florida', 14, 260, 6.8],
    ['things-to-do', 'things to do in lantana', 12, 930, 9.4],
    ['faq', 'lantana hotel check in time', 9, 58, 2.1],
    ['', 'pet friendly hotel lantana', 8, 140, 7.7],
    ['deals', 'weekly hotel rates lantana', 7, 175, 8.3],
    ['fi', 'hotelli lantana florida', 6, 33, 1.8],
    ['things-to-do', 'ocean avenue lantana restaurants', 5, 410, 12.6],
    ['contact', 'lantana inn phone', 4, 22, 1.4],
    ['blog', 'florida historic hotels', 2, 520, 18.9],
  ].map(([path, query, clicks, impressions, position]) => ({
    keys: [`${options.siteUrl}${path as string}`, query as string],
    clicks: clicks as number,
    impressions: impressions as number,
    position: position as number,
  }))

  const mint = (kind: string) =>
    `sandbox-${kind}-${(serial += 1)}-${createHash('sha256').update(`${kind}${serial}`).digest('hex').slice(0, 12)}`

  const access = (scope: string) => {
    const token = mint('access')
    accessTokens.set(token, scope)
    return { access_token: token, expires_in: 3599, scope, token_type: 'Bearer' }
  }

  const authorize = ({ url }: SeenRequest): Answer => {
    const query = url.searchParams
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    if (query.get('client_id') !== options.clientId) return page('Error 401: invalid_client', 401)
    if (decision === 'deny') back.searchParams.set('error', 'access_denied')
    else {
      const code = mint('code')
      codes.set(code, {
        challenge: query.get('code_challenge'),
        redirectUri: query.get('redirect_uri') ?? '',
        scope: query.get('scope') ?? '',
      })
      back.searchParams.set('code', code)
      back.searchParams.set('scope', query.get('scope') ?? '')
    }
    return { status: 302, headers: { location: back.toString() }, body: '' }
  }

  const exchangeCode = (form: URLSearchParams): Answer => {
    const code = form.get('code') ?? ''
    const known = codes.get(code)
    codes.delete(code)
    if (!known) return tokenFailure('invalid_grant', 'Malformed auth code.')
    if (known.redirectUri !== form.get('redirect_uri')) return tokenFailure('redirect_uri_mismatch', 'Bad Request')
    const hash = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (known.challenge && known.challenge !== hash) return tokenFailure('invalid_grant', 'Invalid code verifier.')
    const refresh = mint('refresh')
    refreshTokens.set(refresh, known.scope)
    return json({ ...access(known.scope), refresh_token: refresh })
  }

  const serviceAccountToken = (assertion: string): Answer => {
    const account = options.serviceAccount
    const [head = '', claims = '', signature = ''] = assertion.split('.')
    const isSigned =
      account &&
      createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(account.publicKey, signature, 'base64url')
    if (!isSigned) return tokenFailure('invalid_grant', 'Invalid JWT Signature.')
    const { iss, aud, exp, scope } = jwtPart(claims)
    if (iss !== account.email || aud !== googlesAudience || Number(exp) * 1000 < Date.now())
      return tokenFailure('invalid_grant', 'Invalid JWT.')
    const { scope: _scope, ...token } = access(String(scope))
    return json(token)
  }

  const token = ({ body, method }: SeenRequest): Answer => {
    const form = new URLSearchParams(body)
    const kind = form.get('grant_type')
    if (method !== 'POST') return page('Not found', 404)
    if (kind === 'urn:ietf:params:oauth:grant-type:jwt-bearer') return serviceAccountToken(form.get('assertion') ?? '')
    if (form.get('client_id') !== options.clientId || form.get('client_secret') !== options.clientSecret)
      return tokenFailure('invalid_client', 'Unauthorized', 401)
    if (kind === 'authorization_code') return exchangeCode(form)
    const scope = refreshTokens.get(form.get('refresh_token') ?? '')
    if (kind !== 'refresh_token') return tokenFailure('unsupported_grant_type', 'Bad Request')
    return scope === undefined
      ? tokenFailure('invalid_grant', 'Token has been expired or revoked.')
      : json(access(scope))
  }

  const revoke = ({ url, body }: SeenRequest): Answer => {
    const given = url.searchParams.get('token') ?? new URLSearchParams(body).get('token') ?? ''
    return refreshTokens.delete(given) || accessTokens.delete(given) ? json({}) : json({ error: 'invalid_token' }, 400)
  }

  const analytics = (siteUrl: string, body: string): Answer => {
    const asked = JSON.parse(body) as { startDate?: string; endDate?: string; dimensions?: string[]; rowLimit?: number }
    if (!asked.startDate || !asked.endDate || asked.endDate < asked.startDate)
      return failure(400, 'invalidParameter', 'Invalid date range')
    const { dimensions = [], rowLimit = 1_000 } = asked
    if (siteUrl !== sites[0]?.siteUrl || rows.length === 0) return json({ responseAggregationType: 'byPage' })
    const keysOf = ([pageUrl, query]: [string, string]) =>
      dimensions.map((dimension) => (dimension === 'query' ? query : dimension === 'page' ? pageUrl : asked.endDate!))
    return json({
      rows: rows.slice(0, rowLimit).map(({ keys, clicks, impressions, position }) => ({
        ...(dimensions.length > 0 && { keys: keysOf(keys) }),
        clicks,
        impressions,
        ctr: clicks / impressions,
        position,
      })),
      responseAggregationType: 'byPage',
    })
  }

  const submitSitemap = (siteUrl: string, path: string): Answer => {
    const site = sites.find((known) => known.siteUrl === siteUrl)!
    if (!['siteOwner', 'siteFullUser'].includes(site.permissionLevel)) return errors[403]!
    sitemaps.set(path, { path, lastSubmitted: new Date().toISOString() })
    return { status: 204, body: '' }
  }

  const searchConsole = ({ url, method, body }: SeenRequest): Answer => {
    if (method === 'GET' && url.pathname === '/webmasters/v3/sites')
      return json(sites.length > 0 ? { siteEntry: sites } : {})
    const [, encoded = '', rest = ''] = /^\/webmasters\/v3\/sites\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? []
    const siteUrl = decodeURIComponent(encoded)
    if (!sites.some((site) => site.siteUrl === siteUrl)) return errors[403]!
    if (method === 'POST' && rest === '/searchAnalytics/query') return analytics(siteUrl, body)
    if (method === 'GET' && rest === '/sitemaps')
      return json({
        sitemap: [...sitemaps.values()].map((map) => ({
          ...map,
          isPending: true,
          isSitemapsIndex: false,
          type: 'sitemap',
          warnings: '0',
          errors: '0',
        })),
      })
    const [, feed] = /^\/sitemaps\/([^/]+)$/.exec(rest) ?? []
    if (method === 'PUT' && feed) return submitSitemap(siteUrl, decodeURIComponent(feed))
    return failure(404, 'notFound', 'Not Found')
  }

  const publish = (body: string, scope: string): Answer => {
    const { url = '', type } = JSON.parse(body) as { url?: string; type?: string }
    if (!scope.includes('/auth/indexing')) return errors[403]!
    if (!url.startsWith(options.siteUrl))
      return failure(403, 'forbidden', 'Permission denied. Failed to verify the URL ownership.')
    if (published.length >= publishesPerDay) return failure(429, 'rateLimitExceeded', 'Quota exceeded')
    published.push(url)
    return json({ urlNotificationMetadata: { url, latestUpdate: { url, type, notifyTime: new Date().toISOString() } } })
  }

  const respond = (request: SeenRequest): Answer => {
    const { pathname } = request.url
    if (pathname === '/o/oauth2/v2/auth') return authorize(request)
    if (pathname === '/token') return token(request)
    if (pathname === '/revoke') return revoke(request)
    const scope = accessTokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (scope === undefined) return errors[401]!
    if (pathname === '/v3/urlNotifications:publish') return publish(request.body, scope)
    return searchConsole(request)
  }

  const standIn = await startStandIn(
    { name: 'google', respond, error: (status) => errors[status] ?? failure(status, 'badRequest', 'Bad Request') },
    port,
  )
  return {
    ...standIn,
    sitemaps,
    published,
    revokeAll: () => {
      refreshTokens.clear()
      accessTokens.clear()
    },
    consent: (next) => void (decision = next),
    setSites: (next) => void (sites = next),
    setRows: (next) => void (rows = next),
  }
}
