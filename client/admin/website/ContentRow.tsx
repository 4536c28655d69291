import { chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { languages } from '../inquiries/labels.ts'
import { ArchiveIcon, RefreshIcon } from '../ui/icons.tsx'
import { formatInstant, formatStayDay } from '../ui/time.ts'
import { ContentMarks } from './ContentMarks.tsx'
import type { ContentRowFragment } from './ContentRow.generated.ts'
import { detailOf, nameOf } from './labels.ts'
import { excerptOf } from './search.ts'

const Row = chakra(Link, {
  base: {
    display: 'block',
    flex: '1',
    minWidth: '0',
    px: { base: '0', md: '3' },
    py: '3.5',
    color: 'fg',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'coral.focusRing', outlineOffset: '-3px' },
  },
})

/** The passage in another language, or further down, for which a record was found. */
const Excerpt = ({ entry, search }: { entry: ContentRowFragment; search: string }) => {
  const excerpt = excerptOf(entry, search)
  if (!excerpt) return null
  return (
    <Text textStyle="sm" mt="1" overflowWrap="anywhere">
      {languages[excerpt.locale].name}: <span lang={excerpt.locale}>{excerpt.text}</span>
    </Text>
  )
}

interface ContentRowProps {
  entry: ContentRowFragment
  to: string
  search: string
  /** Missing for whoever may only read. */
  onPutAway?: (entry: ContentRowFragment) => void
  onRestore?: (entry: ContentRowFragment) => void
}

/** A record in its list: how it stands, who changed it last, and the way to it. */
export const ContentRow = ({ entry, to, search, onPutAway, onRestore }: ContentRowProps) => {
  const name = nameOf(entry)
  const facts = [
    detailOf(entry),
    !entry.isSample && `Changed ${formatInstant(entry.updatedAt)}${entry.changedBy ? ` by ${entry.changedBy}` : ''}`,
    entry.verifiedOn && `Checked ${formatStayDay(entry.verifiedOn)}`,
  ].filter(Boolean)
  return (
    <Flex as="li" align="center" gap="1" borderTopWidth="1px" borderColor="border.muted" data-record={entry.id}>
      <Row to={to}>
        <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: '1.5', md: '4' }} justify="space-between">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <ContentMarks entry={entry} />
        </Flex>
        {facts.length > 0 && (
          <Text textStyle="sm" color="fg.muted" mt="1.5" overflowWrap="anywhere">
            {facts.join(' · ')}
          </Text>
        )}
        {search && <Excerpt entry={entry} search={search} />}
      </Row>
      {onPutAway && (
        <IconButton variant="ghost" aria-label={`Put away ${name}`} title="Put away" onClick={() => onPutAway(entry)}>
          <ArchiveIcon />
        </IconButton>
      )}
      {onRestore && (
        <IconButton
          variant="ghost"
          aria-label={`Bring back ${name}`}
          title="Bring back"
          onClick={() => onRestore(entry)}
        >
          <RefreshIcon />
        </IconButton>
      )}
    </Flex>
  )
}
