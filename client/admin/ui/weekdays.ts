/** As the specification counts them: Sunday is 0. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** "Every night", or "Fri, Sat". */
export const nightsOfWeek = (days: readonly number[]) =>
  days.length === 0 || days.length === 7 ? 'Every night' : days.map((day) => weekdays[day]).join(', ')
