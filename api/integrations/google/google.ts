import { indexing_v3 } from '@googleapis/indexing'
import { searchconsole_v1 } from '@googleapis/searchconsole'
import { CodeChallengeMethod, JWT, OAuth2Client } from 'google-auth-library'
import { z } from 'zod'
import { notUnderstood } from '../outside/answer.ts'
import type { OutsideService } from '../outside/service.ts'
import { inOurWords } from './failure.ts'
import { googleSitePermissions, type GoogleSearch, type GoogleSitePermission, type Grant } from './port.ts'
import { openTransport } from './transport.ts'

interface GoogleSettings {
  client: { id: string; secret: string } | null
  serviceAccount: { email: string; key: string } | null
  redirectUrl: string
  apiUrl: string
  indexingUrl: string
  authUrl: string
  tokenUrl: string
  indexingEnabled: boolean
}

const scopes = ['https://www.googleapis.com/auth/webmasters']
const indexingScope = 'https://www.googleapis.com/auth/indexing'
const mostRows = 1_000

const sitesSchema = z.object({
  siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })).optional(),
})
const rowsSchema = z.object({
  rows: z
    .array(
      z.object({
        keys: z.array(z.string()).length(2),
        clicks: z.number(),
        impressions: z.number(),
        ctr: z.number(),
        position: z.number(),
      }),
    )
    .optional(),
})
const publishedSchema = z.object({ urlNotificationMetadata: z.object({ url: z.string().optional() }) })

/** SITE_OWNER of the newer description is siteOwner on the wire. A level that is new to this server opens nothing. */
const permissionLevel = (level: string): GoogleSitePermission => {
  const word = level.includes('_')
    ? level.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    : level
  return googleSitePermissions.find((known) => known === word) ?? 'siteUnverifiedUser'
}

/** An answer is an object; an empty body is none. */
const whole = (label: string, data: unknown): unknown => {
  if (typeof data !== 'object' || data === null) throw notUnderstood(label, 'with nothing')
  return data
}

/**
 * Google's own libraries over our transport. The two API packages carry types of a sign-in library of their own,
 * of which they use what every version has: that is why the client is handed to them by a cast.
 */
export const openGoogle = (service: OutsideService, settings: GoogleSettings): GoogleSearch => {
  const { label } = service
  const wantedScopes = settings.indexingEnabled ? [...scopes, indexingScope] : scopes
  /** Access tokens last an hour; one is kept for the grant that it came from. */
  let kept: { grant: Grant; credentials: OAuth2Client['credentials'] } | null = null

  type Transport = ReturnType<typeof openTransport>

  const personClient = (transporter?: Transport) =>
    new OAuth2Client({
      clientId: settings.client?.id,
      clientSecret: settings.client?.secret,
      redirectUri: settings.redirectUrl,
      // An access token may end before its time.
      forceRefreshOnFailure: true,
      endpoints: {
        oauth2AuthBaseUrl: settings.authUrl,
        oauth2TokenUrl: settings.tokenUrl,
        oauth2RevokeUrl: new URL('/revoke', settings.tokenUrl).toString(),
      },
      ...(transporter && { transporter }),
    })

  const signedIn = (grant: Grant, transporter: Transport): OAuth2Client => {
    const account = settings.serviceAccount
    const client =
      grant === null && account
        ? new JWT({ email: account.email, key: account.key, scopes: wantedScopes, transporter })
        : personClient(transporter)
    if (grant !== null) client.setCredentials({ refresh_token: grant })
    if (kept && kept.grant === grant) client.setCredentials(kept.credentials)
    return client
  }

  const perform = <T>(
    operation: string,
    kind: 'read' | 'write',
    grant: Grant,
    work: (auth: OAuth2Client) => Promise<T>,
  ): Promise<T> =>
    service.perform(operation, kind, async (send) => {
      const auth = signedIn(grant, openTransport(label, send, settings.tokenUrl))
      try {
        const done = await work(auth)
        kept = { grant, credentials: { ...auth.credentials } }
        return done
      } catch (error) {
        kept = null
        throw inOurWords(label, error)
      }
    })

  const searchConsole = (auth: OAuth2Client) =>
    new searchconsole_v1.Searchconsole({
      auth: auth as unknown as searchconsole_v1.Options['auth'],
      rootUrl: settings.apiUrl,
    })

  return {
    service,
    method: settings.serviceAccount ? 'service-account' : settings.client ? 'account' : null,
    indexingEnabled: settings.indexingEnabled,
    consentUrl: (state, challenge) =>
      personClient().generateAuthUrl({
        access_type: 'offline',
        prompt: 'consent',
        include_granted_scopes: true,
        scope: wantedScopes,
        state,
        code_challenge: challenge,
        code_challenge_method: CodeChallengeMethod.S256,
      }),
    exchange: (code, codeVerifier) =>
      perform('sign in', 'write', '', async (auth) => {
        auth.setCredentials({})
        const { tokens } = await auth.getToken({ code, codeVerifier })
        if (!tokens.refresh_token) throw notUnderstood(label, 'without a lasting consent')
        return tokens.refresh_token
      }),
    revoke: (refreshToken) =>
      perform('revoke', 'write', '', async (auth) => {
        await auth.revokeToken(refreshToken)
      }),
    sites: (grant) =>
      perform('sites', 'read', grant, async (auth) => {
        const { data } = await searchConsole(auth).sites.list()
        const { siteEntry = [] } = sitesSchema.parse(whole(label, data))
        return siteEntry.map((site) => ({
          siteUrl: site.siteUrl,
          permissionLevel: permissionLevel(site.permissionLevel),
        }))
      }),
    submitSitemap: (grant, siteUrl, feedpath) =>
      perform('submit sitemap', 'write', grant, async (auth) => {
        await searchConsole(auth).sitemaps.submit({ siteUrl, feedpath })
      }),
    queries: (grant, siteUrl, startDate, endDate) =>
      perform('search analytics', 'read', grant, async (auth) => {
        const requestBody = { startDate, endDate, dimensions: ['page', 'query'], rowLimit: mostRows }
        const { data } = await searchConsole(auth).searchanalytics.query({ siteUrl, requestBody })
        return rowsSchema.parse(whole(label, data)).rows ?? []
      }),
    publish: (grant, url) =>
      perform('publish address', 'write', grant, async (auth) => {
        const indexing = new indexing_v3.Indexing({
          auth: auth as unknown as indexing_v3.Options['auth'],
          rootUrl: settings.indexingUrl,
        })
        const { data } = await indexing.urlNotifications.publish({ requestBody: { url, type: 'URL_UPDATED' } })
        publishedSchema.parse(whole(label, data))
      }),
  }
}
