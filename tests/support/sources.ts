import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '#api/root.ts'

export interface Code {
  file: string
  text: string
}

/** The sample hotel's own files and the stand-ins of outside services, which know that hotel only, are data. */
export const isData = (file: string) =>
  /\/seed\/.*\.html$|\.test\.tsx?$|\.generated\.ts$|\/sandbox\/|\/stand-in\.ts$/.test(file)

/** What the product is written in. */
export const sources: Code[] = ['api', 'graphql', 'client']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file)),
  )
  .filter((file) => /\.(tsx?|html)$|^(api|client)\/i18n\/messages\/.*\.json$/.test(file) && !isData(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

export const guestSide = ({ file }: Code) => !file.startsWith('client/admin/')
