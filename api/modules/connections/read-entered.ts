import type { SqlEntityManager } from '@mikro-orm/postgresql'
import { ServiceConnection, type EnteredSettings } from './service-connection.entity.ts'

/** Everything that was entered at the desk. */
export const readEntered = async (em: SqlEntityManager): Promise<EnteredSettings> => {
  const connections = await em.findAll(ServiceConnection, { disableIdentityMap: true })
  return Object.assign({}, ...connections.map(({ settings }) => settings)) as EnteredSettings
}
