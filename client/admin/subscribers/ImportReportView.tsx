import { Box, Text } from '@chakra-ui/react'
import { formatNumber } from '../ui/number.ts'
import type { ImportReport } from './import-file.ts'

const Line = ({ label, value }: { label: string; value: number }) => (
  <Box
    as="li"
    display="flex"
    justifyContent="space-between"
    gap="4"
    py="1.5"
    borderTopWidth="1px"
    borderColor="border.muted"
  >
    <span>{label}</span>
    <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {formatNumber(value)}
    </Text>
  </Box>
)

/** What a file would change. */
export const ImportReportView = ({ report }: { report: ImportReport }) => (
  <>
    <Box as="ul" listStyleType="none" aria-label="What the file changes">
      <Line label="New subscribers" value={report.added} />
      <Line label="Known, to be brought up to date" value={report.updated} />
      <Line label="Known, not changed" value={report.unchanged} />
      <Line label="Lines that cannot be used" value={report.bad.length} />
    </Box>
    {report.unused.length > 0 && (
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        Not used: {report.unused.join(', ')}.
      </Text>
    )}
  </>
)
