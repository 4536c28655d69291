import { createHash } from 'node:crypto'
import type { Env } from '../../env.ts'
import { readSampleRoomTypes } from '../../modules/rooms/seed-rooms.ts'
import { startBingStandIn, type BingStandIn } from '../bing/stand-in.ts'
import { startEcbStandIn, type EcbStandIn } from '../ecb/stand-in.ts'
import { startGoogleStandIn, type GoogleStandIn } from '../google/stand-in.ts'
import { startIndexNowStandIn } from '../indexnow/stand-in.ts'
import { startRatesStandIn, type RatesStandIn, type StandInPlan } from '../little-hotelier/stand-in.ts'
import { startMailboxStandIn, type MailboxStandIn } from '../mailbox/stand-in.ts'
import { startModelStandIn, type ModelStandIn } from '../model/stand-in.ts'
import { startSemrushStandIn, type SemrushStandIn } from '../semrush/stand-in.ts'
import type { StandIn } from './stand-in.ts'

export interface Sandbox {
  littleHotelier: RatesStandIn
  google: GoogleStandIn
  bing: BingStandIn
  indexNow: StandIn
  semrush: SemrushStandIn
  ecb: EcbStandIn
  model: ModelStandIn
  mailbox: MailboxStandIn
  /** For people: each service with its address, a line each. */
  addresses: string
  /** What points the adapters at the stand-ins. */
  settings: Partial<Env>
  close: () => Promise<void>
}

/** Ports for people; tests take free ones. */
export const sandboxPorts = {
  littleHotelier: 4101,
  google: 4102,
  bing: 4103,
  indexNow: 4104,
  semrush: 4105,
  model: 4106,
  ecb: 4107,
  mailbox: 4108,
}

type Ports = Partial<typeof sandboxPorts>

const channelCode = 'coralstoneinndirect'

/** Keys that open nothing but a stand-in. */
const keyOf = (service: string) => createHash('sha256').update(`sandbox ${service}`).digest('hex').slice(0, 32)

const plans = (): StandInPlan[] => {
  const { entries, texts } = readSampleRoomTypes()
  return entries.map(({ slug, basePrice, weekendPrice, roomNumbers }, index) => ({
    id: 10_201 + index,
    name: texts.en[slug]!.name,
    rate: basePrice / 100,
    weekendRate: weekendPrice / 100,
    rooms: roomNumbers.length,
  }))
}

/** Starts a stand-in for every outside service, with data for the sample hotel. */
export const startSandbox = async (publicUrl: string, ports: Ports = {}): Promise<Sandbox> => {
  const domain = new URL(publicUrl).hostname.replace(/^www\./, '')
  const keys = { google: keyOf('google'), bing: keyOf('bing'), semrush: keyOf('semrush'), model: keyOf('model') }
  const clientId = 'sandbox.apps.googleusercontent.example'
  const [littleHotelier, google, bing, indexNow, semrush, ecb, model, mailbox] = await Promise.all([
    startRatesStandIn({ channelCode, name: 'Coral Stone Inn', plans: plans() }, ports.littleHotelier),
    startGoogleStandIn({ clientId, clientSecret: keys.google, siteUrl: `${publicUrl}/` }, ports.google),
    startBingStandIn({ key: keys.bing, siteUrl: publicUrl }, ports.bing),
    startIndexNowStandIn(ports.indexNow),
    startSemrushStandIn({ key: keys.semrush, domain }, ports.semrush),
    startEcbStandIn(ports.ecb),
    startModelStandIn(ports.model),
    startMailboxStandIn({ user: 'desk', password: keyOf('mailbox') }, ports.mailbox),
  ])
  model.behave({ kind: 'recite' })
  const named: [string, string][] = [
    ...[littleHotelier, google, bing, indexNow, semrush, ecb].map(({ name, url }): [string, string] => [name, url]),
    ['language model', model.url],
    [mailbox.name, mailbox.url],
  ]
  return {
    addresses: named.map(([name, url]) => `    ${name.padEnd(16)} ${url}`).join('\n'),
    littleHotelier,
    google,
    bing,
    indexNow,
    semrush,
    ecb,
    model,
    mailbox,
    settings: {
      SANDBOX: true,
      LITTLE_HOTELIER_CHANNEL: channelCode,
      LITTLE_HOTELIER_BASE_URL: littleHotelier.url,
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CLIENT_SECRET: keys.google,
      GOOGLE_SERVICE_ACCOUNT: undefined,
      GOOGLE_SITE_URL: `${publicUrl}/`,
      GOOGLE_API_BASE_URL: google.url,
      GOOGLE_INDEXING_BASE_URL: google.url,
      GOOGLE_OAUTH_AUTH_URL: `${google.url}/o/oauth2/v2/auth`,
      GOOGLE_OAUTH_TOKEN_URL: `${google.url}/token`,
      BING_API_KEY: keys.bing,
      BING_BASE_URL: bing.url,
      INDEXNOW_ENDPOINT: `${indexNow.url}/indexnow`,
      SEMRUSH_API_KEY: keys.semrush,
      SEMRUSH_BASE_URL: semrush.url,
      SEMRUSH_UNITS_URL: `${semrush.url}/users/countapiunits.html`,
      ECB_BASE_URL: ecb.url,
      SEO_DOMAIN: domain,
      OPENAI_API_KEY: keys.model,
      OPENAI_BASE_URL: model.url,
      IMAP_URL: mailbox.url,
    },
    close: async () => {
      await Promise.all(
        [littleHotelier, google, bing, indexNow, semrush, ecb, model, mailbox].map((standIn) => standIn.close()),
      )
    },
  }
}
