/** What follows is a secret: whoever has it is let in. Routes do not mind the case. */
const secretPart = /(?<=\/(?:your-stay|waiting-list|blog\/preview)\/)[^/]+/i

/** Routes read letters that are written as numbers; what cannot be read leads nowhere. */
const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The path of an address as a log may have it. */
export const loggedPath = (url: string): string => {
  const path = url.split('?')[0]!
  const read = decoded(path)
  return secretPart.test(read) ? read.replace(secretPart, '…') : path
}
