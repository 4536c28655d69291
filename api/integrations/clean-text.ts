// oxlint-disable-next-line no-control-regex -- PostgreSQL keeps no NUL, and nobody reads the others
const unreadable = /[\u0000-\u0008\u000B-\u001F\u007F]/g

/** What a stranger wrote as it can be kept and shown: one form of line breaks, no characters that are none. */
export const clean = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unreadable, '').toWellFormed().trim()

/** The same in one line, of at most so many characters where that is given. */
export const oneLine = (text: string, longest?: number): string =>
  clean(text).replaceAll(/\s+/g, ' ').slice(0, longest).toWellFormed()
