/** Words by which programs that call themselves Mozilla name themselves; CUBOT makes phones. */
const botWords =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|preview|externalhit|embedly|archiver|fetch|validator|python|curl/i

/** Whether a request comes from a program: every browser calls itself Mozilla/5.0, and a program that does too says what it is. */
export const isBot = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith('Mozilla/') || botWords.test(userAgent)
