import { badFile } from '../../errors.ts'

/** @throws BAD_USER_INPUT for what is not UTF-8: another encoding would be guessed, and names and accents lost */
export const readText = (body: Buffer): string => {
  if (body.length === 0) throw badFile('The file is empty')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw badFile('The file is not in UTF-8. In a spreadsheet, save it as “CSV UTF-8”')
  }
}
