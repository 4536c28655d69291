import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import { Button } from '../ui/Button.tsx'
import { DownloadIcon } from '../ui/icons.tsx'
import { formatNumber } from '../ui/number.ts'
import { saveFile } from '../ui/save-file.ts'
import type { ImportReport } from './import-file.ts'

const shownLines = 200

/** The lines of a file that cannot be used, each with its reason, and as a file to be mended and imported again. */
export const BadLines = ({ report: { bad, badFile }, title }: { report: ImportReport; title: string }) => (
  <Box as="section">
    <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="2">
      <Heading as="h3" textStyle="cardTitle" id="bad-lines">
        {title}
      </Heading>
      <Button size="sm" onClick={() => saveFile(new Blob([badFile ?? ''], { type: 'text/csv' }), 'lines-to-mend.csv')}>
        <DownloadIcon />
        Download these lines
      </Button>
    </Flex>
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
      {bad.slice(0, shownLines).map(({ line, reason }, at) => (
        <Box as="li" key={at} py="1">
          Line {formatNumber(line)}: {reason}
        </Box>
      ))}
    </Box>
    {bad.length > shownLines && (
      <Text color="fg.muted" textStyle="sm" mt="2">
        And {formatNumber(bad.length - shownLines)} more, which the download has.
      </Text>
    )}
  </Box>
)
