import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { ImportReport } from './import-file.ts'

const count = (value: number) => value.toLocaleString('en-US')

const shownLines = 200

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
      {count(value)}
    </Text>
  </Box>
)

/** What a file would change, with every line that cannot be used. */
export const ImportReportView = ({ report }: { report: ImportReport }) => (
  <Stack gap="5">
    <Box as="ul" listStyleType="none" aria-label="What the file changes">
      <Line label="New subscribers" value={report.added} />
      <Line label="Known, to be brought up to date" value={report.updated} />
      <Line label="Known, not changed" value={report.unchanged} />
      <Line label="Lines that cannot be used" value={report.bad.length} />
    </Box>
    {report.bad.length > 0 && (
      <Box as="section">
        <Heading as="h3" textStyle="cardTitle" mb="2" id="bad-lines">
          Lines that cannot be used
        </Heading>
        <Box
          as="ol"
          listStyleType="none"
          maxHeight="14rem"
          overflowY="auto"
          tabIndex={0}
          aria-labelledby="bad-lines"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l2"
          px="4"
          py="2"
          textStyle="sm"
        >
          {report.bad.slice(0, shownLines).map(({ line, reason }) => (
            <Box as="li" key={line} py="1">
              Line {count(line)}: {reason}
            </Box>
          ))}
        </Box>
        {report.bad.length > shownLines && (
          <Text color="fg.muted" textStyle="sm" mt="2">
            And {count(report.bad.length - shownLines)} more.
          </Text>
        )}
      </Box>
    )}
  </Stack>
)
