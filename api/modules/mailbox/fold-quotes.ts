export interface FoldedText {
  /** What its writer adds. */
  text: string
  /** What is repeated of earlier mails, with the line that introduces it; null where nothing is. */
  quoted: string | null
}

const isQuoted = (line: string) => line.startsWith('>')
const isBlank = (line: string) => line.trim() === ''

/** “On Tuesday Aino wrote:”, as mail programs put it in the seven languages, perhaps over several lines. */
const introduction = /(?<!\p{L})(?:wrote|schrieb|escribió|escreveu|écrit|kirjoitti|skrev)(?!\p{L})[^:]{0,200}:\s*$/iu
const mostIntroductionLines = 3

/** “-----Original Message-----”, and the head of a mail that Outlook repeats below a line. */
const separator =
  /^\s*[-_*]{2,}\s*(original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|mensaje original|mensagem original|message d[’']origine|message original|alkuperäinen viesti|ursprungligt meddelande|originalmeddelande)\s*[-_*]{2,}\s*$/iu
const rule = /^\s*_{10,}\s*$/
const field = (names: string) => new RegExp(`^\\s*\\*?(${names})\\s*:\\*?\\s*\\S`, 'iu')
const sender = field('from|von|de|från|lähettäjä')
const sent = field(
  'sent|date|gesendet|datum|enviado|enviado el|fecha|enviada em|enviado em|data|envoyé|date|lähetetty|päiväys|skickat|to|an|para|à|vastaanottaja|till',
)
const mostFields = 4

const isHead = (lines: string[], at: number): boolean =>
  sender.test(lines[at]!) && lines.slice(at + 1, at + 1 + mostFields).some((line) => sent.test(line))

/** The first line of the introduction that ends at a line; that line itself where it is none. */
const introductionAt = (lines: string[], end: number): number | null => {
  for (let length = 1; length <= mostIntroductionLines && length <= end + 1; length += 1) {
    const start = end + 1 - length
    if (isBlank(lines[start]!) || isQuoted(lines[start]!)) return null
    if (
      introduction.test(
        lines
          .slice(start, end + 1)
          .join(' ')
          .slice(-400),
      )
    )
      // The day may stand in the line before the name.
      return start > 0 && !isBlank(lines[start - 1]!) && length === 1 && lines[start]!.length < 60 ? start - 1 : start
  }
  return null
}

/** Where everything that follows is a quotation, marked by “>”. */
const markedFrom = (lines: string[]): number | null => {
  let start = lines.length
  while (start > 0 && (isQuoted(lines[start - 1]!) || isBlank(lines[start - 1]!))) start -= 1
  while (start < lines.length && isBlank(lines[start]!)) start += 1
  if (start === lines.length) return null
  let end = start - 1
  while (end >= 0 && isBlank(lines[end]!)) end -= 1
  return end < 0 ? start : (introductionAt(lines, end) ?? start)
}

/** Where a mail begins that is repeated without marks. */
const repeatedFrom = (lines: string[]): number | null => {
  const at = lines.findIndex((line, index) => separator.test(line) || isHead(lines, index))
  if (at < 0) return null
  return at > 0 && rule.test(lines[at - 1]!) ? at - 1 : at
}

/**
 * Parts what a mail adds from what it repeats at its end. Whoever answers between the lines, or says nothing besides,
 * is left whole: better too much than a word lost.
 */
export const foldQuotes = (whole: string): FoldedText => {
  const lines = whole.split('\n')
  const starts = [markedFrom(lines), repeatedFrom(lines)].filter((start) => start !== null)
  const start = Math.min(...starts)
  const text = lines.slice(0, start).join('\n').trim()
  if (starts.length === 0 || text === '') return { text: whole.trim(), quoted: null }
  return { text, quoted: lines.slice(start).join('\n').trim() }
}
