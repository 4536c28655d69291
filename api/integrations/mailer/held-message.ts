import { PassThrough, type Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { LastMoment } from './port.ts'

/** A message whose closing dot waits for `lastMoment`. */
export class HeldMessage extends PassThrough {
  constructor(
    private readonly message: Buffer,
    private readonly lastMoment: LastMoment,
  ) {
    super()
  }

  /** Ends the target synchronously; the ordinary pipe would take several ticks to carry the end on. */
  override pipe<T extends NodeJS.WritableStream>(target: T): T {
    const stream = target as unknown as Writable & { readableLength: number }
    stream.write(this.message)
    this.letGo(stream).catch((error: unknown) => this.destroy(error as Error))
    return target
  }

  private async letGo(stream: Writable & { readableLength: number }) {
    while (stream.readableLength > 0 && !this.destroyed) await setTimeout(1)
    // nodemailer destroys the message when its connection is lost.
    const dot = { canLeave: () => !this.destroyed, send: () => void stream.end() }
    if (!(await this.lastMoment(dot))) this.destroy(new Error('The last moment said no'))
  }
}
