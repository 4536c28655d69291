import { use, type ComponentType } from 'react'

type PartModule<Props> = { default: ComponentType<Props> }

/** A part's code could not be had: the network is gone, or the release that the code belongs to. */
export class PartNotLoaded extends Error {
  constructor(
    cause: unknown,
    /** How often it was tried in vain. */
    readonly tries: number,
  ) {
    super('A part of the page could not be loaded', { cause })
  }
}

const failures = new Set<() => void>()

/** Lets what could not be loaded be asked for again. */
export const forgetFailures = () => {
  for (const forget of failures) forget()
  failures.clear()
}

/**
 * Like React.lazy, but a preloaded part renders at once, so that server and browser agree on the first render, and a failure
 * is not for ever. It lasts until somebody wants to try again: asked anew at each render, a part would never learn of it.
 */
export const lazyPart = <Props extends object = object>(load: () => Promise<PartModule<Props>>) => {
  let loaded: PartModule<Props> | undefined
  let loading: Promise<PartModule<Props>> | undefined
  let tries = 0

  /** Loads the part's code. */
  const preload = () => {
    loading ??= load().then(
      (module) => (loaded = module),
      (error: unknown) => {
        failures.add(() => (loading = undefined))
        throw new PartNotLoaded(error, (tries += 1))
      },
    )
    return loading
  }

  /** Fetches the code ahead. In vain it leaves no mark: whoever needs the part tries for itself. */
  const prefetch = () => {
    if (!loading) load().catch(() => undefined)
  }

  const Part = (props: Props) => {
    const { default: Content } = loaded ?? use(preload())
    return <Content {...props} />
  }
  return Object.assign(Part, { preload, prefetch })
}
