/** Today at the hotel as YYYY-MM-DD: a guest far east is already in tomorrow. */
export const hotelToday = (timeZone: string, now = new Date()): string => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const value = (type: string) => parts.formatToParts(now).find((part) => part.type === type)!.value
  return `${value('year')}-${value('month')}-${value('day')}`
}
