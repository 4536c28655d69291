const storageKey = 'desk-not-today'

/** What somebody has put off on this day, on this device. */
export const readPutOff = (date: string): string[] => {
  const [day, ...ids] = (localStorage.getItem(storageKey) ?? '').split(' ')
  return day === date ? ids : []
}

/** Puts a suggestion off until tomorrow, and answers all that are. */
export const putOff = (date: string, id: string): string[] => {
  const ids = [...readPutOff(date), id]
  localStorage.setItem(storageKey, [date, ...ids].join(' '))
  return ids
}
