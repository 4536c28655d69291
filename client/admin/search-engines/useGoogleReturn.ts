import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useViewer } from '../frame/viewer.tsx'
import { notify } from '../ui/toasts.tsx'

/** Anybody can write an address: its texts are shown short. */
const longestText = 200

/** Google sends people back with its answer in the address: told in a toast, then taken out; the tab stays. */
export const useGoogleReturn = () => {
  const client = useApolloClient()
  const [query, setQuery] = useSearchParams()
  const { startsWithToday } = useViewer()
  const answer = query.get('google_auth')

  const report = useEffectEvent(() => {
    if (answer === 'success') {
      notify({ tone: 'success', title: 'Success!', description: 'Google Search Console is connected.' })
      // A card that shows the connection asks again.
      client.cache.evict({ fieldName: 'googleStatus' })
    }
    if (answer === 'failed') {
      const texts = [query.get('error'), query.get('desc')].filter(Boolean)
      const description = texts.join(': ').slice(0, longestText) || 'Google did not say why.'
      notify({ tone: 'error', title: 'Authentication Failed', description })
    }
    // The card that shows the connection stays in sight, also for who begins with Today.
    const tab = query.get('tab') ?? (startsWithToday ? 'seo' : null)
    setQuery(tab ? { tab } : {}, { replace: true })
  })

  useEffect(() => {
    if (answer) report()
  }, [answer])
}
