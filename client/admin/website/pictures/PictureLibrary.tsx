import { Box, Flex, Grid, NativeSelect, Text } from '@chakra-ui/react'
import { locales } from '#graphql/locales.ts'
import { useViewer } from '../../frame/viewer.tsx'
import { languages } from '../../inquiries/labels.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pills } from '../../ui/Pills.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { OverviewLink } from '../BackLink.tsx'
import type { ContentRowFragment } from '../ContentRow.generated.ts'
import { kindLabels } from '../kind-labels.ts'
import { useKindListQuery } from '../KindList.generated.ts'
import { isFound } from '../search.ts'
import { useWebsiteAddress, type WebsiteAddress } from '../useWebsiteAddress.ts'
import { PictureCard } from './PictureCard.tsx'
import { pictureData } from './picture-data.ts'
import { usePictureUsesQuery } from './PictureUses.generated.ts'
import { UploadArea } from './UploadArea.tsx'

interface CardsProps {
  entries: readonly ContentRowFragment[]
  uses: ReadonlyMap<string, number>
  address: WebsiteAddress
}

const options = [
  { value: 'all', label: 'All' },
  { value: 'drawing', label: 'Drawings' },
  { value: 'photograph', label: 'Photographs' },
  { value: 'unused', label: 'Unused' },
  { value: 'untranslated', label: 'Without description' },
  { value: 'archived', label: 'Put away' },
] as const

type Wanted = (typeof options)[number]['value']

const Cards = ({ entries, uses, address }: CardsProps) => {
  const { show, language, search } = address
  const wanted: Wanted = options.find(({ value }) => value === show)?.value ?? 'all'
  const isWanted = (entry: ContentRowFragment): boolean => {
    if (wanted === 'unused') return !uses.has(entry.key)
    if (wanted === 'untranslated')
      return entry.words.some(({ locale, texts }) => !texts && (!language || locale === language))
    return wanted === 'all' || wanted === 'archived' || pictureData(entry).kind === wanted
  }
  const present = entries.filter(({ state }) => (state === 'ARCHIVED') === (wanted === 'archived'))
  const found = present.filter((entry) => isWanted(entry) && isFound(entry, search))
  return (
    <>
      <Flex as="search" gap={{ base: '3', md: '5' }} wrap="wrap" align="center" mb="5">
        <SearchBox
          label="Search in every language"
          value={search}
          onChange={(q) => address.change({ q })}
          width={{ base: 'full', md: '20rem' }}
        />
        <Pills
          label="Which"
          options={options}
          value={wanted}
          onChange={(value) => address.change({ show: value === 'all' ? null : value, language: null })}
        />
        {wanted === 'untranslated' && (
          <NativeSelect.Root size="sm" width={{ base: 'full', md: '13rem' }}>
            <NativeSelect.Field
              aria-label="Language"
              value={language ?? ''}
              onChange={(event) =>
                address.change({ language: locales.find((one) => one === event.target.value) ?? null })
              }
            >
              <option value="">In any language</option>
              {locales.map((locale) => (
                <option key={locale} value={locale}>
                  {languages[locale].name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator aria-hidden />
          </NativeSelect.Root>
        )}
      </Flex>
      <Text as="output" display="block" color="fg.muted" textStyle="sm" mb="3">
        {found.length > 0 ? `Showing ${found.length} of ${present.length}` : 'Nothing matches.'}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        gap="4"
        templateColumns="repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))"
        md={{ gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' }}
        aria-label="Pictures"
      >
        {found.map((entry) => (
          <li key={entry.id}>
            <PictureCard entry={entry} uses={uses.get(entry.key) ?? 0} to={address.addressOf(entry.id)} />
          </li>
        ))}
      </Grid>
    </>
  )
}

/** All pictures of the site, and the way for new ones to it. */
export const PictureLibrary = () => {
  const { can } = useViewer()
  const address = useWebsiteAddress()
  const archived = address.show === 'archived'
  const result = useKindListQuery({
    variables: { kind: 'PICTURE', archived, isFaq: false },
  })
  const { data } = usePictureUsesQuery()
  const uses = new Map<string, number>()
  for (const { picture } of data?.pictureUses ?? []) uses.set(picture, (uses.get(picture) ?? 0) + 1)
  const { many, about } = kindLabels.picture
  return (
    <Box>
      <OverviewLink />
      <Panel title={many} description={about}>
        {can('content:write') && <UploadArea />}
        <Loaded key={String(archived)} what="pictures" result={result} height="96">
          {({ contentEntries }) => <Cards entries={contentEntries} uses={uses} address={address} />}
        </Loaded>
      </Panel>
    </Box>
  )
}
