import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useFirstPageChanges } from '../live/useListChanges.ts'
import { useRowKeys } from '../shortcuts/useRowKeys.ts'
import { Button } from '../ui/Button.tsx'
import { PlusIcon } from '../ui/icons.tsx'
import { ListSheet } from '../ui/ListSheet.tsx'
import { Panel } from '../ui/Panel.tsx'
import { usePagedList } from '../ui/usePagedList.ts'
import { EntryFilters } from './EntryFilters.tsx'
import { useEntryListQuery } from './EntryList.generated.ts'
import { EntryRow } from './EntryRow.tsx'
import { NewEntryDialog } from './NewEntryDialog.tsx'
import { useBlogAddress } from './useBlogAddress.ts'

const pageSize = 25

export const EntryList = () => {
  const { can } = useViewer()
  const address = useBlogAddress()
  const [isBeginning, setBeginning] = useState(false)
  const result = useEntryListQuery({
    variables: { ...address.variables, first: pageSize },
  })
  const rows = useRowKeys('Posts')
  const list = usePagedList(result, (data) => data.blogEntries, JSON.stringify(address.variables))
  useFirstPageChanges(['BlogPost'], list, pageSize)
  return (
    <Panel
      title="Blog"
      description="Posts in every language and state, the last changed first."
      action={
        can('blog:write') && (
          <Button variant="solid" colorPalette="coral" onClick={() => setBeginning(true)}>
            <PlusIcon />
            New post
          </Button>
        )
      }
    >
      <EntryFilters {...address} />
      <ListSheet
        list={list}
        what="posts"
        empty={address.isFiltered ? 'No posts match these filters.' : 'No posts yet.'}
      >
        {(entries) => (
          <Box as="ul" ref={rows} listStyleType="none" aria-label="Posts, the last changed first">
            {entries.map((entry) => (
              <li key={entry.id}>
                <EntryRow entry={entry} to={address.addressOf(entry.id)} />
              </li>
            ))}
          </Box>
        )}
      </ListSheet>
      <NewEntryDialog open={isBeginning} onClose={() => setBeginning(false)} onMade={address.open} />
    </Panel>
  )
}
