import { formatStayDay } from '../ui/time.ts'

export const nightsInWords = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`

/** "Fri, Dec 4, 2026" or "Fri, Dec 4, 2026 to Sun, Dec 6, 2026" */
export const spanInWords = ({ firstNight, lastNight }: { firstNight: string; lastNight: string }) =>
  firstNight === lastNight ? formatStayDay(firstNight) : `${formatStayDay(firstNight)} to ${formatStayDay(lastNight)}`
