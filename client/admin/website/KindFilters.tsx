import { Flex, NativeSelect } from '@chakra-ui/react'
import { defaultLocale, locales } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { Pills } from '../ui/Pills.tsx'
import { SearchBox } from '../ui/SearchBox.tsx'
import type { ContentRowFragment } from './ContentRow.generated.ts'
import { concernNames, concerns, isOfLanguages, isShown, type Show } from './filters.ts'
import type { WebsiteAddress } from './useWebsiteAddress.ts'

interface KindFiltersProps {
  address: WebsiteAddress
  entries: ContentRowFragment[]
}

const others = locales.filter((locale) => locale !== defaultLocale)

/** What the list shows; only what there is something of is offered. */
export const KindFilters = ({ address: { show, language, search, change }, entries }: KindFiltersProps) => {
  const count = (concern: Show, of: typeof language) => entries.filter((entry) => isShown(entry, concern, of)).length
  // Those that were put away are another list, about which nothing else is asked.
  const offered = show === 'archived' ? [] : concernNames.filter((name) => name === show || count(name, null) > 0)
  const options = [
    { value: 'all', label: 'All' },
    ...offered.map((name) => ({ value: name, label: `${concerns[name].label} (${count(name, null)})` })),
    { value: 'archived', label: 'Put away' },
  ] as const
  return (
    <Flex as="search" gap={{ base: '3', md: '5' }} wrap="wrap" align="center" mb="5">
      <SearchBox
        label="Search in every language"
        value={search}
        onChange={(q) => change({ q })}
        width={{ base: 'full', md: '20rem' }}
      />
      <Pills
        label="Which"
        options={options}
        value={show ?? 'all'}
        onChange={(value) => change({ show: value === 'all' ? null : value, language: null })}
      />
      {isOfLanguages(show) && (
        <NativeSelect.Root size="sm" width={{ base: 'full', md: '13rem' }}>
          <NativeSelect.Field
            aria-label="Language"
            value={language ?? ''}
            onChange={(event) => change({ language: (event.target.value || null) as typeof language })}
          >
            <option value="">In any language</option>
            {others.map((locale) => (
              <option key={locale} value={locale}>
                {languages[locale].name} ({count(show!, locale)})
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator aria-hidden />
        </NativeSelect.Root>
      )}
    </Flex>
  )
}
