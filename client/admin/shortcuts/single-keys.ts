import { makeVar } from '@apollo/client'

const storageKey = 'desk-single-keys'

/** Whether keys without Ctrl do something: who dictates, or presses keys unawares, turns them off (WCAG 2.1.4). */
export const singleKeysOn = makeVar(localStorage.getItem(storageKey) !== 'off')

export const turnSingleKeys = (on: boolean) => {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  singleKeysOn(on)
}
