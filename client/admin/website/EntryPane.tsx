import { Box } from '@chakra-ui/react'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { BackLink } from './BackLink.tsx'
import { useContentEntryPaneQuery } from './EntryPane.generated.ts'
import { kindLabels } from './kind-labels.ts'

/** One record of the website. */
export const EntryPane = ({ id, kind }: { id: string; kind: ContentKind }) => {
  const result = useContentEntryPaneQuery({ variables: { id } })
  return (
    <Box>
      <BackLink kind={kind} />
      <Loaded what="this record" result={result}>
        {({ contentEntry }) => <Panel title={contentEntry?.title ?? kindLabels[kind].one} />}
      </Loaded>
    </Box>
  )
}
