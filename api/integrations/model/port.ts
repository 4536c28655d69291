export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

export interface ModelRequest {
  /** Fixed by the server; nothing a guest wrote. */
  system: string
  turns: Turn[]
  /** The longest answer, in tokens; some sentences when missing. */
  mostTokens?: number
  /** Ends the call; nothing is answered after it. */
  signal: AbortSignal
}

/** A language model that continues a conversation. Both ways throw a ModelFailure when there is no whole answer. */
export interface LanguageModel {
  answer: (request: ModelRequest) => Promise<string>
  stream: (request: ModelRequest) => AsyncIterable<string>
}

/** Why a model gave no usable answer, without anything that was said. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: 'timeout' | 'rate-limited' | 'unavailable' | 'malformed' | 'refused' | 'empty' | 'cut-off',
    /** HTTP status, where there was one. */
    readonly status?: number,
  ) {
    super(`The language model gave no answer: ${reason}`)
  }
}
