import { Box } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { useViewer } from '../frame/viewer.tsx'
import { useListChanges } from '../live/useListChanges.ts'
import { Button } from '../ui/Button.tsx'
import { PlusIcon } from '../ui/icons.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { OverviewLink } from './BackLink.tsx'
import { kindLabels } from './kind-labels.ts'
import { KindEntries } from './KindEntries.tsx'
import { useKindListQuery } from './KindList.generated.ts'
import { canGrow, schemaKind } from './kinds.ts'
import { useWebsiteAddress } from './useWebsiteAddress.ts'

/** The records of a kind. */
export const KindList = ({ kind }: { kind: ContentKind }) => {
  const { can } = useViewer()
  const address = useWebsiteAddress()
  const archived = address.show === 'archived'
  const variables = { kind: schemaKind(kind), archived, isFaq: kind === 'faq' }
  const result = useKindListQuery({ variables })
  useListChanges(['ContentEntry'], result)
  const { one, many, about } = kindLabels[kind]
  return (
    <Box>
      <OverviewLink />
      <Panel
        title={many}
        description={about}
        action={
          can('content:write') &&
          canGrow(kind) && (
            <Button asChild variant="solid" colorPalette="coral">
              <Link to={address.addressOf('new')}>
                <PlusIcon />
                Add {one.charAt(0).toLowerCase() + one.slice(1)}
              </Link>
            </Button>
          )
        }
      >
        {/* The answer to the one list is never shown as the other's. */}
        <Loaded key={String(archived)} what={many.toLowerCase()} result={result}>
          {(data) => <KindEntries kind={kind} data={data} variables={variables} address={address} />}
        </Loaded>
      </Panel>
    </Box>
  )
}
