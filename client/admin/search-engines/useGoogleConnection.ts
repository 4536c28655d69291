import type { ApolloCache } from '@apollo/client'
import { failureOf } from '../ui/failure.ts'
import { asSentence } from '../ui/sentence.ts'
import { notify } from '../ui/toasts.tsx'
import { GoogleCardDocument, type GoogleCardQuery, type GoogleStatusPartsFragment } from './GoogleCard.generated.ts'
import { useConnectGoogleMutation, useDisconnectGoogleMutation } from './useGoogleConnection.generated.ts'

const keep = (cache: ApolloCache, googleStatus: GoogleStatusPartsFragment | undefined) => {
  if (googleStatus) cache.updateQuery<GoogleCardQuery>({ query: GoogleCardDocument }, () => ({ googleStatus }))
}

/** Connects by a service account at once, or by way of Google's consent page, which sends the browser back here. */
export const useGoogleConnection = () => {
  const [connectGoogle, { loading: connecting }] = useConnectGoogleMutation({
    update: (cache, { data }) => keep(cache, data?.connectGoogle.status),
  })
  const [disconnectGoogle] = useDisconnectGoogleMutation({
    update: (cache, { data }) => {
      keep(cache, data?.disconnectGoogle)
      // The next account sees other properties.
      cache.evict({ fieldName: 'googleSites' })
    },
  })

  const connect = async () => {
    try {
      const { success, message, authorizationUrl } = (await connectGoogle()).data!.connectGoogle
      if (!success) return notify({ tone: 'error', title: 'Error', description: asSentence(message) })
      if (authorizationUrl) return location.assign(authorizationUrl)
      notify({
        tone: 'success',
        title: 'Connected',
        description: 'Using API key authentication - no login needed!',
      })
    } catch (error) {
      notify({ tone: 'error', title: 'Error', description: failureOf(error).message })
    }
  }

  const disconnect = async () => {
    await disconnectGoogle()
    notify({ tone: 'success', title: 'Google Search Console is disconnected' })
  }
  return { connect, connecting, disconnect }
}
