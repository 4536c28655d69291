import { forgetFailures } from './lazy-part.tsx'
import { reloadAfterRelease } from './release.ts'

const pauseMs = 10_000

/** Tries again and again to load what a page needs to come alive: until then it stays as the server wrote it. */
export const untilLoaded = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load()
  } catch {
    forgetFailures()
    void reloadAfterRelease()
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return untilLoaded(load)
  }
}
