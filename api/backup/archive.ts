import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { finished, pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { BackupProblem } from './problem.ts'
import { isSealed, seal, unseal, type OpenWith, type SealWith } from './seal.ts'

/** The size of a piece: what is in memory at a time. */
const pieceBytes = 1024 * 1024

interface ArchiveWriter {
  file: (name: string, text: string) => Promise<void>
  /** Writes a stream in pieces of its own folder. */
  pieces: (folder: string, data: AsyncIterable<Buffer>) => Promise<void>
}

const pieceName = (folder: string, number: number) => `${folder}/${String(number).padStart(6, '0')}`

/** Writes an archive to a file that must not be there yet; it has reached the disk when this returns. */
export const writeArchive = async (
  path: string,
  keys: SealWith,
  write: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> => {
  const tar = pack()
  const zipped = createGzip()
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const packing = pipeline(tar, zipped)
  const sealed = await seal(zipped, keys)
  const writing = Promise.all([packing, pipeline(sealed, target)])
  // What breaks on the disk must end the one who writes, who would wait for ever.
  const broken = writing.then(() => new Promise<never>(() => {}))
  let reason: unknown
  writing.catch((error: unknown) => (reason ??= error))
  broken.catch(() => {})
  const entry = async (name: string, bytes: Buffer) => {
    const sink = tar.entry({ name, size: bytes.length, mode: 0o600, mtime: new Date(0) })
    const taken = new Promise<void>((resolve, reject) => {
      sink.once('finish', () => resolve())
      sink.once('error', reject)
    })
    taken.catch(() => {})
    sink.end(bytes)
    await Promise.race([taken, broken])
  }
  try {
    await write({
      file: (name, text) => entry(name, Buffer.from(text)),
      pieces: async (folder, data) => {
        let [number, waiting, waitingBytes] = [0, [] as Buffer[], 0]
        const flush = async () => {
          if (waitingBytes > 0) await entry(pieceName(folder, (number += 1)), Buffer.concat(waiting))
          waiting = []
          waitingBytes = 0
        }
        for await (const chunk of data) {
          // The stream may use its memory again.
          waiting.push(Buffer.from(chunk))
          waitingBytes += chunk.length
          if (waitingBytes >= pieceBytes) await flush()
        }
        await flush()
      },
    })
    tar.finalize()
    await writing
  } catch (error) {
    // What went wrong on the disk is told a moment later than that nothing can be written any more.
    await setImmediate()
    tar.destroy()
    zipped.destroy()
    const told = reason ?? error
    target.destroy()
    await finished(target).catch(() => {})
    throw told
  }
}

interface ArchiveReader {
  /** The whole text of the next file, which must have this name; null when it has not. */
  file: (name: string) => Promise<string | null>
  /** The pieces of a folder, which must come next; none when there are none. */
  pieces: (folder: string) => AsyncIterable<Buffer>
  /** Whether nothing is left. */
  isOver: () => Promise<boolean>
}

const beginningOf = async (path: string): Promise<Buffer> => {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BackupProblem(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${error.code}.`,
    )
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export const foreign = (path: string) => new BackupProblem(`${path} is not a backup of this product.`)

const damaged = (path: string, error: unknown) =>
  new BackupProblem(`${path} is damaged or was cut off: it cannot be read to its end.`, { cause: error })

/** Opens an archive and lets `read` go through it once, from the beginning. @throws BackupProblem when it is not whole */
export const readArchive = async <T>(
  path: string,
  keys: OpenWith,
  read: (archive: ArchiveReader) => Promise<T>,
): Promise<T> => {
  const beginning = await beginningOf(path)
  const sealed = isSealed(beginning)
  if (!sealed && !(beginning[0] === 0x1f && beginning[1] === 0x8b)) throw foreign(path)
  const source = createReadStream(path)
  const tar = extract()
  /** What goes wrong while the file is read is the file's fault, and nothing else is. */
  const fromFile = async <U>(step: Promise<U>): Promise<U> => {
    try {
      return await step
    } catch (error) {
      throw error instanceof BackupProblem ? error : damaged(path, error)
    }
  }
  async function* bytesOf(entry: AsyncIterable<unknown>): AsyncIterable<Buffer> {
    const parts = (entry as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
    for (let part = await fromFile(parts.next()); !part.done; part = await fromFile(parts.next())) yield part.value
  }
  try {
    const plain = sealed ? await fromFile(unseal(source, keys)) : source
    const unpacking = pipeline(plain, createGunzip(), tar)
    // It is waited for at the end; until then whoever reads hears of it.
    unpacking.catch(() => {})
    const entries = tar[Symbol.asyncIterator]()
    const advance = () => fromFile(entries.next())
    let next = await advance()
    const answer = await read({
      file: async (name) => {
        if (next.done || next.value.header.name !== name) return null
        const parts: Buffer[] = []
        for await (const part of bytesOf(next.value)) parts.push(part)
        next = await advance()
        return Buffer.concat(parts).toString('utf8')
      },
      pieces: async function* (folder) {
        for (let number = 1; !next.done && next.value.header.name === pieceName(folder, number); number += 1) {
          yield* bytesOf(next.value)
          next = await advance()
        }
      },
      isOver: async () => Boolean(next.done),
    })
    await fromFile(unpacking)
    return answer
  } finally {
    source.destroy()
    tar.destroy()
  }
}
