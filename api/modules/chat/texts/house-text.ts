import type { Localized } from '../../hotel/localized.ts'

export interface HouseText {
  source: string
  /** Page that says the same; empty where there is none. */
  path: string
  title: Localized
  text: Localized
}
