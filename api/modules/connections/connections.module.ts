import type { Module } from '../../platform/module.ts'
import { ConnectionResolver } from './connection.resolver.ts'
import { ServiceConnection } from './service-connection.entity.ts'

export const connections: Module = {
  entities: [ServiceConnection],
  resolvers: [ConnectionResolver],
}
