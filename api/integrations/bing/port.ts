import type { OutsideService } from '../outside/service.ts'

/** Bing Webmaster Tools. Each call throws an OutsideFailure. */
export interface BingWebmaster {
  service: OutsideService
  /** Addresses that may still be submitted. */
  remaining: () => Promise<{ today: number; thisMonth: number }>
  /** At most 500 addresses of the site. */
  submit: (urls: string[]) => Promise<void>
}

export const mostUrlsAtOnce = 500
