import { z } from 'zod'
import { roles, scopes } from '../permissions.ts'
import { fewestSearched, longestSearch } from '../text-limits.ts'
import { email, password, plainText } from './fields.ts'

/** A typed password is checked against the stored one, never against the rules for new ones. */
const typedPassword = z.string().min(1, 'Password is required').max(128, 'Password must have at most 128 characters')

const sixDigits = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Code must have 6 digits')

/** Said beside the field of a new password, and by the server that refuses one. */
export const passwordAdvice = 'Four words that do not belong together are hard to guess and easy to remember'

export const signInSchema = z.object({ email, password: typedPassword })

/** Six digits from the authenticator, or one of the backup codes. */
export const secondStepSchema = z.object({
  code: z.string().trim().min(6, 'Code is required').max(24, 'Code is too long'),
})

export const changePasswordSchema = z.object({ currentPassword: typedPassword, newPassword: password })

export const startTwoFactorSchema = z.object({ password: typedPassword })

export const confirmTwoFactorSchema = z.object({ code: sixDigits })

export const inviteStaffSchema = z.object({ name: plainText('Name', 1, 100), email, role: z.enum(roles) })

const linkToken = z.string().min(20, 'Token is not valid').max(200, 'Token is not valid')

export const acceptInvitationSchema = z.object({ token: linkToken, newPassword: password })

export const requestPasswordResetSchema = z.object({ email })

export const resetPasswordSchema = z.object({ token: linkToken, newPassword: password })

export const updateStaffSchema = z.object({ id: z.uuid('Id must be the id of a staff member'), role: z.enum(roles) })

export const createApiKeySchema = z.object({
  name: plainText('Name', 1, 80),
  scopes: z
    .array(z.enum(scopes, `Scopes must be among ${scopes.join(', ')}`))
    .min(1, 'Choose at least one scope')
    .max(scopes.length),
  expiresAt: z.date('Expiry must be an instant').nullish(),
})

export type CreateApiKey = z.input<typeof createApiKeySchema>

export const deskSettingsSchema = z.object({
  startsWithToday: z.boolean().nullish(),
  morningMail: z.boolean().nullish(),
})

export const deskSearchSchema = z.object({ text: plainText('Search', fewestSearched, longestSearch) })
