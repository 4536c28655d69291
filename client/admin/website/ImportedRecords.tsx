import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react'
import type { Locale } from '#graphql/locales.ts'
import { formatNumber } from '../ui/number.ts'
import { labelOf } from './entry-values.ts'
import type { ImportedRecord, ImportReport, Outcome } from './import-content.ts'
import { kindLabels } from './kind-labels.ts'

const outcomes: Record<Outcome, { label: string; about: string; palette: string }> = {
  new: { label: 'New', about: 'not here yet', palette: 'green' },
  changed: { label: 'Changed', about: 'becomes a draft', palette: 'sea' },
  unchanged: { label: 'Unchanged', about: 'the same as here', palette: 'gray' },
  conflict: { label: 'Conflict', about: 'changed here since the export', palette: 'orange' },
  refused: { label: 'Refused', about: 'stays as it is here', palette: 'red' },
}

const outcomeNames = Object.keys(outcomes) as Outcome[]

const mostShown = 200

/** `features.2` is the third line of a field. */
const fieldInWords = ({ kind }: ImportedRecord, name: string, locale: Locale | null): string => {
  const [field = '', line] = name.replace(/^texts\.\w+\.|^data\./, '').split('.')
  const root = /^(?:texts\.\w+|data)(?=\.)/.exec(name)?.[0] ?? `texts.${locale}`
  const label = labelOf(kind, `${root}.${field}`)
  return line === undefined ? label : `${label}, line ${Number(line) + 1}`
}

const Counts = ({ counts }: Pick<ImportReport, 'counts'>) => (
  <Box as="ul" listStyleType="none" aria-label="What becomes of the records">
    {outcomeNames.map((name) => (
      <Flex key={name} as="li" justify="space-between" gap="4" py="1.5" borderTopWidth="1px" borderColor="border.muted">
        <span>
          {outcomes[name].label}{' '}
          <Text as="span" color="fg.muted">
            · {outcomes[name].about}
          </Text>
        </span>
        <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatNumber(counts[name])}
        </Text>
      </Flex>
    ))}
  </Box>
)

const Row = ({ record, locale }: { record: ImportedRecord; locale: Locale | null }) => {
  const { label, palette } = outcomes[record.outcome]
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <Flex gap="2" align="baseline" wrap="wrap">
        <Badge colorPalette={palette}>{label}</Badge>
        <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
          {record.title}
        </Text>
        <Text as="span" color="fg.muted">
          {kindLabels[record.kind]?.one ?? record.kind}
        </Text>
      </Flex>
      {record.remarks.map(({ field, message }, at) => (
        <Text key={at} mt="1" overflowWrap="anywhere">
          {field && `${fieldInWords(record, field, locale)}: `}
          {message}.
        </Text>
      ))}
    </Box>
  )
}

/** Record by record what a file changes; first what needs somebody. */
export const ImportedRecords = ({ report: { counts, records, locale, newPictures } }: { report: ImportReport }) => {
  const urgency: Outcome[] = ['refused', 'conflict', 'changed', 'new']
  const sorted = records.toSorted((a, b) => urgency.indexOf(a.outcome) - urgency.indexOf(b.outcome))
  return (
    <Stack gap="4">
      <Counts counts={counts} />
      {newPictures > 0 && (
        <Text>{newPictures === 1 ? 'It brings 1 picture.' : `It brings ${newPictures} pictures.`}</Text>
      )}
      {sorted.length > 0 && (
        <Box
          as="ul"
          listStyleType="none"
          tabIndex={0}
          aria-label="Records that the file changes or that need a look"
          maxHeight="20rem"
          overflowY="auto"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l2"
          px="4"
          textStyle="sm"
        >
          {sorted.slice(0, mostShown).map((record) => (
            <Row key={`${record.kind}/${record.key}`} record={record} locale={locale} />
          ))}
        </Box>
      )}
      {sorted.length > mostShown && (
        <Text color="fg.muted" textStyle="sm">
          And {formatNumber(sorted.length - mostShown)} more.
        </Text>
      )}
    </Stack>
  )
}
