import { Flex, NativeSelect } from '@chakra-ui/react'
import { Pills } from '../ui/Pills.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import { languageOptions, statuses, statusOrder } from './labels.ts'
import type { BlogAddress } from './useBlogAddress.ts'

const statusOptions = [
  { value: 'ALL', label: 'All' },
  ...statusOrder.map((value) => ({ value, label: statuses[value].label })),
]

export const EntryFilters = ({ status, language, search, change }: BlogAddress) => (
  <Flex as="search" gap={{ base: '3', md: '5' }} wrap="wrap" align="center" mb="5">
    <SearchBox
      label="Search posts"
      value={search}
      onChange={(value) => change({ q: value })}
      width={{ base: 'full', md: '18rem' }}
    />
    <NativeSelect.Root size="sm" width={{ base: 'full', md: '11rem' }}>
      <NativeSelect.Field
        aria-label="Language"
        value={language ?? ''}
        onChange={(event) => change({ language: event.target.value })}
      >
        <option value="">Every language</option>
        {languageOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator aria-hidden />
    </NativeSelect.Root>
    <Pills
      label="Status"
      options={statusOptions}
      value={status ?? 'ALL'}
      onChange={(value) => change({ status: value === 'ALL' ? null : value.toLowerCase() })}
    />
  </Flex>
)
