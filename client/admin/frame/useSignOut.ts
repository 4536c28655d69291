import { useApolloClient } from '@apollo/client/react'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import { setViewer } from './session.ts'
import { useSignOutMutation } from './SignOut.generated.ts'

export const useSignOut = () => {
  const client = useApolloClient()
  const [signOut] = useSignOutMutation()
  return async () => {
    try {
      await signOut()
      setViewer(client, null)
    } catch (error) {
      notify({ tone: 'error', title: 'You are still signed in', description: failureOf(error).message })
    }
  }
}
