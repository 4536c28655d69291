import { Flex, Link } from '@chakra-ui/react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { staffPaths } from '#graphql/paths.ts'
import { GuestDialog } from '../guests/GuestDialog.tsx'
import { ListSheet } from '../ui/ListSheet.tsx'
import { Panel } from '../ui/Panel.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import { SubscriberDialog } from './SubscriberDialog.tsx'
import { SubscriberTable } from './SubscriberTable.tsx'
import type { SubscriberListState } from './useSubscriberList.ts'

interface SubscriberListProps {
  state: SubscriberListState
  /** Only the first rows, with the way to the rest; otherwise everybody, page by page. */
  isExcerpt: boolean
  /** Called when somebody's status changed or somebody was erased. */
  onChanged: () => void
}

/** The mailing list, the newest first, searched by address or name. */
export const SubscriberList = ({ state, isExcerpt, onChanged }: SubscriberListProps) => {
  const { list, search, setSearch, openId, open } = state
  const [guest, setGuest] = useState<string | null>(null)
  return (
    <Panel title="Subscribers">
      <Flex gap="3" wrap="wrap" mb="4">
        <SearchBox
          label="Search by email or name"
          value={search}
          onChange={setSearch}
          width={{ base: 'full', md: '20rem' }}
          me="auto"
        />
        {isExcerpt && <ExportButtons search={search} isDisabled={list.total === 0} />}
      </Flex>
      <ListSheet
        list={list}
        what="subscribers"
        empty={search ? 'No subscribers match your search.' : 'No subscribers yet...'}
        isExcerpt={isExcerpt}
        loadsOnScroll={!isExcerpt}
      >
        {(subscribers) => <SubscriberTable subscribers={subscribers} total={list.total} onOpen={open} />}
      </ListSheet>
      {isExcerpt && list.hasMore && (
        <Link asChild mt="5" variant="underline">
          <RouterLink
            to={search ? `${staffPaths.emailAdmin}?${new URLSearchParams({ q: search })}` : staffPaths.emailAdmin}
          >
            See all in Email Admin
          </RouterLink>
        </Link>
      )}
      <SubscriberDialog id={openId} onClose={() => open(null)} onChanged={onChanged} onGuest={setGuest} />
      <GuestDialog
        email={guest}
        onClose={() => {
          setGuest(null)
          onChanged()
        }}
      />
    </Panel>
  )
}
