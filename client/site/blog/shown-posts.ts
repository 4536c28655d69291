import { formQuery } from '#graphql/form-query.ts'

const pageSize = 12

/** As many pages as the server lists in one answer. */
const mostShown = 8 * pageSize

/** How many articles an address asks for. */
export const readShown = (search: string): number => {
  const shown = Number(new URLSearchParams(search).get('first'))
  return shown % pageSize === 0 && shown > pageSize && shown <= mostShown ? shown : pageSize
}

/** One page more; null when more cannot be shown at once. */
export const moreThan = (shown: number): number | null => (shown < mostShown ? shown + pageSize : null)

/** The same address that asks for so many. */
export const writeShown = (search: string, shown: number): string => {
  const parameters = new URLSearchParams(formQuery(search))
  parameters.set('first', String(shown))
  return `?${parameters}`
}
