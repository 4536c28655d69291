import { Flex, Text } from '@chakra-ui/react'
import { Pills } from '../ui/Pills.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { statusOptions } from './labels.ts'
import { shows, type InquiryFilters } from './useInquiryFilters.ts'

const everyStatus = [{ value: 'ALL', label: 'All' }, ...statusOptions]
const assignees = [
  { value: 'anyone', label: 'Anyone' },
  { value: 'me', label: 'Me' },
] as const

export const FilterBar = ({ status, mine, show, search, change }: InquiryFilters) => (
  <Flex as="search" gap={{ base: '3', md: '5' }} wrap="wrap" align="center" mb="5">
    <SearchBox
      label="Search inquiries"
      value={search}
      onChange={(value) => change({ q: value })}
      width={{ base: 'full', md: '20rem' }}
    />
    <Pills
      label="Status"
      options={everyStatus}
      value={status ?? 'ALL'}
      onChange={(value) => change({ status: value === 'ALL' ? null : value.toLowerCase() })}
    />
    <Pills
      label="Which ones"
      options={shows}
      value={show}
      onChange={(value) => change({ show: value === 'due' ? null : value })}
    />
    <Flex align="center" gap="2">
      <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap" aria-hidden="true">
        Assigned to
      </Text>
      <Pills
        label="Assigned to"
        options={assignees}
        value={mine ? 'me' : 'anyone'}
        onChange={(value) => change({ assignee: value === 'me' ? value : null })}
      />
    </Flex>
  </Flex>
)
