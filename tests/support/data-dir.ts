import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '#api/db/embedded/cluster.ts'
import { stopServer } from '#api/db/embedded/server.ts'

/** An empty DATA_DIR; under root the database server has to pass through it. */
export const makeDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'hotel-'))
  await chmod(folder, 0o711)
  return folder
}

/** Removes it with the server that a killed product has left running in it. */
export const removeDataDir = async (folder: string): Promise<void> => {
  const cluster = await openCluster(folder).catch(() => null)
  if (cluster) await stopServer(cluster, 'immediate').catch(() => {})
  await rm(folder, { recursive: true, force: true })
}
