import type { Env } from '../env.ts'
import type { Mailer } from '../integrations/mailer/port.ts'
import type { LanguageModel } from '../integrations/model/port.ts'
import type { Services } from '../integrations/services.ts'

/** What lies outside this server as it is set up at one moment: it never changes under whoever holds it. */
export interface Outside {
  /** The server's settings, with what was entered at the desk where the environment says nothing. */
  env: Env
  /** The services outside this server, each behind its port. */
  services: Services
  /** Puts the assistant's answers into words; null without a key. */
  model: LanguageModel | null
  /** Sends mail; null without a mail server: then every mail stays in the outbox. */
  mailer: Mailer | null
}

/** Keeps the connections to what lies outside, and opens them anew when their settings change. */
export interface OutsideStore {
  current: () => Outside
  /** What the environment says; it wins over the desk. */
  environment: Env
  /** Reads what was entered at the desk anew: it was changed, here or by another instance. */
  refresh: () => Promise<void>
  /** Calls for each time that other settings count. Answers how to stop. */
  onRenewed: (listener: () => void) => () => void
  /** Opens everything once more, on settings that need not be kept. Its mailer is the caller's to close. */
  tryOut: (env: Env, isNoted: boolean) => Promise<Outside>
  close: () => void
}
