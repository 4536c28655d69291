import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupProblem } from './problem.ts'

/** With what a backup is sealed: at most one of them is used, the recipient first. */
export interface SealWith {
  passphrase?: string | undefined
  recipient?: string | undefined
}

/** With what it is opened again. */
export interface OpenWith {
  passphrase?: string | undefined
  /** `AGE-SECRET-KEY-1…` */
  identity?: string | undefined
}

/** How a file begins that age has sealed: https://age-encryption.org/v1 */
const magic = 'age-encryption.org/v1'

/** A passphrase costs 2^n tries of 1 KB: what a minute's guesses cost an attacker, and a second here. */
const workFactor = 16

/** What the library says when the file needs another key; all else is the file's fault. */
const noKey = /no identity matched/

export const isSealed = (beginning: Buffer) => beginning.subarray(0, magic.length).toString('latin1') === magic

export const isSealing = ({ passphrase, recipient }: SealWith) => Boolean(passphrase ?? recipient)

const useKey = (name: string, use: () => void) => {
  try {
    use()
  } catch (error) {
    throw new BackupProblem(`${name} is not one that age knows: is it whole?`, { cause: error })
  }
}

/** The stream sealed, or as it is where neither is set. */
export const seal = async (plain: Readable, { passphrase, recipient }: SealWith): Promise<Readable> => {
  if (!passphrase && !recipient) return plain
  const encrypter = new Encrypter()
  if (recipient) useKey('BACKUP_RECIPIENT', () => encrypter.addRecipient(recipient))
  else {
    encrypter.setScryptWorkFactor(workFactor)
    encrypter.setPassphrase(passphrase!)
  }
  const sealed = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>)
  return Readable.fromWeb(sealed as ReadableStream as WebStream)
}

/** @throws BackupProblem when it needs another key */
export const unseal = async (sealed: Readable, { passphrase, identity }: OpenWith): Promise<Readable> => {
  const decrypter = new Decrypter()
  if (identity) useKey('The identity', () => decrypter.addIdentity(identity))
  if (passphrase) decrypter.addPassphrase(passphrase)
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(sealed) as ReadableStream<Uint8Array>)
    return Readable.fromWeb(plain as ReadableStream as WebStream)
  } catch (error) {
    if (!noKey.test((error as Error).message)) throw error
    throw new BackupProblem(
      passphrase || identity
        ? 'This backup is encrypted with another passphrase or for another recipient.'
        : 'This backup is encrypted: set BACKUP_PASSPHRASE, or name the file of its identity with --identity.',
      { cause: error },
    )
  }
}
