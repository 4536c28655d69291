import { Box } from '@chakra-ui/react'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useOutsideCallsQuery } from './OutsideCalls.generated.ts'
import { OutsideCallRow } from './OutsideCallRow.tsx'
import { watched } from './watched.ts'

export const OutsideCalls = () => {
  const result = useOutsideCallsQuery(watched)
  return (
    <Panel
      title="Outside services"
      description="The last call to each, and whether calls are let through. After several failures in a row they are held back for a while."
    >
      <Loaded what="outside services" result={result}>
        {({ outsideCalls }) => (
          <Box as="ul" listStyleType="none" aria-label="Outside services">
            {outsideCalls.map((call) => (
              <OutsideCallRow key={call.service} call={call} />
            ))}
          </Box>
        )}
      </Loaded>
    </Panel>
  )
}
