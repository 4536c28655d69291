import { Stack } from '@chakra-ui/react'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import { useConnectionsQuery } from './ConnectionsTab.generated.ts'

/** The services of other companies that the hotel uses, for owners. */
const ConnectionsTab = () => {
  const result = useConnectionsQuery()
  return (
    <Panel
      title="Connections"
      description="Services of other companies that your hotel uses. Passwords and keys are kept encrypted and shown to nobody again. What the server’s environment sets wins over what is entered here."
    >
      <Loaded what="connections" result={result}>
        {({ connections }) => (
          <Stack gap="4">
            {connections.map((connection) => (
              <ConnectionCard key={connection.id} connection={connection} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}

export default ConnectionsTab
