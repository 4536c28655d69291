import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { DownloadIcon } from '../ui/icons.tsx'
import { ListSheet } from '../ui/ListSheet.tsx'
import { Panel } from '../ui/Panel.tsx'
import { formatInstant } from '../ui/time.ts'
import { usePagedList } from '../ui/usePagedList.ts'
import { everything, fileOf, toVariables } from './audit-filter.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { useAuditTabQuery, type AuditRowFragment } from './AuditTab.generated.ts'
import { actorKinds, auditActions } from './labels.ts'

const Row = ({ entry }: { entry: AuditRowFragment }) => {
  const { at, action, actorKind, actorName, network, details } = entry
  const facts = details.map(({ name, value }) => `${name}: ${value}`)
  return (
    <Flex as="li" gap={{ base: '1', md: '4' }} wrap="wrap" py="3.5" borderTopWidth="1px" borderColor="border.muted">
      <Box flex="1 1 20rem" minWidth="0">
        <Text overflowWrap="anywhere">
          <strong>{actorName ?? actorKinds[actorKind]}</strong> {auditActions[action]}
        </Text>
        {facts.length > 0 && (
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {facts.join(' · ')}
          </Text>
        )}
      </Box>
      <Text color="fg.muted" textStyle="sm">
        {[formatInstant(at), network].filter(Boolean).join(' · ')}
      </Text>
    </Flex>
  )
}

/** Who did what, when and from where. Nothing here can be changed. */
const AuditTab = () => {
  const [filter, setFilter] = useState(everything)
  const variables = toVariables(filter)
  const isBackwards = Boolean(variables.since && variables.until && variables.since >= variables.until)
  const key = JSON.stringify(filter)
  const result = useAuditTabQuery({
    variables: { first: 50, ...variables },
    skip: isBackwards,
  })
  const list = usePagedList(result, (data) => data.auditEntries, key)
  return (
    <Panel
      title="Audit log"
      description="Who did what, when and from which network. Entries cannot be changed; each is kept for 400 days."
      action={
        !isBackwards && (
          <Button asChild>
            <a href={fileOf(filter)} download>
              <DownloadIcon />
              Download as CSV
            </a>
          </Button>
        )
      }
    >
      <Stack gap="6">
        <AuditFilters filter={filter} onChange={setFilter} />
        {isBackwards ? (
          <Text role="alert">The last day is before the first one.</Text>
        ) : (
          <ListSheet list={list} what="the audit log" empty="Nothing was noted that matches.">
            {(entries) => (
              <Box as="ul" listStyleType="none" aria-label="Entries, the newest first">
                {entries.map((entry) => (
                  <Row key={entry.id} entry={entry} />
                ))}
              </Box>
            )}
          </ListSheet>
        )}
      </Stack>
    </Panel>
  )
}

export default AuditTab
