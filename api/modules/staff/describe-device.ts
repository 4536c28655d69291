import { parse } from 'bowser'

const longestRead = 300

/** A program by what it says of itself, as 'Firefox on Windows'. */
export const describeDevice = (userAgent: string | null | undefined): string => {
  if (!userAgent) return 'An unknown program'
  const { browser, os, platform } = parse(userAgent.slice(0, longestRead))
  if (!browser.name) return 'An unknown program'
  const device = platform.model ?? os.name
  return device ? `${browser.name} on ${device}` : browser.name
}
