import { randomUUID } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { KyselyPlugin, UnknownRow } from 'kysely'
import type { PublishedStore } from '../../platform/content.ts'
import type { Orm } from '../../db/orm.ts'

/** From signing in to signing in again. */
const sessionDays = 7

/** For how long no code of an account is taken after ten wrong ones in a row. */
export const codesLockedSeconds = 900

/** Carries the visitor's network to the library, which keeps it with a session. */
export const networkHeader = 'x-visitor-network'

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** What the library needs of a server. */
export interface AuthOptions {
  orm: Orm
  secret: string
  publicUrl: string
  /** The hotel's name stands in the app that makes the codes. */
  published: PublishedStore
}

const isInstant = (column: string) => column.endsWith('_at') || column === 'locked_until'

const withDates = (row: UnknownRow): UnknownRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'string' && isInstant(column) ? new Date(value) : value,
    ]),
  )

/** The ORM's connections answer instants as text; the library compares them as dates, and text never expires. */
const instantsAsDates: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: result.rows.map(withDates) }),
}

/** Whether cookies travel over TLS only: true as soon as the public address is https. */
const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')

/** As the library names the cookie of a session, by the options below. */
export const sessionCookie = (publicUrl: string) => `${isSecure(publicUrl) ? '__Secure-' : ''}desk.session_token`

/**
 * The sign-in library on our own tables. It is called in process by staff.service.ts; none of its routes are served.
 * Guesses are slowed down by sign-in-guard.ts, in the database, so that every instance counts together.
 */
const createAuth = ({ orm, secret, publicUrl }: AuthOptions, hotel: string) =>
  betterAuth({
    appName: hotel,
    secret: secret,
    baseURL: publicUrl,
    database: { db: orm.em.getConnection().getClient().withPlugin(instantsAsDates), type: 'postgres' },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'desk',
      useSecureCookies: isSecure(publicUrl),
      disableOriginCheck: true,
      // Whoever calls the library says where the visitor is; what a request says of itself is not believed.
      ipAddress: { ipAddressHeaders: [networkHeader] },
      database: { generateId: () => randomUUID() },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 10, maxPasswordLength: 128 },
    user: {
      modelName: 'staff_user',
      fields: { emailVerified: 'email_verified', ...timestamps },
      additionalFields: { role: { type: 'string', required: true, input: false } },
    },
    session: {
      modelName: 'staff_session',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...timestamps,
      },
      expiresIn: sessionDays * 86_400,
      // A session has one end, however busy it is.
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'staff_account',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timestamps,
      },
    },
    verification: { modelName: 'staff_verification', fields: { expiresAt: 'expires_at', ...timestamps } },
    plugins: [
      twoFactor({
        issuer: hotel,
        accountLockout: { durationSeconds: codesLockedSeconds },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_two_factor',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  })

type Auth = ReturnType<typeof createAuth>

const made = new WeakMap<Orm, { hotel: string; auth: Auth }>()

/** The library on a server's database, made when somebody signs in or comes with a session. */
export const authOf = (server: AuthOptions): Auth => {
  const hotel = server.published.current().facts.name
  const known = made.get(server.orm)
  if (known?.hotel === hotel) return known.auth
  const auth = createAuth(server, hotel)
  made.set(server.orm, { hotel, auth })
  return auth
}
