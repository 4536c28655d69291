/**
 * What follows is a secret, all of it: whoever has it is let in, and an address that is written oddly, and leads nowhere,
 * has it in clear all the same. Only the name of the calendar file is none.
 */
const secretPart = /(?<=\W(?:your-stay|waiting-list|blog\W+preview)\W).+?(?=\/stay\.ics$|$)/is

/** Routes read letters that are written as numbers; what else cannot be read stays. */
const withLetters = (path: string): string => path.replaceAll(/%[0-7][\da-f]/gi, decodeURIComponent)

/** The path of an address as a log may have it. */
export const loggedPath = (url: string): string => {
  const path = url.split('?')[0]!
  const read = withLetters(path)
  return secretPart.test(read) ? read.replace(secretPart, '…') : path
}
