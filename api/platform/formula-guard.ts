/** What a spreadsheet takes for the beginning of something to run, in wide letters too; blanks before it do not count. */
const start = String.raw`'*(?:[\t\r\n]|\s*[=+\-@|＝＋－＠｜])`
/** A comma parts cells here, a semicolon where the decimal point is a comma: there a cell begins behind it. */
const begin = '^|;'

const unguarded = new RegExp(`(${begin})(?=${start})`, 'g')
const guarded = new RegExp(`(${begin})'(?=${start})`, 'g')

/** A number with no sign within has nothing to be worked out. */
const plainNumber = /^[+-]\d[\d .()]*$/
/** Neither has a phone number whose country code stands apart. */
const phoneNumber = /^\+\d{1,3}[ (][\d .()-]*(?: ?x ?\d+)?$/i

/** A leading apostrophe keeps a spreadsheet from running a text as a formula. */
export const withFormulaGuard = (cell: string): string =>
  plainNumber.test(cell) || phoneNumber.test(cell) ? cell : cell.replaceAll(unguarded, "$1'")

/** The same cell as it was before. */
export const withoutFormulaGuard = (cell: string): string => cell.replaceAll(guarded, '$1')
