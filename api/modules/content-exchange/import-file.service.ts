import { badFile } from '../../errors.ts'
import type { Context } from '../../platform/context.ts'
import { importContent } from './import-content.service.ts'
import type { ImportOptions, ImportReport } from './import-report.ts'
import { importTranslation } from './import-translation.service.ts'
import { readArchive } from './read-archive.ts'
import { readText } from './read-text.ts'
import { readCsv } from './translation-csv.ts'
import { readXliff } from './translation-xliff.ts'

/** Ten times what the sample hotel has in a language. */
export const mostTextMegabytes = 10

const startsWith = (body: Buffer, ...bytes: number[]) => bytes.every((byte, at) => body[at] === byte)

/**
 * Brings back a file that the desk has exported: the whole content, or a language as XLIFF or CSV. Which of them it is,
 * its first bytes say.
 * @throws BAD_USER_INPUT with what is wrong with the file as a whole; what is wrong with a record is in the report
 */
export const importFile = async (ctx: Context, body: Buffer, options: ImportOptions): Promise<ImportReport> => {
  if (startsWith(body, 0x1f, 0x8b)) return importContent(ctx, await readArchive(body), options)
  if (startsWith(body, 0x50, 0x4b, 0x03, 0x04))
    throw badFile('This is a workbook or a zip archive. Save a table as “CSV UTF-8”, or send the file in it by itself')
  if (body.length > mostTextMegabytes * 1024 * 1024)
    throw badFile(`A file of translations may have at most ${mostTextMegabytes} MB`)
  const text = readText(body)
  const file = text.trimStart().startsWith('<') ? readXliff(text) : readCsv(text)
  return importTranslation(ctx, file, options)
}
