import { use, type ComponentType } from 'react'

type PageModule = { default: ComponentType }

export type LoadPage = () => Promise<PageModule>

export interface LazyPage {
  Page: ComponentType
  /** Loads the page's code; once it is here the page renders without waiting. */
  preload: LoadPage
}

/** Like React.lazy, but a preloaded page renders at once: server and browser then agree on the first render. */
export const lazyPage = (load: LoadPage): LazyPage => {
  let loaded: PageModule | undefined
  let loading: Promise<PageModule> | undefined

  const preload = () => {
    loading ??= load().then(
      (module) => (loaded = module),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  const Page = () => {
    const { default: Content } = loaded ?? use(preload())
    return <Content />
  }
  return { Page, preload }
}
