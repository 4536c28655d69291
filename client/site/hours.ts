/** '8:00 AM' as '8 AM'; clocks of 24 hours stay as their language writes them. */
export const shortHour = (time: string) => time.replace(/:00(?=\s[AP]M$)/, '')

/** '8:00 AM' as '8am', for lines with little room. */
export const tightHour = (time: string) =>
  /[AP]M$/.test(time) ? shortHour(time).replace(/\s/, '').toLowerCase() : time
