import { makeVar, type ApolloClient } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { ErrorLink } from '@apollo/client/link/error'
import { readFailure } from '#client/apollo/failure.ts'
import { AdminAppDocument, type AdminAppQuery } from '../AdminApp.generated.ts'
import type { ViewerParts } from './viewer.tsx'

/** Whether somebody who was at work has to sign in again without having signed out. */
export const sessionEnded = makeVar(false)

/** Tells the desk who is signed in now; null brings up the sign-in card. */
export const setViewer = (client: ApolloClient, viewer: ViewerParts | null) => {
  if (viewer) sessionEnded(false)
  client.cache.updateQuery<AdminAppQuery>({ query: AdminAppDocument }, (before) => before && { ...before, viewer })
}

/** A session can end at any call (expired, account removed, password changed): the sign-in card then takes the page. */
export const watchSession = (client: ApolloClient) => {
  const onRefusal = new ErrorLink(({ error }) => {
    if (readFailure(error).code !== 'UNAUTHENTICATED') return
    if (client.cache.readQuery<AdminAppQuery>({ query: AdminAppDocument })?.viewer) sessionEnded(true)
    setViewer(client, null)
  })
  client.setLink(ApolloLink.from([onRefusal, client.link]))
}

const publicFields = new Set(['__typename', 'viewer', 'hotel', 'sectionPictures'])

/** Drops everything that only staff may see; the desk computer is shared. */
export const forgetStaffData = (client: ApolloClient) => {
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (publicFields.has(fieldName) ? value : DELETE),
  })
  client.cache.gc()
}
