import { badFile } from '../../errors.ts'

const startsWith = (body: Buffer, ...bytes: number[]) => bytes.every((byte, at) => body[at] === byte)

/** As programs write text files: with a mark in front, in UTF-8, or else as Excel does in Europe and America. */
export const decodeUpload = (body: Buffer): string => {
  if (startsWith(body, 0x50, 0x4b, 0x03, 0x04)) throw badFile('This is a workbook. Save it as a CSV file first')
  if (startsWith(body, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(body)
  if (startsWith(body, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(body)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return new TextDecoder('windows-1252').decode(body)
  }
}
