import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { subDays } from 'date-fns/subDays'
import { lockName } from '../../db/lock-name.ts'
import type { Orm } from '../../db/orm.ts'
import { decryptStored, encryptStored, longestAcceptedDays, type Secrets } from '../../platform/secrets.ts'
import { audit } from '../audit/audit.service.ts'
import { GoogleConsent } from '../search-engines/google-consent.entity.ts'
import { grantPurpose, verifierPurpose } from '../search-engines/google-connection.service.ts'
import { GoogleGrant } from '../search-engines/google-grant.entity.ts'
import { writeSetting } from '../settings/setting.service.ts'
import { StaffTwoFactor } from '../staff/staff.entity.ts'
import { Webhook } from '../webhooks/webhook.entity.ts'
import { secretPurpose } from '../webhooks/webhook.service.ts'
import { currentKey, formerKey, newSecret, readSecrets } from './secrets.service.ts'

/** Reads what the old secrets have encrypted and encrypts it with the new one; what nobody can read stays as it is. */
type Reseal = (purpose: string, sealed: string) => string

const resealWith =
  (old: Secrets, next: Secrets, now: () => Date): Reseal =>
  (purpose, sealed) => {
    try {
      return encryptStored({ secrets: next }, purpose, decryptStored({ secrets: old, now }, purpose, sealed))
    } catch {
      return sealed
    }
  }

/** The sign-in library encrypts what belongs to the second step in its own way. */
const resealSecondStep = async (old: Secrets, next: Secrets, sealed: string): Promise<string> => {
  for (const key of [old.current, ...old.former.map(({ secret }) => secret)]) {
    const data = await symmetricDecrypt({ key, data: sealed }).catch(() => null)
    if (data !== null) return symmetricEncrypt({ key: next.current, data })
  }
  return sealed
}

const resealAll = async (em: SqlEntityManager, old: Secrets, next: Secrets, now: () => Date) => {
  const reseal = resealWith(old, next, now)
  for (const grant of await em.findAll(GoogleGrant)) grant.refreshToken = reseal(grantPurpose, grant.refreshToken)
  for (const consent of await em.findAll(GoogleConsent)) consent.verifier = reseal(verifierPurpose, consent.verifier)
  for (const webhook of await em.findAll(Webhook)) {
    webhook.secret = reseal(secretPurpose, webhook.secret)
    webhook.previousSecret &&= reseal(secretPurpose, webhook.previousSecret)
  }
  for (const second of await em.findAll(StaffTwoFactor)) {
    second.secret = await resealSecondStep(old, next, second.secret)
    second.backupCodes = await resealSecondStep(old, next, second.backupCodes)
  }
}

/**
 * Puts a new signing secret in the place of the current one, in one transaction with all that is encrypted; the old one
 * is accepted for as long as `acceptedDays` says. Instances that run learn of it when they are started anew.
 */
export const rotateSecret = (orm: Orm, now: () => Date = () => new Date()): Promise<void> =>
  orm.em.fork().transactional(async (em) => {
    await lockName(em, 'rotate-secret')
    const old = await readSecrets(em)
    const since = subDays(now(), longestAcceptedDays)
    const former = [{ secret: old.current, replacedAt: now().toISOString() }, ...old.former].filter(
      ({ replacedAt }) => new Date(replacedAt) > since,
    )
    const next = { ...old, current: newSecret(), former }
    await resealAll(em, old, next, now)
    await writeSetting(em, currentKey, next.current)
    await writeSetting(em, formerKey, next.former)
    await audit({ em, now, ip: '', viewer: null }, 'secret-rotated', { by: { kind: 'server', name: 'Command line' } })
  })
