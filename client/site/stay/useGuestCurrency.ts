import { useSyncExternalStore } from 'react'
import { guestCurrencies, type GuestCurrency } from '#graphql/inputs/exchange-rates.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { usualCurrency } from './rough-sum.ts'

const storageKey = 'currency'
const none = 'none'

type Choice = GuestCurrency | typeof none

const isChoice = (value: unknown): value is Choice => [...guestCurrencies, none].some((choice) => choice === value)

/** For as long as the page lives, where storage is switched off. */
let chosen: Choice | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const readChoice = (): Choice | undefined => {
  if (chosen) return chosen
  try {
    const stored = localStorage.getItem(storageKey)
    return isChoice(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

const choose = (currency: GuestCurrency | null) => {
  chosen = currency ?? none
  try {
    localStorage.setItem(storageKey, chosen)
  } catch {
    // It holds until the page is left.
  }
  for (const listener of listeners) listener()
}

/** In which currency this browser's guest reads a rough sum, and how they choose another; null for none. */
export const useGuestCurrency = () => {
  const { language } = useLanguage()
  // The server's HTML is the same for all readers of a language.
  const choice = useSyncExternalStore(subscribe, readChoice, () => undefined) ?? usualCurrency[language] ?? none
  return [choice === none ? null : choice, choose] as const
}
