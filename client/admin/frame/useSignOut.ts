import { useApolloClient } from '@apollo/client/react'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import { sessionEnded, setViewer } from './session.ts'
import { useSignOutMutation } from './SignOut.generated.ts'

export const useSignOut = () => {
  const client = useApolloClient()
  const [signOut] = useSignOutMutation()
  return async () => {
    try {
      await signOut()
      setViewer(client, null)
      // What was still being asked may have been refused first: it was the person who ended the session.
      sessionEnded(false)
    } catch (error) {
      notify({ tone: 'error', title: 'You are still signed in', description: failureOf(error).message })
    }
  }
}
