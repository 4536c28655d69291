import { badUserInput } from '../../errors.ts'

const refuse = (message: string) => badUserInput([{ path: ['file'], message }])

/** @throws BAD_USER_INPUT for what is not UTF-8: another encoding would be guessed, and names and accents lost */
export const readText = (body: Buffer): string => {
  if (body.length === 0) throw refuse('The file is empty')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw refuse('The file is not in UTF-8. In a spreadsheet, save it as “CSV UTF-8”')
  }
}
