import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { ownerPassword } from './env.ts'
import { staffPassword } from './staff.ts'

type Done = (error: Error | null, key: Buffer) => void

/**
 * A tenth of a second of processor goes into each key that is made of a password, and people of the tests sign in over
 * and over with the same two: their keys are kept. Every other password, and each new salt, costs what it always does.
 */
const keys = new Map<string, Buffer>()
const derive = crypto.scrypt

const remembering = (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) => {
  if (password !== ownerPassword && password !== staffPassword) return derive(password, salt, length, options, done)
  const name = JSON.stringify([password, salt, length, options])
  const known = keys.get(name)
  if (known) return process.nextTick(done, null, Buffer.from(known))
  derive(password, salt, length, options, (error, key) => {
    if (!error) keys.set(name, Buffer.from(key))
    done(error, key)
  })
}

// A worker runs many files.
if (crypto.scrypt.name !== remembering.name) {
  crypto.scrypt = remembering as typeof crypto.scrypt
  syncBuiltinESMExports()
}
