import { readKeyFile } from '#graphql/inputs/connections.ts'
import type { Env } from '../env.ts'
import { openBing } from './bing/bing.ts'
import type { BingWebmaster } from './bing/port.ts'
import { openEcb } from './ecb/ecb.ts'
import type { ReferenceRates } from './ecb/port.ts'
import { openGoogle } from './google/google.ts'
import type { GoogleSearch } from './google/port.ts'
import { openIndexNow } from './indexnow/indexnow.ts'
import type { IndexNow } from './indexnow/port.ts'
import { openLittleHotelier } from './little-hotelier/little-hotelier.ts'
import type { RatesSource } from './little-hotelier/port.ts'
import { openService, type CallRecord, type OutsideService } from './outside/service.ts'
import { openSemrush } from './semrush/semrush.ts'
import type { SearchFigures } from './semrush/port.ts'

/** The services outside this server, each behind its port. */
export interface Services {
  littleHotelier: RatesSource
  google: GoogleSearch
  bing: BingWebmaster
  indexNow: IndexNow
  semrush: SearchFigures
  ecb: ReferenceRates
  /** Only watched: the assistant has a port of its own. */
  model: OutsideService
}

export interface Surroundings {
  /** Where Little Hotelier keeps the hotel, as its facts have it at that moment. */
  bookingRegion: () => string | null
  publicUrl: string
  indexNowKey: string
  record: (call: CallRecord) => Promise<void>
}

export const googleCallbackPath = '/api/google/callback'

/** No vendor answers on this machine. */
const isStandIn = (baseUrl: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(baseUrl).hostname)

const isReachable = (host: string) => host.includes('.') && !/^[\d.]+$/.test(host) && !host.endsWith('.local')

/** The site as search engines know it; the sandbox knows whatever site this is. */
const domainOf = (env: Env, publicUrl: string) => (env.SEO_DOMAIN ?? new URL(publicUrl).hostname).replace(/^www\./, '')

/** Opens every adapter on its settings. One without a key is there too: it says what is missing. */
export const openServices = (env: Env, { bookingRegion, publicUrl, indexNowKey, record }: Surroundings): Services => {
  const about = (id: string, label: string, baseUrl: string, missing: string | null) =>
    openService({ id, label, missing, sandbox: isStandIn(baseUrl), timeoutMs: env.OUTSIDE_TIMEOUT_MS, record })
  const site = new URL(publicUrl)
  const ratesUrl = () => env.LITTLE_HOTELIER_BASE_URL ?? `https://${bookingRegion()}.littlehotelier.com`

  return {
    littleHotelier: openLittleHotelier(
      about(
        'little-hotelier',
        'Little Hotelier',
        ratesUrl(),
        env.LITTLE_HOTELIER_CHANNEL
          ? null
          : 'Little Hotelier is not configured. Enter the property’s channel code under Connections',
      ),
      {
        baseUrl: ratesUrl,
        channelCode: env.LITTLE_HOTELIER_CHANNEL ?? '',
      },
    ),
    google: openGoogle(
      about(
        'google',
        'Google',
        env.GOOGLE_API_BASE_URL,
        env.GOOGLE_SERVICE_ACCOUNT || (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)
          ? null
          : 'Google Search Console is not configured. Enter an OAuth client or a service account under Connections',
      ),
      {
        client:
          env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
            ? { id: env.GOOGLE_CLIENT_ID, secret: env.GOOGLE_CLIENT_SECRET }
            : null,
        serviceAccount: env.GOOGLE_SERVICE_ACCOUNT ? readKeyFile(env.GOOGLE_SERVICE_ACCOUNT) : null,
        redirectUrl: `${publicUrl}${googleCallbackPath}`,
        apiUrl: env.GOOGLE_API_BASE_URL,
        indexingUrl: env.GOOGLE_INDEXING_BASE_URL,
        authUrl: env.GOOGLE_OAUTH_AUTH_URL,
        tokenUrl: env.GOOGLE_OAUTH_TOKEN_URL,
        indexingEnabled: env.GOOGLE_INDEXING_API,
      },
    ),
    bing: openBing(
      about(
        'bing',
        'Bing',
        env.BING_BASE_URL,
        env.BING_API_KEY
          ? null
          : 'Bing Webmaster Tools is not configured. Enter its key under Connections; IndexNow works without it',
      ),
      { key: env.BING_API_KEY ?? '', baseUrl: env.BING_BASE_URL, siteUrl: publicUrl },
    ),
    indexNow: openIndexNow(
      about(
        'indexnow',
        'IndexNow',
        env.INDEXNOW_ENDPOINT,
        isStandIn(env.INDEXNOW_ENDPOINT) || isReachable(site.hostname)
          ? null
          : 'IndexNow is not configured. Set PUBLIC_URL to an address that search engines can reach',
      ),
      {
        endpoint: env.INDEXNOW_ENDPOINT,
        host: site.host,
        key: indexNowKey,
        keyLocation: `${publicUrl}/${indexNowKey}.txt`,
      },
    ),
    semrush: openSemrush(
      about(
        'semrush',
        'Semrush',
        env.SEMRUSH_BASE_URL,
        env.SEMRUSH_API_KEY ? null : 'Semrush is not configured. Enter its key under Connections',
      ),
      {
        key: env.SEMRUSH_API_KEY ?? '',
        baseUrl: env.SEMRUSH_BASE_URL,
        unitsUrl: env.SEMRUSH_UNITS_URL,
        database: env.SEMRUSH_DATABASE,
        domain: domainOf(env, publicUrl),
      },
    ),
    ecb: openEcb(about('ecb', 'European Central Bank', env.ECB_BASE_URL, null), { baseUrl: env.ECB_BASE_URL }),
    model: about(
      'model',
      'Language model',
      env.OPENAI_BASE_URL ?? 'https://api.openai.com',
      env.OPENAI_API_KEY
        ? null
        : 'The language model is not configured. Enter its key under Connections; the assistant answers from the site’s own texts meanwhile',
    ),
  }
}
