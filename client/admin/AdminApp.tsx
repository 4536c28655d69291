import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider } from '@chakra-ui/react'
import { apolloClient } from '#client/apollo/client.ts'
import { DeskPart } from './frame/DeskPart.tsx'
import { Gate } from './frame/Gate.tsx'
import { watchSession } from './frame/session.ts'
import { adminSystem } from './theme.ts'
import { forgetOldUnsaved } from './ui/unsaved.ts'
import { Toasts } from './ui/toasts.tsx'

watchSession(apolloClient)
forgetOldUnsaved(new Date())

/** The staff desk: everything behind a sign-in, in English, with its own theme. Guests never load it. */
const AdminApp = () => (
  <ApolloProvider client={apolloClient}>
    <ChakraProvider value={adminSystem}>
      <DeskPart waiting={null}>
        <Gate />
      </DeskPart>
      <Toasts />
    </ChakraProvider>
  </ApolloProvider>
)

export default AdminApp
