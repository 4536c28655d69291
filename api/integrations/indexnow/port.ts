import type { OutsideService } from '../outside/service.ts'

export interface IndexNow {
  service: OutsideService
  /** At most 10,000 addresses of the site's host. @throws OutsideFailure */
  submit: (urls: string[]) => Promise<void>
}
