import { useApolloClient } from '@apollo/client/react'
import { saveFile } from '../ui/save-file.ts'
import { GuestFileDocument } from './GuestRecords.generated.ts'
import {
  useCorrectGuestMutation,
  useEraseGuestMutation,
  type CorrectGuestMutationVariables,
} from './useGuestChanges.generated.ts'

const json = { type: 'application/json' }

/** What a guest may ask of the hotel: a copy, a correction, to be forgotten. */
export const useGuestChanges = () => {
  const client = useApolloClient()
  const [correct] = useCorrectGuestMutation()
  const [erase] = useEraseGuestMutation()
  return {
    /** Not kept in the cache: it is the guest's file, not the desk's. */
    download: async (email: string) => {
      const { data } = await client.query({
        query: GuestFileDocument,
        variables: { email },
        fetchPolicy: 'no-cache',
      })
      const { name, content } = data!.guestFile
      saveFile(new Blob([content], json), name)
    },
    correct: async (input: CorrectGuestMutationVariables['input']) =>
      (await correct({ variables: { input } })).data!.correctGuest,
    /** Whatever the desk has read may show the guest, so that all of it is read again. */
    erase: async (email: string) => {
      const { data } = await erase({ variables: { input: { email } } })
      // What cannot be read again says so itself; the guest is erased all the same, and the receipt is shown but once.
      await client
        .refetchQueries({ include: 'active', onQueryUpdated: (query) => query.queryName !== 'GuestRecords' })
        .catch(() => undefined)
      client.cache.gc()
      return data!.eraseGuest
    },
  }
}
