import { vi } from 'vitest'

/** No deadline passes, until mocks are restored: what an answer waits for may take a busy machine as long as it likes. */
export const unhurried = () => vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
