import type { OutsideService } from '../outside/service.ts'

/** What the feed says about one night of a rate plan. */
export interface FeedNight {
  /** YYYY-MM-DD, the date on which the night begins. */
  date: string
  available: number
  /** Cents. */
  rate: number
  minStay: number
  /** Null for no limit. */
  maxStay: number | null
  stopSell: boolean
  closedToArrival: boolean
  closedToDeparture: boolean
}

export interface FeedPlan {
  externalId: string
  name: string
  /** Each date once, in order. */
  nights: FeedNight[]
}

/** The property management system as a source of rates. */
export interface RatesSource {
  service: OutsideService
  /**
   * The nights from `first` on, `count` of them.
   * @throws OutsideFailure; half a feed is none
   */
  fetchNights: (first: string, count: number) => Promise<FeedPlan[]>
}
