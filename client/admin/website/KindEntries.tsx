import { Box, Flex, Heading, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { ContentRow } from './ContentRow.tsx'
import type { ContentRowFragment } from './ContentRow.generated.ts'
import { isShown } from './filters.ts'
import { inGroups, placeInList, type Group } from './groups.ts'
import { kindLabels } from './kind-labels.ts'
import { KindFilters } from './KindFilters.tsx'
import type { KindListQuery, KindListQueryVariables } from './KindList.generated.ts'
import { hasOrder } from './kinds.ts'
import { nameOf } from './labels.ts'
import { OrderList } from './OrderList.tsx'
import { PutAwayDialog } from './PutAwayDialog.tsx'
import { isFound } from './search.ts'
import { useOrder } from './useOrder.ts'
import { usePutAway } from './usePutAway.ts'
import type { WebsiteAddress } from './useWebsiteAddress.ts'

interface KindEntriesProps {
  kind: ContentKind
  data: KindListQuery
  variables: KindListQueryVariables
  address: WebsiteAddress
}

const emptiness = (isArchive: boolean, isNarrowed: boolean) => {
  if (isNarrowed) return 'Nothing matches.'
  return isArchive ? 'Nothing was put away.' : 'There is nothing here yet.'
}

/** The loaded records of a kind: filtered and searched, or put in order. */
export const KindEntries = ({ kind, data, variables, address }: KindEntriesProps) => {
  const { can } = useViewer()
  const canWrite = can('content:write')
  const isArchive = variables.archived
  // One that has just been put away or brought back is in the wrong list until that is asked for anew.
  const present = data.contentEntries.filter(({ state }) => (state === 'ARCHIVED') === isArchive)
  const { shown: all, move } = useOrder(present, variables)
  const { putAway, restore } = usePutAway()
  const [isOrdering, setOrdering] = useState(false)
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<ContentRowFragment | null>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Ids of the row that is asked about, and of the one that takes the focus when that is gone. */
  const row = useRef<{ asked: string; next: string | undefined }>(undefined)

  const { show, language, search } = address
  const found = all.filter((entry) => isShown(entry, show, language) && isFound(entry, search))
  const canOrder = canWrite && hasOrder(kind) && !show && !search && all.length > 1
  const ordering = canOrder && isOrdering
  const groups = inGroups(kind, found, data.questionGroups ?? [])
  const labelOf = ({ title }: Group) => title ?? kindLabels[kind].many

  const askAbout = (entry: ContentRowFragment) => {
    const place = found.indexOf(entry)
    row.current = { asked: entry.id, next: (found[place + 1] ?? found[place - 1])?.id }
    setAsked(entry)
  }
  const nextRow = () =>
    found.some(({ id }) => id === row.current?.asked)
      ? null
      : (list.current?.querySelector<HTMLElement>(`[data-record="${row.current?.next}"] a`) ?? null)

  return (
    <Box ref={list}>
      {!ordering && <KindFilters address={address} entries={all} />}
      <Flex gap="4" align="center" justify="space-between" wrap="wrap" minHeight="9" mb="3">
        <Text as="output" display="block" color="fg.muted" textStyle="sm" flex="1 1 8rem">
          {ordering && 'Drag a row by its grip, or press its arrows. Guests see the new order at once.'}
          {!ordering && found.length > 0 && `Showing ${found.length} of ${all.length}`}
          {!ordering && found.length === 0 && emptiness(isArchive, all.length > 0)}
        </Text>
        {canOrder && (
          <Button size="sm" onClick={() => setOrdering(!ordering)}>
            {ordering ? 'Done' : 'Change the order'}
          </Button>
        )}
      </Flex>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Stack gap="7">
        {groups.map((group) => (
          <Box key={labelOf(group)}>
            {group.title && (
              <Heading as="h3" textStyle="cardTitle" mb="2">
                {group.title}
              </Heading>
            )}
            {ordering ? (
              <OrderList
                items={group.entries.map((entry) => ({ id: entry.id, name: nameOf(entry) }))}
                label={labelOf(group)}
                onMove={(id, place) => move(id, placeInList(all, group, id, place))}
                onSaid={setSaid}
              />
            ) : (
              <Box as="ul" listStyleType="none" aria-label={labelOf(group)}>
                {group.entries.map((entry) => (
                  <ContentRow
                    key={entry.id}
                    entry={entry}
                    to={address.addressOf(entry.id)}
                    search={search}
                    {...(canWrite && (isArchive ? { onRestore: restore } : { onPutAway: askAbout }))}
                  />
                ))}
              </Box>
            )}
          </Box>
        ))}
      </Stack>
      <PutAwayDialog entry={asked} onPutAway={putAway} onClose={() => setAsked(null)} focusAfter={nextRow} />
    </Box>
  )
}
