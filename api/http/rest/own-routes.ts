import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/context.ts'
import type { MakeContext } from './attempt.ts'
import { registerAuditRoutes } from './audit-routes.ts'
import { registerBackupRoutes } from './backup-routes.ts'
import { registerCalendarFeed } from './calendar-feed.ts'
import { registerChatStream } from './chat-stream.ts'
import { registerContentRoutes } from './content-routes.ts'
import { registerDeskChanges } from './desk-changes.ts'
import { registerGoogleCallback } from './google-callback.ts'
import { registerMailRoutes } from './mail-routes.ts'
import { registerPictures } from './pictures.ts'
import { registerSubscriberRoutes } from './subscriber-routes.ts'

/** The documented paths that run no operation: files, streams, and what other programs ask for. */
export const registerOwnRoutes = (app: FastifyInstance, deps: Deps, makeContext: MakeContext) => {
  registerChatStream(app, makeContext)
  registerDeskChanges(app, deps, makeContext)
  registerCalendarFeed(app, makeContext)
  registerPictures(app, deps, makeContext)
  registerMailRoutes(app, makeContext)
  registerAuditRoutes(app, makeContext)
  registerSubscriberRoutes(app, makeContext)
  registerContentRoutes(app, makeContext)
  registerBackupRoutes(app, makeContext)
  registerGoogleCallback(app, makeContext)
}
