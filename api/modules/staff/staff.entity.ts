import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import { baseColumns, instant } from '../../db/base-columns.ts'
import { roles } from '#graphql/permissions.ts'

/** A person who works at the hotel. The sign-in library reads and writes these tables under the names given in auth.ts. */
export const StaffUser = defineEntity({
  name: 'StaffUser',
  properties: {
    ...baseColumns,
    name: p.string().length(100),
    email: p.string().length(254).unique('staff_user_email_unique'),
    emailVerified: p.boolean().default(false),
    image: p.string().length(300).nullable(),
    role: p.enum([...roles]).default('desk'),
    twoFactorEnabled: p.boolean().nullable().default(false),
    /** Whether /admin opens with Today, also for who would begin with SEO & Search. */
    startsWithToday: p.boolean().default(false),
    /** Whether Today comes as a mail in the morning. */
    morningMail: p.boolean().default(false),
    /** The day of the last such mail. */
    morningMailOn: p.date().nullable(),
  },
})

export type StaffUser = InferEntity<typeof StaffUser>

export const StaffSession = defineEntity({
  name: 'StaffSession',
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(StaffUser).deleteRule('cascade').index('staff_session_user_index'),
    token: p.string().length(255).unique('staff_session_token_unique'),
    expiresAt: instant(),
    ipAddress: p.string().length(64).nullable(),
    userAgent: p.text().nullable(),
  },
})

export type StaffSession = InferEntity<typeof StaffSession>

/** How a person proves who they are; for a password its scrypt hash. */
export const StaffAccount = defineEntity({
  name: 'StaffAccount',
  uniques: [{ name: 'staff_account_issuer_account_id_unique', properties: ['issuer', 'accountId'] }],
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(StaffUser).deleteRule('cascade').index('staff_account_user_index'),
    issuer: p.string().length(255),
    accountId: p.string().length(255),
    providerId: p.string().length(60),
    accessToken: p.text().nullable(),
    refreshToken: p.text().nullable(),
    idToken: p.text().nullable(),
    accessTokenExpiresAt: instant().nullable(),
    refreshTokenExpiresAt: instant().nullable(),
    scope: p.text().nullable(),
    password: p.text().nullable(),
  },
})

/** Short-lived proofs: the second step of a sign-in, an invitation. */
export const StaffVerification = defineEntity({
  name: 'StaffVerification',
  properties: {
    ...baseColumns,
    identifier: p.string().length(255).index('staff_verification_identifier_index'),
    value: p.text(),
    expiresAt: instant(),
  },
})

export const StaffTwoFactor = defineEntity({
  name: 'StaffTwoFactor',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(StaffUser).deleteRule('cascade').index('staff_two_factor_user_index'),
    secret: p.text(),
    backupCodes: p.text(),
    verified: p.boolean().nullable().default(true),
    failedVerificationCount: p.integer().nullable().default(0),
    lockedUntil: instant().nullable(),
  },
})

/** Wrong guesses for one account from one address, and until when the next one has to wait. */
export const SignInFailure = defineEntity({
  name: 'SignInFailure',
  properties: {
    key: p.string().length(160).primary(),
    failures: p.integer(),
    failedAt: instant(),
    blockedUntil: instant().nullable(),
  },
})
