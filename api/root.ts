import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const upToPackage = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : upToPackage(dirname(folder))

/** The folder of the checkout, from the sources as from the bundle: everything that is read from disk is named from here. */
export const root = upToPackage(dirname(fileURLToPath(import.meta.url)))

/** Where the server's own files lie: among the sources, or copied beside the bundle, which needs no sources then. */
export const shipped = import.meta.url.endsWith('.ts') ? root : join(root, 'dist', 'api')
